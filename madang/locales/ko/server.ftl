# 서버가 테이블에 관해 하는 말.

placed-cards = { JOSA($who, "이/가") } 카드 { $count }장을 뒷면으로 놓습니다
guest-name = 손님 { $number }
log-start = 게임을 시작합니다
log-sits = { JOSA($who, "이/가") } { $seat }번 자리에 앉습니다
log-round = { $round }라운드
log-stand-in = { $who }: 시간이 다 되어 이번 차례는 봇({ $level })이 대신합니다
log-undo = { JOSA($who, "이/가") } 마지막 행동을 무릅니다
log-score = { $who }: { $points }점
log-won = { JOSA($who, "이/가") } 이겼습니다

# 안 되는 이유

stale = 테이블은 이미 { $ply }수까지 진행되었습니다
not-your-seat = { $seat }번 자리는 내 자리가 아닙니다
not-your-turn = { $seat }번 자리의 차례가 아닙니다
not-started = 게임이 아직 시작되지 않았습니다
already-started = 게임이 이미 시작되었습니다
not-over = 게임이 끝난 뒤에만 할 수 있습니다
not-creator = 테이블을 만든 사람만 할 수 있습니다
players-only = 이 테이블의 플레이어만 할 수 있습니다
no-such-table = 그런 테이블이 없습니다
no-such-game = “{ $game }” 게임은 없습니다
no-such-level = “{ $level }” 단계의 봇은 없습니다
no-open-seat = 빈자리가 없습니다
seat-taken = { $seat }번 자리는 빈자리가 아닙니다
you-sit-already = 이미 이 테이블에 앉아 있습니다
you-do-not-sit = 이 테이블에 앉아 있지 않습니다
nobody-sits = 내 자리나 빈자리가 적어도 하나는 있어야 합니다
contribute-first = 먼저 섞기에 참여하세요
already-contributed = 이미 섞기에 참여했습니다
seat-reserved = { $seat }번 자리는 다른 플레이어에게 예약되어 있습니다
too-many-tables = 본인이나 같은 네트워크에서 진행 중인 테이블이 이미 { $count }개 있습니다. 하나를 먼저 끝내세요
too-many-bots = 본인이나 같은 네트워크에서 봇 { $count }개가 이미 게임 중입니다. 한 게임을 먼저 끝내세요
bad-host = 이 서버는 “{ $host }” 이름으로는 응답하지 않습니다
too-long = 주소가 너무 깁니다
table-closed = 테이블이 닫혔습니다
no-undo = 지금은 무를 수 없습니다
no-hint = 힌트는 다른 사람이 없는 테이블에서 자기 차례에만 볼 수 있습니다
rules-changed = 이 테이블은 규칙 버전 { $rules }번으로 진행되었는데, 이 서버에는 그 규칙이 더는 없습니다
header-missing = 무언가를 바꾸는 요청에는 X-Madang: 1 헤더가 필요합니다
bad-request = 잘못된 요청입니다: { $problem }
too-large = 너무 큽니다
too-many = 요청이 너무 많습니다. 잠시 기다려 주세요
not-found = 여기에는 아무것도 없습니다
method-not-allowed = 여기에서는 할 수 없습니다
banned = 이 서버를 이용할 수 없도록 차단되었습니다
server-error = 서버에 문제가 생겼습니다
merge-same-table = 두 손님이 진행 중인 같은 테이블에 앉아 있습니다. 먼저 그 게임을 끝내세요
code-unknown = 없거나 이미 썼거나 만료된 코드입니다. 새로 만드세요
too-many-codes = 코드를 너무 많이 시도했습니다. 몇 분 기다리세요
no-such-device = 이 기기나 패스키는 당신의 것이 아닙니다
passkey-refused = 패스키가 받아들여지지 않았습니다
passkey-unknown = 이 서버가 모르는 패스키입니다
passkey-expired = 너무 오래 걸렸습니다. 다시 시도하세요
too-many-passkeys = 패스키가 이미 { $count }개입니다. 먼저 하나를 지우세요
no-such-player = 없는 프로필입니다
