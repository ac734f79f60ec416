# 페이지: 게임도 서버도 하지 않는 모든 말.

## 둘레

skip = 본문으로 건너뛰기
welcome = 마당에 오신 것을 환영합니다
welcome-line = 게임 세 가지, 테이블 하나. 멀리 있는 친구와, 한 기기에서, 또는 봇을 상대로 즐겨 보세요.
settings = 설정
your-name = 내 이름
save = 저장
name-saved = 저장했습니다
language = 언어
look = 화면 모드
look-auto = 기기 설정대로
look-light = 밝게
look-dark = 어둡게
card-size = 카드 크기
card-size-small = 작게
card-size-normal = 보통
card-size-large = 크게
colors = 색
colors-painted = 단청색
colors-distinct = 구별하기 쉬운 색
sounds = 소리
show-talk = 테이블에서 다른 사람이 하는 말 보이기
close = 닫기
cancel = 취소
shortcuts = 단축키
keys-cards = 그 종류의 카드 고르기
keys-walk = 집사 움직이기
keys-undo = 무르기
keys-hint = 힌트 보기
keys-log = 기록 열기·닫기
keys-talk = 대화 열기·닫기
keys-cancel = 선택 취소
credit-icons = 아이콘 출처: { $link }.
credit-games = 고려(Koryŏ)와 조선(Chosŏn)은 Gary Kim(Moonster Games), 코린트(Corinth)는 Sébastien Pauchon(Days of Wonder)의 작품입니다.

## 첫 화면

game-koryo = 고려
game-koryo-minutes = 15~20분
game-koryo-line = 궁정의 가문을 모으세요. 한 가문을 가장 많이 모은 사람이 지금은 그 능력을, 마지막에는 그 점수를 얻습니다.
game-choson = 조선
game-choson-minutes = 20~25분
game-choson-line = 수백 년 뒤의 그 궁정에 총과 검이 등장합니다. 이벤트가 인물의 효과를 일으킵니다.
game-corinth = 코린트
game-corinth-minutes = 20~30분
game-corinth-line = 항구에 주사위를 굴려 한 묶음을 고르고, 가게를 채우고, 집사를 시장으로 보내세요.
game-players = { $from }~{ $to }명
play = 게임하기
play-game = { $game } 게임하기
rules = 규칙
rules-of = { $game } 규칙
who-plays = 누가 함께하나요?
seat-number = 자리 { $number }
seat-me = 나
seat-friend = 친구(링크로 초대)
seat-open = 빈자리
seat-bot = 봇: { $level }
seat-bot-about = 봇: { $level } – { $about }
add-seat = 자리 추가
remove-seat = 자리 { $number } 빼기
one-device = 내 자리가 여럿입니다. 기기를 돌려 가며 하세요. 넘기는 동안 손패는 가려집니다.
clock = 차례당 시간
no-clock = 제한 없음
clock-seconds = { $count }초
clock-minutes = { $count }분
clock-days = 차례당 { $count }일
clock-bank = 게임당 { $minutes }분 + 차례당 { $seconds }초
patience = 누가 자리를 비우면
patience-line = { $time } 후 알림을 보내고 봇에게 맡길 수 있음
bot-for = { $player } (봇)
game-menu = 게임
show-in-lobby = 공개: 누구나 참가 가능, 레이팅 게임
rated-game = 레이팅 게임, 공개: 누구나 볼 수 있음
allow-text = 직접 쓴 메시지 허용
is-rated = 이 게임은 레이팅에 반영됩니다
open-table = 테이블 열기
play-now = 시작하기
tables-mine = 내 테이블
tables-open = 열린 테이블
tables-live = 진행 중
no-tables-yet = 아직 없습니다. 위에서 게임을 골라 보세요.
search-name = 플레이어 이름
search-game = 게임
all-games = 모든 게임
more-tables = 더 보기
more-tables-of = 더 보기: { $list }
no-tables-found = 조건에 맞는 테이블이 없습니다.
your-turn = 내 차례
table-open = 플레이어 기다리는 중
table-playing = 진행 중
table-over = 끝남
level-random = 입문
level-random-about = 아무렇게나 둡니다
level-greedy = 초급
level-greedy-about = 눈앞의 이득을 챙깁니다
level-adept = 중급
level-adept-about = 조금 생각합니다
level-expert = 고급
level-expert-about = 앞을 내다봅니다
level-master = 달인
level-master-about = 오래 생각합니다
bot-name = 봇({ $level })
page-no-server = 서버가 응답하지 않습니다. 계속 다시 연결해 봅니다.

## 테이블 둘레

