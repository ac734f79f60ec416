# Décider d’avance : ordres scellés avant son tour, et réponses aux attaques.

your-turn-has-come = c’est à toi maintenant : donne ton ordre
no-order-now = tu ne peux pas sceller d’ordre maintenant
order-not-legal = ta main ne permet pas cet ordre
sealed-ask = Tu peux déjà choisir ton ordre. Personne n’en saura rien avant ton tour.
sealed-is = Scellé : { $order }. Ton ordre sera joué quand ton tour viendra.
sealed-plays = Ton ordre scellé va être joué : { $order }
sealed-choose = Sceller un ordre
sealed-seal = Sceller : { $order }
sealed-tip = Choisis des cartes, puis scelle-les. Tu peux changer d’avis jusqu’à ton tour.
sealed-withdraw = Retirer
riposte-title = Quand tu peux riposter
riposte-line = Décidé d’avance, pour que personne ne t’attende. Personne d’autre ne le voit.
riposte-ask = Me demander
riposte-always = Toujours riposter
riposte-never = Ne jamais riposter
