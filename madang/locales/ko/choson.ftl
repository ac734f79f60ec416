# 조선: 카드. 가문, 카드 한 장, 목적어인 카드 한 장, 맞바꾸기의 두 번째 카드

choson-kind = { $kind ->
    [yi] 이씨
    [sniper] 저격수
    [oracle] 점술가
    [reaper] 저승사자
    [gosu] 고수
    [scientist] 과학자
    [hulk] 거인
    [time-traveller] 시간 여행자
    [watcher] 감시자
   *[event] 이벤트
}

choson-card = { $kind ->
    [yi] 이씨
    [sniper] 저격수
    [oracle] 점술가
    [reaper] 저승사자
    [gosu] 고수
    [scientist] 과학자
    [hulk] 거인
    [time-traveller] 시간 여행자
    [watcher] 감시자
   *[event] 이벤트
}
choson-a-card = { $kind ->
    [yi] 이씨 1장
    [sniper] 저격수 1장
    [oracle] 점술가 1장
    [reaper] 저승사자 1장
    [gosu] 고수 1장
    [scientist] 과학자 1장
    [hulk] 거인 1장
    [time-traveller] 시간 여행자 1장
    [watcher] 감시자 1장
   *[event] 이벤트 1장
}
choson-other-card = { $another ->
    [yi] 이씨
    [sniper] 저격수
    [oracle] 점술가
    [reaper] 저승사자
    [gosu] 고수
    [scientist] 과학자
    [hulk] 거인
    [time-traveller] 시간 여행자
   *[watcher] 감시자
}

# 조선: 안 되는 이유

choson-not-now = { $verb ->
    [travel] 시간 여행은 라운드를 시작할 때 합니다
    [stay] 거절할 시간 여행이 없습니다
    [pass] “pass”는 배치 단계에서 합니다
    [play] 카드는 배치 단계에서 놓습니다
    [done] 거절할 두 번째 베기가 없습니다
    [riposte] 반격은 공격을 받았을 때 합니다
    [hold] 대응할 공격이 없습니다
    [discard] 카드는 라운드가 끝날 때 버립니다
   *[other] “{ $verb }” 행동은 자기 차례에 합니다
}. 지금은 { $phase ->
    [0] 시간 여행을 결정하는 중입니다
    [1] 배치 단계입니다
    [2] 한 플레이어의 차례입니다
    [3] 두 번째 베기를 고르는 중입니다
    [4] 공격에 대응하는 중입니다
   *[5] 라운드를 정리하는 중입니다
}
choson-no-such-many = 이 게임에 { JOSA(choson-card, "은/는") } { $copies }장뿐입니다
choson-not-in-hand = 손에 { choson-card } { $count }장이 없습니다
choson-watcher-with-event = 감시자는 이벤트와 함께 놓을 수 없습니다
choson-number-of-events = 이벤트는 인물 1장과 함께 1장, 또는 이벤트만 3장 놓습니다. { $count }장은 놓을 수 없습니다
choson-no-combination = 같은 가문 여러 장, 서로 다른 인물 2장, 인물 1장과 이벤트 1장, 이벤트 3장 중 하나로만 놓을 수 있습니다
choson-nothing-to-reveal = 뒷면으로 놓은 카드가 없습니다
choson-reveal-first = 놓은 카드를 공개해야 차례를 마칠 수 있습니다
choson-token-due = { choson-kind } 능력으로 토큰을 가져와야 차례를 마칠 수 있습니다
choson-power-used = 이번 차례에 { choson-kind } 능력을 이미 썼습니다
choson-majority-needed = { choson-card } 우위가 없습니다
choson-event-needed = { choson-kind }: 이벤트를 공개한 차례에만 쓸 수 있습니다
choson-effect-first = { choson-kind }: 이 능력을 썼으니, 공개한 인물의 효과도 써야 차례를 마칠 수 있습니다
choson-riposte-token-needed = 점술가 능력을 쓰려면 응사나 역습, 곧 저격수 우위나 거인 우위가 있어야 합니다
choson-bank-first = 은행에 토큰이 남아 있으면 은행에서 가져옵니다
choson-not-yourself = 자기 자신은 고를 수 없습니다
choson-shield-is-there = 이씨의 방패는 이미 내 { choson-kind } 위에 있습니다
choson-no-such-effect = 이번 차례에 { $effect ->
    [lobby] 로비
    [firearm] 총
   *[sword] 검
} 효과가 있는 인물을 이벤트와 함께 공개하지 않았습니다
choson-effect-used = 이번 차례에 효과를 이미 썼습니다
choson-one-strike = 두 번 베려면 저승사자 우위가 있어야 합니다
choson-not-in-front = { $seat }번 자리 앞에는 { JOSA(choson-card, "이/가") } 없습니다
choson-shielded = 이씨의 방패가 { $seat }번 자리의 { JOSA(choson-kind, "을/를") } 지켜 줍니다
choson-sword-too-short = { choson-card }의 검으로는 숫자가 { $low }~{ $high }인 인물만 벨 수 있습니다
choson-two-players = 로비는 서로 다른 두 플레이어의 인물을 맞바꿉니다

# 조선: 누가 무엇을 하는지

choson-did-travel = { JOSA($who, "이/가") } 시간 여행을 합니다
choson-did-travel-from = { JOSA($who, "이/가") } 시간 여행을 하고 { $seat }번 자리에서 토큰 1개를 가져갑니다
choson-did-stay = { JOSA($who, "이/가") } 현재에 머무릅니다
choson-did-pass = { JOSA($who, "이/가") } 아무것도 놓지 않습니다
choson-did-play = { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 놓습니다
choson-did-reveal = { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 공개합니다
choson-did-shield = { JOSA($who, "이/가") } 이씨의 방패를 { choson-kind } 위에 놓습니다
choson-did-lobby = { JOSA($who, "이/가") } { $seat }번 자리의 { JOSA(choson-card, "과/와") } { $other }번 자리의 { JOSA(choson-other-card, "을/를") } 맞바꿉니다
choson-did-fire = { JOSA($who, "이/가") } { $seat }번 자리의 { JOSA(choson-card, "을/를") } 쏩니다
choson-did-strike = { JOSA($who, "이/가") } { $seat }번 자리의 { JOSA(choson-card, "을/를") } 벱니다
choson-did-done = { JOSA($who, "이/가") } 더 베지 않습니다
choson-did-riposte = { JOSA($who, "이/가") } 반격해 { $seat }번 자리의 { JOSA(choson-card, "을/를") } 없앱니다
choson-did-hold = { JOSA($who, "이/가") } 반격하지 않습니다
choson-did-oracle = { JOSA($who, "이/가") } 은행에서 토큰 1개를 가져갑니다(점술가)
choson-did-oracle-from = { JOSA($who, "이/가") } { $seat }번 자리에서 토큰 1개를 가져갑니다(점술가)
choson-did-scientist = { JOSA($who, "이/가") } 은행에서 토큰 1개를 가져갑니다(과학자)
choson-did-scientist-from = { JOSA($who, "이/가") } { $seat }번 자리에서 토큰 1개를 가져갑니다(과학자)
choson-did-gosu = { JOSA($who, "이/가") } 이벤트 1장을 간직합니다(고수)
choson-did-end = { JOSA($who, "이/가") } 차례를 마칩니다
choson-did-discard = { JOSA($who, "이/가") } { choson-a-card }을 버립니다