replay-moves = 수순
replay-keys = 키보드: ←와 →는 한 수씩, Home과 End는 처음과 끝으로, 스페이스는 재생과 일시 정지.
preset-bot = 봇과 대결
preset-bot-line = 바로 시작합니다
preset-friend = 친구와 함께
preset-friend-line = 링크를 보냅니다
preset-device = 이 기기에서
preset-device-line = 기기를 돌려 가며 합니다
player-count = 인원
bot-strength = 실력
seat-name = 플레이어 { $number } 이름
more-options = 추가 설정
fewer-options = 설정 줄이기
invitation = { $player } 님이 { $game } 게임에 초대합니다
invitation-open = { $game } 게임에 초대합니다
link-selected = 링크를 선택했습니다. 메뉴나 키보드로 복사하세요.
koryo-in-short = 라운드마다 카드를 받아 한 가문의 카드를 뒷면으로 놓습니다. 한 가문의 카드가 가장 많은 사람이 그 능력을 가집니다. 8라운드가 끝나면 가문마다 카드가 가장 많은 사람이 그 점수를 얻습니다.
choson-in-short = 라운드마다 카드를 받아 몇 장을 뒷면으로 놓으며, 이벤트는 함께 놓은 인물의 효과를 일으킵니다. 한 가문의 카드가 가장 많은 사람이 그 능력을 가집니다. 8라운드가 끝나면 가문마다 카드가 가장 많은 사람이 그 점수를 얻습니다.
corinth-in-short = 주사위를 항구에 나누어 놓고, 눈이 같은 주사위 한 묶음을 가져갑니다. 개수만큼 상품이나 금, 염소를 얻거나, 눈의 수만큼 집사를 시장에서 움직입니다. 끝나면 채운 가게와 시장, 건물이 점수를 줍니다.
row-won = 승리 { $scores }
row-shared = 공동 승리 { $scores }
row-lost = 패배 { $scores }
row-over = 종료 { $scores }
hide-table = 목록에서 빼기: { $game }, { $date }
tables-unknown = 연결이 끊겼습니다. 서버가 응답하면 내 테이블이 나타납니다.
tables-outdated = 연결이 끊겼습니다. 이 목록은 최신이 아닐 수 있습니다.

## 시작하기 전

waiting-for-players = 함께할 사람에게 이 링크를 보내세요. 자리가 모두 차면 게임이 시작됩니다.
invitation-link = 초대 링크
copy-link = 링크 복사
link-copied = 링크를 복사했습니다
sit-down = 앉기
reserved-for = 예약: { $player }
not-contributed = 이 플레이어가 섞기에 참여하기를 기다리는 중
start-with-bots = 빈자리에 봇을 앉히고 시작
leave = 나가기
you = 나
commitment-line = 섞기는 이미 봉인되었습니다. 봉인값: { $hash }

## 테이블에서

connecting = 연결 중…
line-lost = 서버가 응답하지 않습니다. 다시 연결하는 중…
line-offline = 오프라인입니다. 다시 연결되면 게임이 이어집니다.
watching = 관전 중입니다
round-of = 라운드 { $round }/{ $rounds }
corinth-round-of = 라운드 { $round }/{ $rounds }
phases = 라운드의 단계
phase-travel = 시간 여행
phase-order = 배치
phase-action = 행동
phase-main = 차례
phase-discard = 정리
undo = 무르기
hint = 힌트
hint-line = 강한 플레이어라면 어떻게 할까요? ({ $level })
chance = 승률 { $percent }%
log = 기록
result = 결과
time-left = { $player }의 남은 시간: { $time }
waiting-for = { $player }의 차례입니다
game-is-over = 게임이 끝났습니다
your-hand = 내 손패
your-choices = 할 수 있는 행동
place = 놓기
place-tip = 카드를 고른 뒤 뒷면으로 놓으세요. 테이블로 끌어다 놓아도 됩니다
choose-second = 두 번째 카드를 고르세요
so-many = { $name } { $count }장
stack = { $player }: { $name } { $count }장
majority = 우위
your-majorities = 내 우위
shielded = 이씨의 방패로 보호됨
can-be-chosen = 선택 가능
leads-now = { $player } 우위: 게임이 끝날 때 { $value }점
leads-not = { $player }: 우위 없음
away = 자리 비움
tokens = 토큰 { $count }개
tokens-tip = 승점 토큰: 1개에 1점
cards = 카드 { $count }장(최대 { $limit }장)
limit-tip = 앞에 놓인 카드 수와 라운드가 끝날 때 남길 수 있는 카드 수
score-tip = 지금 게임이 끝난다면 얻을 점수
points = { $points }점
first-player = 선 플레이어
placed-card = 뒷면: { $name }
click-to-reveal = 누르면 공개합니다
face-down = 내 차례가 올 때까지 뒷면
placed-count = 뒷면 카드 { $count }장
hand-count = 손패 { $count }장
pile = 더미
pile-tip = 카드 더미: 아무도 갖고 있지 않은 카드
bank = 은행 { $count }
bank-tip = { $count ->
    [0] 은행이 비었습니다
   *[other] 은행에 토큰이 { $count }개 남았습니다
}

## 진행 따라가기

