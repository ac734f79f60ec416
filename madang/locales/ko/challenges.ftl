# 도전: 모두에게 같은 카드.

challenges-title = 도전
challenges-line = 모두가 같은 카드로 같은 봇과 한 번씩 겨룹니다. 끝나면 결과를 비교합니다.
challenge-today = 오늘
challenge-of = { $game }, { $players }인
challenge-against = 상대: { $level }
challenge-open-until = { $time }까지 열림
challenge-closed-on = { $time }에 닫힘
challenge-opens-on = { $time }에 열림
challenge-attempts = { $count ->
    [0] 아직 시작한 사람이 없습니다
   *[other] { $count }명이 시작했습니다
}
challenge-start = 시작
challenge-continue = 이어서 하기
challenge-look = 내 게임 보기
challenge-once = 기회는 한 번이고, 힌트는 없습니다.
challenge-gave-up = 이 게임을 포기했습니다. 결과는 도전이 닫히면 나옵니다.
challenge-results = 결과
challenge-results-later = 끝내면 결과가 보입니다.
challenge-no-results = 아직 끝낸 사람이 없습니다.
challenge-rank = 등수
challenge-lead = 점수 차
challenge-sealed = 봉인된 섞기: { $hash }
challenge-secret-line = 섞기의 비밀값: { $secret }
challenge-new = 도전 만들기
challenge-new-line = 모임이나 친구를 위해 만들고 링크를 보내세요.
challenge-days = 일수
challenge-level = 봇
challenge-create = 만들기
