# 고려: 카드. 가문, 카드 한 장, 목적어인 카드 한 장, 맞바꾸기의 두 번째 카드

koryo-kind = { $kind ->
    [omniscient] 전지자
    [spy] 첩자
    [senator] 원로
    [priest] 승려
    [ship-owner] 선주
    [banker] 은행가
    [guardian] 수호자
    [broadcaster] 전령
    [merchant] 상인
    [barbarian] 야만인
   *[lobbying] 로비
}

koryo-card = { $kind ->
    [omniscient] 전지자
    [spy] 첩자
    [senator] 원로
    [priest] 승려
    [ship-owner] 선주
    [banker] 은행가
    [guardian] 수호자
    [broadcaster] 전령
    [merchant] 상인
    [barbarian] 야만인
   *[lobbying] 로비
}
koryo-a-card = { $kind ->
    [omniscient] 전지자 1장
    [spy] 첩자 1장
    [senator] 원로 1장
    [priest] 승려 1장
    [ship-owner] 선주 1장
    [banker] 은행가 1장
    [guardian] 수호자 1장
    [broadcaster] 전령 1장
    [merchant] 상인 1장
    [barbarian] 야만인 1장
   *[lobbying] 로비 1장
}
koryo-other-card = { $another ->
    [omniscient] 전지자
    [spy] 첩자
    [senator] 원로
    [priest] 승려
    [ship-owner] 선주
    [banker] 은행가
    [guardian] 수호자
    [broadcaster] 전령
   *[merchant] 상인
}

# 고려: 안 되는 이유

koryo-not-now = { $verb ->
    [pass] “pass”는 배치 단계에서 합니다
    [play] 카드는 배치 단계에서 놓습니다
    [discard] 카드는 라운드가 끝날 때 버립니다
    [destroy] 인물은 야만인을 공개했을 때 제거합니다
    [swap] 인물은 로비를 공개했을 때 맞바꿉니다
    [decline] 사용할지 말지 고를 이벤트가 없습니다
   *[other] “{ $verb }” 행동은 자기 차례에 합니다
}. 지금은 { $phase ->
    [0] 배치 단계입니다
    [1] 한 플레이어의 차례입니다
    [2] 야만인이 제거할 인물을 고르는 중입니다
    [3] 로비로 맞바꿀 인물을 고르는 중입니다
   *[4] 라운드를 정리하는 중입니다
}
koryo-no-such-many = 이 게임에 { JOSA(koryo-card, "은/는") } { $copies }장뿐입니다
koryo-not-in-hand = 손에 { koryo-card } { $count }장이 없습니다
koryo-one-kind = 함께 놓는 카드는 모두 같은 종류여야 합니다
koryo-ship-owners-needed = 서로 다른 카드 2장을 놓으려면 선주 우위가 있어야 합니다
koryo-not-placed = 뒷면으로 놓은 { JOSA(koryo-card, "이/가") } 없습니다
koryo-reveal-first = 놓은 카드를 모두 공개해야 차례를 마칠 수 있습니다
koryo-power-used = 이번 차례에 { koryo-kind } 능력을 이미 썼습니다
koryo-majority-needed = { koryo-card } 우위가 없습니다
koryo-no-such-event = 내 앞에 { JOSA(koryo-card, "이/가") } 없습니다
koryo-not-yourself = 자기 자신은 고를 수 없습니다
koryo-not-in-front = { $seat }번 자리 앞에는 { JOSA(koryo-card, "이/가") } 없습니다
koryo-guardians-protect = { $seat }번 자리는 수호자가 야만인에게서 지켜 줍니다
koryo-spies-shield = { $seat }번 자리는 첩자가 로비로부터 지켜 줍니다
koryo-two-players = 로비는 서로 다른 두 플레이어의 인물을 맞바꿉니다
koryo-same-family = 같은 가문끼리는 맞바꿔도 달라지지 않습니다. 사용하지 않기를 고르세요

# 고려: 누가 무엇을 하는지

koryo-did-pass = { JOSA($who, "이/가") } 아무것도 놓지 않습니다
koryo-did-play = { JOSA($who, "이/가") } { JOSA($cards, "을/를") } 놓습니다
koryo-did-reveal = { JOSA($who, "이/가") } { JOSA(koryo-kind, "을/를") } 공개합니다
koryo-did-banker = { JOSA($who, "이/가") } 은행에서 토큰 1개를 가져갑니다(은행가)
koryo-did-priest = { JOSA($who, "이/가") } 자기 { koryo-a-card }을 제거합니다(승려)
koryo-did-spy = { JOSA($who, "이/가") } { $seat }번 자리에서 토큰 1개를 훔칩니다(첩자)
koryo-did-end = { JOSA($who, "이/가") } 차례를 마칩니다
koryo-did-destroy = { JOSA($who, "이/가") } { $seat }번 자리의 { JOSA(koryo-card, "을/를") } 제거합니다
koryo-did-swap = { JOSA($who, "이/가") } { $seat }번 자리의 { JOSA(koryo-card, "과/와") } { $other }번 자리의 { JOSA(koryo-other-card, "을/를") } 맞바꿉니다
koryo-did-decline = { JOSA($who, "이/가") } 이벤트를 사용하지 않습니다
koryo-did-discard = { JOSA($who, "이/가") } { koryo-a-card }을 버립니다