speed = 진행 속도
speed-slow = 느리게
speed-normal = 보통
speed-fast = 빠르게
speed-off = 끔
you-share-win = 공동 승리입니다!
own-rank = { $rank ->
    [2] { $of }명 중 2위입니다
    [3] { $of }명 중 3위입니다
   *[other] { $of }명 중 { $rank }위입니다
}
end-one-value = { JOSA($player, "이/가") } 주사위 { $count }개를 굴려 모두 { JOSA($value, "이/가") } 나왔습니다. 이렇게 굴리면 점수와 상관없이 바로 승리합니다.
end-hall-of-fame = 명예의 전당: { $player } { points }
end-wall-of-shame = 수치의 벽: { $player } { points }

## 한 기기에서

pass-to = { $player }의 차례입니다
pass-line = 기기를 넘겨주세요. 받았다고 알릴 때까지 아무것도 보이지 않습니다.
it-is-me = 제가 { $player }입니다

## 끝

you-win = 이겼습니다!
winners = { $count ->
    [1] { $names } 승리
   *[other] { $names } 공동 승리
}
score = 점수
total = 합계
rematch = 한 판 더
to-rematch = 새 판으로 가기
replay = 다시 보기
review = 복기
review-table = 복기: { $game }, { $date }
replay-of = 다시 보기: { $game }
download = 기보 내려받기
look-at-table = 테이블 보기
to-tournament = 대회로 가기
to-lobby = 첫 화면으로
verify = 섞기 검증
verify-sum-ok = 모두 맞습니다. 공정하게 섞였습니다.
verify-sum-bad = 맞지 않는 것이 있습니다. 이 섞기를 믿지 마세요!
verify-sum-unknown = 섞기에서 문제가 발견되지는 않았지만, 여기에서 모두 확인할 수는 없습니다.
verify-record-bad = 이 테이블의 기보가 아닙니다!
verify-secret-ok = 비밀값은 이 브라우저가 값을 보태기 전에 서버가 봉인해 둔 그 값입니다.
verify-secret-bad = 비밀값이 서버가 봉인해 둔 값과 다릅니다!
verify-secret-unknown = 비밀값이 미리 봉인되었는지 여기에서는 확인할 수 없습니다. 이 브라우저에 게임 전의 봉인값이 없습니다.
verify-mine-ok = 이 브라우저가 보탠 값이 섞기에 들어 있습니다.
verify-mine-bad = 이 브라우저가 보탠 값이 섞기에 빠져 있습니다!
verify-mine-unknown = 이 브라우저는 섞기에 값을 보태지 않았거나, 무엇을 보탰는지 더는 알지 못합니다.
verify-bots-ok = 봇은 늘 보태는 값을 보탰습니다.
verify-bots-bad = 어떤 봇이 늘 보태는 값을 보태지 않았습니다. 서버가 봇에게 좋은 카드를 주려고 고른 값일 수 있습니다!
verify-rules-unknown = 카드와 주사위를 여기에서는 확인할 수 없습니다. 이 페이지는 이 게임에 쓰인 규칙을 알지 못합니다.
verify-deal-seen-ok = 시드로 다시 나누어 보니, 선 플레이어와 내 첫 카드가 게임에서 본 것과 같습니다.
verify-deal-seen-bad = 시드로 다시 나누어 보니, 선 플레이어나 내 첫 카드가 게임에서 본 것과 다릅니다!
verify-deal-seen-unknown = 내 첫 카드를 여기에서는 비교할 수 없습니다. 이 브라우저는 게임 중에 그 카드를 보지 못했습니다.
verify-deal-replay-ok = 시드로 다시 나누어 보니, 선 플레이어와 모두의 첫 카드가 다시 보기와 같습니다.
verify-deal-replay-bad = 시드로 다시 나누어 보니, 선 플레이어나 누군가의 첫 카드가 다시 보기와 다릅니다!
verify-roll-seen-ok = 시드로 다시 굴려 보니, 선 플레이어와 첫 주사위가 게임에서 본 것과 같습니다.
verify-roll-seen-bad = 시드로 다시 굴려 보니, 선 플레이어나 첫 주사위가 게임에서 본 것과 다릅니다!
verify-roll-seen-unknown = 첫 주사위를 여기에서는 비교할 수 없습니다. 이 브라우저는 게임 중에 그 주사위를 보지 못했습니다.
verify-roll-replay-ok = 시드로 다시 굴려 보니, 선 플레이어와 첫 주사위가 다시 보기와 같습니다.
verify-roll-replay-bad = 시드로 다시 굴려 보니, 선 플레이어나 첫 주사위가 다시 보기와 다릅니다!
verify-seed = 비밀값과 보탠 값으로 만든 시드: { $seed }
seen-by = 시점
all-open = 모든 카드 공개
spectator = 관전자
step-back = 한 수 뒤로
step-on = 한 수 앞으로
step-of = { $steps }수 중 { $step }수째
run = 재생
pause = 일시 정지
sheets = 기록지
sheet-of = { $player }의 기록지

## 규칙

