# Around the lessons. The page fetches this file and the lesson's own when a lesson is opened.

lesson-player-1 = 미나
lesson-player-2 = 준
lesson-title = 첫 게임: { $game }
lesson-step = { $steps }단계 중 { $step }단계
lesson-next = 다음
lesson-back = 이전
lesson-show = 보여 주기
lesson-again = 처음부터
lesson-leave = 나가기
lesson-your-move = 내 차례
lesson-instead = 그것도 할 수 있지만, 여기서는 이렇게 이어 갑니다. { $action }
lesson-play = 봇과 게임하기
lesson-pause = 언제든 나가도 됩니다. 다음에 그 자리에서 이어집니다.
