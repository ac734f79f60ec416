# Puzzles. The page fetches this file when it needs it.

puzzles-line = 강한 봇들의 게임에서 나온 장면으로, 한 행동이 뚜렷이 가장 좋습니다. 첫 시도만 기록됩니다.
puzzles-solved = 첫 시도에 푼 문제: { $puzzles }개 중 { $solved }개
puzzle-rating = 내 레이팅: { $rating }
puzzle-rating-unsure = 내 레이팅: { $rating } 정도
puzzle-streak = { $days ->
    [0] 오늘의 문제 연속 정답: 아직 없음
   *[other] 오늘의 문제 연속 정답: { $days }일
}
puzzle-daily = 오늘의 문제
puzzle-daily-solved = 오늘의 문제: 정답
puzzle-daily-missed = 오늘의 문제: 오답
puzzle-theme = 주제
puzzle-theme-all = 모든 주제
puzzle-theme-count = { $theme } ({ $tried }/{ $puzzles })
puzzle-theme-placing = 카드 놓기
puzzle-theme-events = 이벤트
puzzle-theme-powers = 능력
puzzle-theme-ties = 동률
puzzle-theme-riposte = 반격
puzzle-theme-discarding = 버리기
puzzle-theme-last-round = 마지막 라운드
puzzle-theme-dice = 주사위 고르기
puzzle-theme-goods = 상품
puzzle-theme-steward = 집사
puzzle-theme-bonus = 보너스
puzzle-theme-building = 건설
puzzle-start = 풀기
puzzle-start-game = { $game } 문제 풀기
puzzle-title = 문제: { $game }
puzzle-ask = 내 차례입니다. 어떤 행동이 이길 확률을 가장 높일까요?
puzzle-tried = 전에 시도한 문제라서 레이팅은 바뀌지 않습니다.
puzzle-right = 정답입니다!
puzzle-wrong = 더 좋은 수가 있습니다.
puzzle-solution = 가장 좋은 행동:
puzzle-loss = 이길 확률이 { $points }%포인트 줄어듭니다.
puzzle-again = 판에서 다시 해 보거나 정답을 확인하세요.
puzzle-show = 정답 보기
puzzle-chances = 그 뒤 이길 확률
puzzle-percent = { $chance }%
puzzle-margin = 다른 어떤 행동보다 { $margin }%포인트 높습니다.
puzzle-rated = 내 레이팅: { $before } → { $after }
puzzle-difficulty = 문제 레이팅: { $rating }
puzzle-next = 다음 문제
puzzle-all = 모든 문제
puzzle-player-1 = 미나
puzzle-player-2 = 준
puzzle-player-3 = 보라