rules-contents = 차례
rules-ages = { $age }세 이상
rules-designer = 디자인:
rules-illustrator = 일러스트:
rules-graphics = 그래픽:
rules-publisher = 출판:
rules-translators = 번역:
rules-page = 새 탭에서 보기

## 이름이 들어간 기록

named-log-sits = { JOSA($who, "이/가") } 자리에 앉습니다
named-koryo-did-spy = { JOSA($who, "이/가") } { $seat }에게서 토큰 1개를 훔칩니다(첩자)
named-koryo-did-destroy = { JOSA($who, "이/가") } { $seat }의 { JOSA(koryo-card, "을/를") } 제거합니다
named-koryo-did-swap = { JOSA($who, "이/가") } { $seat }의 { JOSA(koryo-card, "과/와") } { $other }의 { JOSA(koryo-other-card, "을/를") } 맞바꿉니다
named-koryo-not-in-front = { $seat }에게는 { JOSA(koryo-card, "이/가") } 없습니다
named-koryo-guardians-protect = 수호자가 { JOSA($seat, "을/를") } 야만인에게서 지켜 줍니다
named-koryo-spies-shield = 첩자가 { JOSA($seat, "을/를") } 로비로부터 지켜 줍니다
named-no-token = { $seat }에게는 토큰이 없습니다
named-not-your-turn = 내 차례가 아닙니다
named-choson-did-travel-from = { JOSA($who, "이/가") } 시간 여행을 하고 { $seat }에게서 토큰 1개를 가져갑니다
named-choson-did-lobby = { JOSA($who, "이/가") } { $seat }의 { JOSA(choson-card, "과/와") } { $other }의 { JOSA(choson-other-card, "을/를") } 맞바꿉니다
named-choson-did-fire = { JOSA($who, "이/가") } { $seat }의 { JOSA(choson-card, "을/를") } 쏩니다
named-choson-did-strike = { JOSA($who, "이/가") } { $seat }의 { JOSA(choson-card, "을/를") } 벱니다
named-choson-did-riposte = { JOSA($who, "이/가") } 반격해 { $seat }의 { JOSA(choson-card, "을/를") } 없앱니다
named-choson-did-oracle-from = { JOSA($who, "이/가") } { $seat }에게서 토큰 1개를 가져갑니다(점술가)
named-choson-did-scientist-from = { JOSA($who, "이/가") } { $seat }에게서 토큰 1개를 가져갑니다(과학자)
named-choson-not-in-front = { $seat }에게는 { JOSA(choson-card, "이/가") } 없습니다
named-choson-shielded = 이씨의 방패가 { $seat }의 { JOSA(choson-kind, "을/를") } 지켜 줍니다

## 고려

koryo-name-1 = 전지자
koryo-name-2 = 첩자
koryo-name-3 = 원로
koryo-name-4 = 승려
koryo-name-5 = 선주
koryo-name-6 = 은행가
koryo-name-7 = 수호자
koryo-name-8 = 전령
koryo-name-9 = 상인
koryo-name-B = 야만인
koryo-name-L = 로비
koryo-power-1 = 게임하는 동안, 카드가 가장 많은 사람이 여럿이면 그중 전지자를 가진 사람이 우위를 차지합니다.
koryo-power-2 = 우위: 자기 차례에 한 번, 토큰 1개를 훔칩니다. 수호자가 한 장도 없으면 로비의 대상이 되지 않습니다.
koryo-power-3 = 우위: 카드를 2장 더 남길 수 있습니다.
koryo-power-4 = 우위: 자기 차례에 한 번, 자기 이벤트 1장을 제거합니다.
koryo-power-5 = 우위: 서로 다른 카드 2장을 놓을 수 있습니다.
koryo-power-6 = 우위: 자기 차례에 한 번, 은행에서 토큰 1개를 가져옵니다.
koryo-power-7 = 우위: 야만인의 대상이 되지 않습니다.
koryo-power-8 = 우위: 카드를 1장 더 받습니다.
koryo-power-9 = 능력은 없지만 9점입니다.
koryo-power-B = 이벤트, 1점 감점. 공개하면 상대의 인물 1장을 제거할 수 있습니다.
koryo-power-L = 이벤트, 1점 감점. 공개하면 서로 다른 두 플레이어의 인물을 맞바꿀 수 있습니다.
koryo-ask-order = 배치: 한 종류의 카드를 놓거나, 놓지 않기
koryo-ask-action = 내 차례: 공개하고, 능력을 쓰고, 차례를 마치세요
koryo-ask-barbarian = 야만인: 누구의 인물을 제거할까요?
koryo-ask-lobbying = 로비: 어느 두 인물을 맞바꿀까요?
koryo-ask-discard = 카드가 너무 많습니다: 무엇을 버릴까요?
koryo-do-pass = 놓지 않기
koryo-do-play = { $thing } 놓기
koryo-do-reveal = { $thing } 공개하기
koryo-do-banker = 은행에서 토큰 가져오기
koryo-do-priest = 내 { $thing } 제거하기
koryo-do-spy = { $player }의 토큰 훔치기
koryo-do-end = 차례 마치기
koryo-do-destroy = { $player }의 { $kind } 제거하기
koryo-do-swap = { $player }: { $kind } ⇄ { $other }: { $another }
koryo-do-decline = 사용하지 않기
koryo-do-discard = { $kind } 버리기
koryo-aim-destroy = 제거
koryo-aim-swap = 맞바꾸기
koryo-aim-discard = 버리기
koryo-score-1 = 전지자 (1)
koryo-score-2 = 첩자 (2)
koryo-score-3 = 원로 (3)
koryo-score-4 = 승려 (4)
koryo-score-5 = 선주 (5)
koryo-score-6 = 은행가 (6)
koryo-score-7 = 수호자 (7)
koryo-score-8 = 전령 (8)
koryo-score-9 = 상인 (9)
koryo-score-tokens = 토큰
koryo-score-events = 이벤트

