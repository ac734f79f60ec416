# 미리 정하기: 차례가 오기 전에 봉인하는 배치, 그리고 공격에 대한 대답.

your-turn-has-come = 지금 당신의 차례입니다. 카드를 놓으세요
no-order-now = 지금은 배치를 미리 봉인할 수 없습니다
order-not-legal = 손에 든 카드로는 이렇게 놓을 수 없습니다
sealed-ask = 놓을 카드를 지금 미리 정할 수 있습니다. 차례가 오기 전에는 아무도 모릅니다.
sealed-is = 봉인됨: { $order }. 차례가 오면 놓입니다.
sealed-plays = 봉인한 카드가 곧 놓입니다: { $order }
sealed-choose = 미리 봉인하기
sealed-seal = 봉인: { $order }
sealed-tip = 카드를 고른 뒤 봉인하세요. 차례가 오기 전까지 바꿀 수 있습니다.
sealed-withdraw = 거두기
riposte-title = 반격할 수 있을 때
riposte-line = 아무도 기다리지 않도록 미리 정합니다. 다른 사람에게는 보이지 않습니다.
riposte-ask = 나에게 묻기
riposte-always = 항상 반격하기
riposte-never = 반격하지 않기
