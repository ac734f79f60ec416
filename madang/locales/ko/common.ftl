# 모든 게임이 함께 쓰는 말.

malformed = “{ $action }” 행동은 이 게임에 없습니다
game-over = 게임이 끝났습니다
no-such-seat = 이 테이블에 { $seat }번 자리는 없습니다
lower-seat-first = 번호가 작은 자리를 먼저 씁니다
cards-not-sorted = “{ $cards }” 카드가 작은 순서대로 적혀 있지 않습니다
bank-empty = 은행이 비었습니다
no-token = { $seat }번 자리에는 토큰이 없습니다