## 조선

choson-name-1 = 이씨
choson-name-2 = 저격수
choson-name-3 = 점술가
choson-name-4 = 저승사자
choson-name-5 = 고수
choson-name-6 = 과학자
choson-name-7 = 거인
choson-name-8 = 시간 여행자
choson-name-9 = 감시자
choson-name-E = 이벤트
choson-power-1 = 이벤트와 함께: 로비. 우위: 자기 차례에 한 번, 이씨의 방패를 자기 가문 하나에 놓습니다.
choson-power-2 = 이벤트와 함께: 총. 우위: 응사를 얻어, 총에 맞으면 반격할 수 있습니다.
choson-power-3 = 이벤트와 함께: 로비. 우위: 응사나 역습이 있으면 자기 차례에 토큰 1개를 가져옵니다.
choson-power-4 = 이벤트와 함께: 검(3~5). 우위: 검으로 두 번 벨 수 있습니다.
choson-power-5 = 이벤트와 함께: 검(4~6). 우위: 이번 차례에 공개한 이벤트 1장을 간직합니다. 마지막에 1점입니다.
choson-power-6 = 이벤트와 함께: 로비. 우위: 이벤트를 공개한 차례에 토큰 1개를 가져옵니다.
choson-power-7 = 이벤트와 함께: 검(6~8). 우위: 역습을 얻어, 검에 베이면 반격할 수 있습니다.
choson-power-8 = 이벤트와 함께: 총. 우위: 라운드를 시작할 때 1장을 버리면 선 플레이어가 되고 토큰 1개를 가져옵니다.
choson-power-9 = 이벤트와 함께 놓을 수 없습니다. 능력은 없지만 9점입니다.
choson-power-E = 인물과 함께 놓으면 그 인물의 효과를 일으킵니다. 3장을 함께 놓으면 이씨의 유산을 얻습니다.
choson-legacy = 이씨의 유산: 10점 이하는 두 배, 그보다 높으면 몇 점을 더합니다
choson-return-fire = 응사: 총에 맞으면 반격할 수 있습니다
choson-counter-attack = 역습: 검에 베이면 반격할 수 있습니다
choson-ask-travel = 시간 여행: 시간 여행자 1장을 버리고 선 플레이어가 되어 토큰을 가져올까요?
choson-ask-order = 배치: 한 가문, 인물 2장, 인물과 이벤트, 이벤트 3장, 또는 놓지 않기
choson-ask-main = 내 차례: 공개하고, 능력을 쓰고, 차례를 마치세요
choson-ask-fire = 총: 제거할 인물을 { $others ->
    [0] 고르세요
   *[other] 고르거나 다른 행동을 하세요
}
choson-ask-strike = 검: 제거할 인물을 { $others ->
    [0] 고르세요
   *[other] 고르거나 다른 행동을 하세요
}
choson-ask-lobby = 로비: 맞바꿀 인물 둘을 { $others ->
    [0] 고르세요
   *[other] 고르거나 다른 행동을 하세요
}
choson-ask-shield = 이씨의 방패를 내 가문 하나에 놓을 수 있습니다
choson-ask-riposte = 공격을 받았습니다: 반격할까요?
choson-ask-discard = 인물이 너무 많습니다: 어느 인물을 버릴까요?
choson-do-travel = 시간 여행하기
choson-do-travel-from = 시간 여행: { $player }의 토큰 가져오기
choson-do-stay = 머물기
choson-do-pass = 놓지 않기
choson-do-play = { $thing } 놓기
choson-do-reveal = 공개하기
choson-do-shield = 이씨의 방패: { $kind }
choson-do-lobby = { $player }: { $kind } ⇄ { $other }: { $another }
choson-do-fire = { $player }의 { $kind } 쏘기
choson-do-strike = { $player }의 { $kind } 베기
choson-do-done = 더 베지 않기
choson-do-riposte = 반격하기
choson-do-hold = 반격하지 않기
choson-do-oracle = 점술가: 토큰 가져오기
choson-do-oracle-from = 점술가: { $player }의 토큰 가져오기
choson-do-scientist = 과학자: 토큰 가져오기
choson-do-scientist-from = 과학자: { $player }의 토큰 가져오기
choson-do-gosu = 고수: 이벤트 간직하기
choson-do-end = 차례 마치기
choson-do-discard = { $kind } 버리기
choson-aim-shield = 방패
choson-aim-lobby = 로비
choson-aim-fire = 쏘기
choson-aim-strike = 베기
choson-aim-discard = 버리기
choson-score-1 = 이씨 (1)
choson-score-2 = 저격수 (2)
choson-score-3 = 점술가 (3)
choson-score-4 = 저승사자 (4)
choson-score-5 = 고수 (5)
choson-score-6 = 과학자 (6)
choson-score-7 = 거인 (7)
choson-score-8 = 시간 여행자 (8)
choson-score-9 = 감시자 (9)
choson-score-tokens = 토큰
choson-score-events = 간직한 이벤트
choson-score-first = 선 플레이어
choson-score-legacy = 이씨의 유산

