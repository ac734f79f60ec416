# Decisions in advance: orders that are sealed before one’s turn, and answers to ripostes.

your-turn-has-come = your turn has come: play your order
no-order-now = you cannot seal an order now
order-not-legal = your hand does not allow this order
sealed-ask = You can decide your order now. Nobody learns of it before your turn.
sealed-is = Sealed: { $order }. It is played when your turn comes.
sealed-plays = Your sealed order is played in a moment: { $order }
sealed-choose = Seal an order
sealed-seal = Seal: { $order }
sealed-tip = Choose cards, then seal them. You can change your mind until your turn comes.
sealed-withdraw = Withdraw
riposte-title = When you can strike back
riposte-line = Decided in advance, so that nobody waits for you. Nobody else sees it.
riposte-ask = Ask me
riposte-always = Always strike back
riposte-never = Never strike back
