# 자리를 비운 동안의 소식: 푸시 알림, 웹훅, 그리고 그 설정.

alert-turn = 내 차례입니다
alert-turn-of = { $who } 님의 차례입니다
alert-reminded = 모두 { $who } 님을 기다리고 있습니다
alert-replaced = 돌아올 때까지 봇이 대신 둡니다
alert-replaced-of = 이제 봇이 { $who } 님 대신 둡니다
alert-rematch = { $who } 님이 한 판 더 하자고 합니다
alert-line = { $game }: { $players }
alert-sat = { $who } 님이 자리에 앉았습니다
alert-started = { $game } 게임이 시작되었습니다
alert-over = { $game } 게임이 끝났습니다
alert-winners = { $count ->
   *[other] 승자: { $names }
}
alert-test = 잘 됩니다
alert-test-line = 마당의 소식이 여기로 옵니다.
address-not-allowed = 이 서버는 이 주소로 보낼 수 없습니다
subscription-invalid = 브라우저의 구독 정보가 올바르지 않습니다

alerts-title = 알림
alerts-line = 한동안 자리를 비웠는데 차례가 왔을 때, 친구가 앉았을 때, 게임이 끝났을 때 이 기기로 알려 드립니다.
alerts-turn-on = 이 기기에서 켜기
alerts-turn-off = 끄기
alerts-are-on = 이 기기에서 알림이 켜져 있습니다.
alerts-send-test = 시험 알림 보내기
alerts-blocked = 브라우저가 이 페이지의 알림을 막고 있습니다. 브라우저의 사이트 설정에서 허용할 수 있습니다.
alerts-unsupported = 이 브라우저에서는 알림을 표시할 수 없습니다. iPhone과 iPad에서는 먼저 마당을 홈 화면에 추가하세요.
alerts-failed = 브라우저가 알림을 켜지 못했습니다.
hook-title = 웹훅
hook-line = 알림을 보낼 때마다 마당이 이 주소를 호출합니다. 예를 들어 디스코드 채널에 글을 올릴 수 있습니다.
hook-table-line = 이 테이블에서 누군가의 차례가 오거나 누가 앉을 때, 그리고 게임이 끝날 때 마당이 이 주소를 호출합니다. 주소는 본인에게만 보입니다.
hook-url = 주소
hook-form = 형식
hook-form-json = JSON
hook-form-discord = Discord
hook-save = 저장
hook-remove = 삭제
hook-problem = 마지막 호출이 실패했습니다: { $problem }