## 카드 읽기

# 카드에 인쇄되는 글: 28자 이하
koryo-short-1 = 동률이면 내가 우위
koryo-short-2 = 토큰 1개 훔치기
koryo-short-3 = 카드 2장 더 남기기
koryo-short-4 = 내 이벤트 1장 제거
koryo-short-5 = 다른 카드 2장 놓기
koryo-short-6 = 은행에서 토큰 1개
koryo-short-7 = 야만인 방어
koryo-short-8 = 카드 1장 더 받기
koryo-short-9 = 능력 없이 9점
koryo-short-B = 인물 1장 제거, −1점
koryo-short-L = 인물 2장 교환, −1점
choson-short-1 = 이씨의 방패 놓기
choson-short-2 = 총에 반격
choson-short-3 = 응사나 역습 있으면 토큰
choson-short-4 = 검으로 두 번 베기
choson-short-5 = 이벤트 간직: 1점
choson-short-6 = 이벤트 쓰면 토큰
choson-short-7 = 검에 반격
choson-short-8 = 선이 되고 토큰 1개
choson-short-9 = 능력 없이 9점
choson-short-E = 인물 효과 발동
details-label-value = 점수
details-label-copies = 장수
details-label-effect = 효과
details-label-power = 능력
details-value = 게임이 끝날 때 우위에 { $value }점
details-value-event-koryo = 게임이 끝날 때 1장에 1점 감점
details-value-event-choson = 간직한 이벤트는 게임이 끝날 때 1장에 1점
details-copies = 게임에 { $count }장
choson-effect-lobby = 로비: 이벤트와 함께 놓으면 서로 다른 두 플레이어의 인물을 맞바꿀 수 있습니다.
choson-effect-firearm = 총: 이벤트와 함께 놓으면 상대의 인물 1장을 제거할 수 있습니다.
choson-effect-sword = 검: 이벤트와 함께 놓으면 점수 차이가 1 이하인 상대의 인물 1장을 제거할 수 있습니다.
season-tip = 이번 라운드에는 카드를 { $dealt }장씩 받고, 끝날 때 { $kept }장까지 남길 수 있습니다.
koryo-phase-tip-order = 한 종류의 카드를 뒷면으로 놓거나 아무것도 놓지 않습니다. 남은 손패는 더미로 돌아갑니다.
koryo-phase-tip-action = 차례대로 카드를 공개하고, 우위를 차지한 능력을 씁니다.
koryo-phase-tip-discard = 카드가 너무 많은 사람은 인물을 버립니다.
choson-phase-tip-travel = 시간 여행자의 우위를 차지한 사람은 1장을 버리고 선 플레이어가 될 수 있습니다.
choson-phase-tip-order = 카드를 뒷면으로 놓거나 아무것도 놓지 않습니다. 남은 손패는 더미로 돌아갑니다.
choson-phase-tip-main = 차례대로 카드를 공개하고, 효과와 능력을 씁니다.
choson-phase-tip-discard = 인물이 너무 많은 사람은 인물을 버립니다.
koryo-first-player-tip = 카드를 먼저 받고 먼저 행동합니다. 라운드마다 다음 사람에게 넘어갑니다.
choson-first-player-tip = 카드를 먼저 받고 먼저 행동합니다. 게임이 끝날 때 2점입니다.
shield-tip = 이씨의 방패: 이 카드들은 맞바꾸거나 제거할 수 없고, 게임하는 동안 동률이면 우위를 차지합니다
choson-return-fire-tip = 저격수의 우위: 총이 내 인물을 제거하면, 총을 쏜 가문의 카드 1장을 제거할 수 있습니다.
choson-counter-attack-tip = 거인의 우위: 검이 내 인물을 제거하면, 검을 휘두른 가문의 카드 1장을 제거할 수 있습니다.

## 코린트

