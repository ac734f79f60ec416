# 끝난 게임의 복기. 필요할 때 페이지가 이 파일을 가져옵니다.
# $player는 이름, $action은 버튼에 쓰인 말, $points는 퍼센트포인트입니다.

review-of = 복기: { $game }
review-open = 게임 복기하기
review-working = 복기하는 중: 결정 { $total }개 중 { $decided }개
review-waiting = 서버에 여유가 생기면 복기를 시작합니다.
review-accuracy = 정확도
review-accuracy-tip = 알 수 있었던 것만으로 볼 때 결정이 최선에 얼마나 가까웠는지를 나타냅니다. 100은 언제나 최선의 행동입니다.
review-no-accuracy = 걸린 것 없음
review-luck = 운
review-luck-tip = 주사위, 카드 뽑기, 처음 나눈 카드: 우연이 승률을 얼마나 바꾸었는지 나타냅니다.
review-own = 자신의 결정
review-own-tip = 모든 카드를 공개하고 돌아볼 때 자신의 결정이 바꾼 승률입니다. 숨은 카드를 잘못 짐작한 것도 여기에 들어갑니다.
review-others = 다른 사람의 결정
review-others-tip = 모든 카드를 공개하고 돌아볼 때 다른 사람의 결정이 바꾼 승률입니다.
review-sum = 시작 { $start } + 운 + 결정 = 끝 { $result }
review-chart = 결정할 때마다 알 수 있었던 것으로 본 승률(%)
review-chart-goto = 점은 결정이고, 아래로 그은 선은 잃은 승률입니다. 누르면 그곳으로 갑니다.
review-grade-best = 최선
review-grade-good = 좋음
review-grade-inaccuracy = 부정확
review-grade-mistake = 실수
review-grade-blunder = 큰 실수
review-grade-none = 걸린 것 없음
review-counts = { $grade }: { $count }
review-mistakes = 실수
review-mistakes-of = 누구의 결정
review-everyone = 모두
review-no-mistakes = 여기에는 실수가 없습니다.
review-lost = −{ $points }점
review-played = { $player }의 행동: { $action }
review-better = 더 나은 선택: { $action }
review-was-best = 더 나은 선택은 없었습니다.
review-loss =
    { $error ->
        [0] 승률을 { $points }포인트 잃습니다.
       *[other] 승률을 { $points }포인트 잃습니다(± { $error }).
    }
review-addressed = 이유는 { $player } 입장에서 쓴 것입니다.
review-instead = 다른 행동
review-chance = { $percent }%
review-shown-own = { $player } 시점
review-shown-everybody = 모두가 알던 것
review-shown-open = 모든 카드 공개
review-shown = 보이는 카드
review-chance-own = { JOSA($player, "이/가") } 알던 것으로 본 승률
review-chance-open = 모든 카드를 공개한 승률
review-luck-here = 여기서 우연이 { $player }의 승률을 { $points }포인트 바꾸었습니다.
review-overview = 한눈에 보기
review-previous = 이전 결정
review-next = 다음 결정
review-next-mistake = 다음 실수
review-no-decision = 여기서는 선택할 것이 없었습니다.
review-copy = 링크 복사
review-copied = 복사했습니다. 링크를 열면 이 화면으로 옵니다.
review-copy-failed = 이 페이지의 주소를 복사하세요. 열면 이 화면으로 옵니다.
review-learn = 내 실수에서 배우기
review-learn-these = 이 실수에서 배우기
review-learn-count = 실수 { $total }개 중 { $number }번째
review-learn-task = { $player }의 행동: { $action }. 승률을 { $points }포인트 잃었습니다. 더 나은 행동을 찾아보세요.
review-learn-thinking = 잠시만요. 행동을 평가하고 있습니다.
review-learn-found = 잘 찾았습니다: { $action }
review-learn-worse = { $action }: { $points }포인트를 잃습니다. 다른 행동을 찾아보세요.
review-learn-same = 실제로 한 행동입니다. 다른 행동을 찾아보세요.
review-learn-solution = 정답 보기
review-learn-shown = 최선의 행동: { $action }
review-learn-next = 다음 실수
review-learn-end = 복기로 돌아가기
review-learn-done = 찾은 것: { $total }개 중 { $solved }개