corinth-harbor = 항구
corinth-market = 시장
corinth-name-gold = 금화
corinth-name-goats = 염소
corinth-name-spices = 향신료
corinth-name-carpets = 양탄자
corinth-name-wine = 포도주
corinth-name-oil = 기름
corinth-name-temple = 신전
corinth-name-warehouse = 창고
corinth-name-stable = 마구간
corinth-name-store = 상점
corinth-about-gold = 가장 높은 눈의 주사위. 주사위 개수만큼 금화를 얻습니다. 끝날 때 남은 금화는 2개에 1점입니다.
corinth-about-goats = 가장 낮은 눈의 주사위. 주사위 개수만큼 염소를 얻습니다. 끝날 때 남은 염소는 2마리에 1점입니다.
corinth-about-spices = 주사위 개수만큼 향신료를 배달합니다.
corinth-about-carpets = 주사위 개수만큼 양탄자를 배달합니다. 모든 가게를 가장 먼저 채우면 보너스를 얻습니다.
corinth-about-wine = 주사위 개수만큼 포도주를 배달합니다. 모든 가게를 가장 먼저 채우면 보너스를 얻습니다.
corinth-about-oil = 주사위 개수만큼 기름을 배달합니다. 모든 가게를 가장 먼저 채우면 보너스를 얻습니다.
corinth-about-temple = 금화 3개와 염소 3마리. 끝날 때 이 신전을 포함해 내 건물마다 3점입니다.
corinth-about-warehouse = 금화 4개와 염소 4마리. 항구에서 상품을 가져올 때마다 1개를 더 배달합니다.
corinth-about-stable = 금화 2개와 염소 1마리. 집사가 한두 칸 더 가거나 덜 가는 데 금화가 들지 않습니다.
corinth-about-store = 염소 2마리. 항구에서 금화를 가져올 때마다 금화 2개를 더 얻습니다.
corinth-group = 눈 { $value }: 흰 주사위 { $white }개, 노란 주사위 { $yellow }개
corinth-no-dice-here = 주사위 없음
corinth-shops-tip = 다 채운 가게만 점수가 됩니다. 채우기 시작한 가게를 다 채워야 다음 가게를 시작할 수 있습니다.
corinth-shop = { $number }번 가게: { $points }점, { $size }칸 중 { $filled }칸 채움
corinth-bonus-tip = 이 구역의 모든 가게를 가장 먼저 채우면 { $points }점
corinth-bonus-of = 보너스: { $player }
corinth-purse-tip = 채워진 것은 가진 것, 지워진 것은 쓴 것입니다. 한 게임에 24개까지 얻을 수 있습니다.
corinth-purse = { $left }개 남음; { $size }개 중 { $circled }개 얻음, { $spent }개 씀
corinth-cost = 금화 { $gold }개, 염소 { $goats }마리
corinth-built-already = 지음
corinth-turns = 선 플레이어:
corinth-turns-tip = 이 플레이어가 주사위를 굴릴 때마다 한 칸씩 표시합니다
corinth-turns-marked = { $of }칸 중 { $count }칸 표시
corinth-look = { $player }의 기록지 보기
corinth-field-goods = { $thing } { $count }
corinth-field-yellow = 이후의 모든 굴림에 노란 주사위 1개
corinth-field-plus = 다음 점수 칸에서 두 배로 셉니다
corinth-field-score = 점수: 지난 점수 칸 이후 동그라미 친 칸 수에 바로 앞 상자의 수를 더해 적습니다
corinth-field-start = 출발 칸
corinth-field-is-free = 아직 지나가지 않음
corinth-field-is-crossed = 지나감
corinth-field-is-circled = 동그라미 침
corinth-field-is-walking = 지나가는 중
corinth-steward-here = 집사가 있는 칸
corinth-steps-left = { $count }칸 남음
corinth-for-gold = 금화 { $count }개
corinth-for-free = 무료
corinth-walk-here = 여기로 가기: { $cost }
corinth-way = 길 { $number }/{ $count }
corinth-walk-way = 이 길로 가기
corinth-next-way = 다른 길
corinth-preview-take = { $thing } { $count }개 받기
corinth-preview-steward = 집사, { $value }: 갈 수 있는 칸 { $fields }, 무료 { $free }
corinth-preview-how = 묶음을 가리키거나 누르면 두 가지 쓰임이 보입니다
phase-corinth-roll = 굴리기
phase-corinth-choose = 고르기
phase-corinth-shop = 쓰기
phase-corinth-build = 짓기
corinth-ask-roll = 주사위 굴리기: 노란 주사위를 1개에 금화 1개로 살까요?
corinth-ask-choose = 묶음을 골라 개수만큼 가져오거나, 눈만큼 집사를 움직이세요
corinth-ask-shop = { $thing } { $left }개 남음: 어느 가게를 채울까요?
corinth-ask-steps = 주사위 눈 { $value }: 칸이나 걸음 수를 고르세요
corinth-ask-walk = { $steps ->
    [1] 집사가 1칸 갑니다: 칸을 고르세요
   *[other] 집사가 { $steps }칸 갑니다: 다음 칸을 고르세요
}
corinth-ask-build = 무엇을 지을까요?
corinth-do-roll = { $count ->
    [0] 굴리기
   *[other] 노란 주사위 { $count }개 사고 굴리기
}
corinth-do-take = { $thing } 가져오기
corinth-do-steward = 집사 움직이기: { $thing }
corinth-do-drop = 주사위 치우기: { $thing }
corinth-do-compensate = 집사 한 칸 움직이기
corinth-do-skip = 건너뛰기
corinth-do-shop = { $thing }번 가게
corinth-do-stop = 그만 배달하기
corinth-do-steps = { $count }칸
corinth-do-north = 북쪽
corinth-do-east = 동쪽
corinth-do-south = 남쪽
corinth-do-west = 서쪽
corinth-do-build = { $thing } 짓기
corinth-do-done = 더 짓지 않기
corinth-tip-take = 주사위 { $count }개: { $thing } 가져오기
corinth-tip-steward = 주사위 눈 { $value }: 집사가 그만큼 움직입니다
corinth-tip-drop = 쓸 수 있는 묶음이 없습니다: 이 묶음 치우기
corinth-score-spices = 향신료
corinth-score-carpets = 양탄자
corinth-score-wine = 포도주
corinth-score-oil = 기름
corinth-score-bonuses = 보너스
corinth-score-steward = 집사
corinth-score-temple = 신전
corinth-score-gold = 남은 금화
corinth-score-goats = 남은 염소

## Playing

confirm-moves = 포기하는 행동은 한 번 더 확인하기
confirm-action = { $action } – 정말로요?
confirm-reason = 아직 다른 행동을 할 수 있습니다. 확인하려면 한 번 더 고르세요.
keys-choice = 그 번호의 행동 고르기
keys-give-up = 마치기, 그만두기, 하지 않기
keys-enter = 카드를 놓거나 강조된 버튼 누르기
keys-arrows = 고를 수 있는 것 사이를 옮겨 다니기
keys-help = 이 목록 보기

## 나

you-link = 내 기기와 데이터
you-line = 계정은 필요 없습니다. 하지만 브라우저가 당신을 잊을 수 있습니다. 패스키나 코드가 있으면 이름과 테이블, 설정을 지키고 다른 기기에서도 쓸 수 있습니다.
somebody = 누군가
passkeys = 패스키
passkeys-line = 패스키는 기기나 비밀번호 관리자에 보관됩니다. 패스키가 있으면 언제 어디서나 다시 로그인할 수 있습니다.
passkeys-off = 패스키는 HTTPS에서만 쓸 수 있으며, IP 주소만으로는 쓸 수 없습니다.
passkey-create = 패스키 만들기
passkey-created = 만든 때: { $date }
passkey-canceled = 패스키를 쓰지 않았습니다.
remove = 지우기
device-unknown = 알 수 없는 기기
transfer = 다른 기기
transfer-line = 다른 기기로 그림을 스캔하거나, 그 기기에서 이 페이지를 열고 코드를 입력하세요.
transfer-show = 코드 보기
transfer-again = 새 코드 만들기
transfer-until = { $time }까지 한 번 쓸 수 있습니다.
transfer-qr = 스캔할 수 있는 코드 그림
sign-in = 여기서 로그인
sign-in-line = 이미 다른 기기에서 하고 있나요? 그 기기에서 코드를 보고 여기에 입력하거나, 패스키를 쓰세요.
sign-in-code = 코드
sign-in-button = 로그인
sign-in-as = { JOSA($name, "으로/로") } 로그인
sign-in-whose = 이 코드로 이 기기는 { JOSA($name, "으로/로") } 로그인됩니다. 내 다른 기기에서 받은 코드만 쓰세요. 그렇지 않으면 다른 사람이 나 대신 플레이할 수 있습니다.
sign-in-merge = 이 기기의 테이블도 가져오기
sign-in-passkey = 패스키로 로그인
devices = 로그인한 기기
device-here = 이 기기
device-seen = 마지막 사용: { $date }
device-sign-out = 로그아웃: { $device }
sign-out = 로그아웃
your-data = 내 데이터
your-data-line = 이 서버에 저장된 내 데이터를 모두 내려받거나 삭제합니다. 다른 사람과 함께한 게임의 자리는 이름 없이 남고, 봇이 이어서 합니다.
download-data = 내려받기
delete-me = 모두 삭제
delete-sure = 삭제하려면 다시 누르세요

## Learning

coach = 코치
coach-tip = 새로운 선택마다 설명하고, 아쉬운 수 뒤에 더 나은 수를 알려 줍니다
learn = 배우기
puzzles = 문제
learn-game = 첫 게임으로 { $game } 배우기
learn-offer = { $game }, 처음이신가요? 설명과 함께 첫 게임을 해 보세요. 6분쯤 걸립니다.
leaders-link = 순위표
profile-link = 내 결과와 레이팅
to-challenges = 도전
to-challenge-results = 결과 비교

## Talk

talk = 대화
