# 코린트: 이름

corinth-district = { $district ->
    [goats] 염소
    [oil] 기름
    [wine] 포도주
    [carpets] 양탄자
    [spices] 향신료
   *[gold] 금화
}
corinth-building = { $building ->
    [temple] 신전
    [warehouse] 창고
    [stable] 마구간
   *[store] 상점
}

# 코린트: 안 되는 이유

corinth-not-now = { $verb ->
    [roll] 주사위는 라운드를 시작할 때 굴립니다
    [shop] 가게는 배달할 상품이 남아 있을 때 고릅니다
    [stop] 배달은 상품이 남아 있을 때만 그만둘 수 있습니다
    [steps] 칸 수는 집사를 움직일 때 고릅니다
    [walk] 집사는 칸 수를 고른 뒤에 움직입니다
    [build] 건물은 차례가 끝날 때 짓습니다
    [done] 차례는 건물을 지은 뒤에 마칩니다
   *[other] “{ $verb }” 행동은 주사위 묶음을 고를 때 합니다
}. 지금은 { $phase ->
    [0] 선 플레이어가 주사위를 굴릴 때입니다
    [1] 주사위 묶음을 고르는 중입니다
    [2] 상품을 배달하는 중입니다
    [3] 집사가 움직일 칸 수를 고르는 중입니다
    [4] 집사가 움직이는 중입니다
   *[5] 건물을 지을 때입니다
}
corinth-yellow-limit = 노란 주사위는 { $most }개까지만 굴릴 수 있는데, 이미 { $earned }개를 얻었습니다
corinth-dice-too-dear = 노란 주사위 { $dice }개에 금화 { $dice }개가 드는데, 가진 금화는 { $gold }개입니다
corinth-no-dice = { corinth-district } 구역에 주사위가 없습니다
corinth-all-circled = 기록지에 { JOSA(corinth-district, "을/를") } 더 표시할 자리가 없습니다
corinth-district-full = { corinth-district } 가게가 모두 찼습니다
corinth-steward-stuck = 눈 { $value }, 금화 { $gold }개로는 집사가 갈 수 있는 길이 없습니다
corinth-action-possible = 주사위는 쓸 수 있는 묶음이 하나도 없을 때만 치웁니다
corinth-dice-left = 항구에 주사위가 없을 때만 할 수 있습니다
corinth-started-shop-first = { corinth-district } { $shop }번 가게를 채우는 중입니다. 다 채워야 다른 가게를 고를 수 있습니다
corinth-shop-full = { corinth-district } { $shop }번 가게는 다 찼습니다
corinth-no-such-shop = { corinth-district } 가게는 { $shops }개뿐입니다
corinth-length-too-dear = { $steps }칸을 가려면 금화 { $cost }개가 드는데, 가진 금화는 { $gold }개입니다
corinth-no-way = 지나간 적 없는 칸만으로 { $steps }칸을 갈 길이 없습니다
corinth-market-ends = 시장은 거기까지입니다
corinth-field-walked = 이미 지나간 칸입니다: { $field }
corinth-dead-end = 집사가 { $field }에서 { $rest }칸을 더 갈 수 없습니다
corinth-built = { JOSA(corinth-building, "은/는") } 이미 지었습니다
corinth-building-too-dear = { JOSA(corinth-building, "을/를") } 지으려면 금화 { $gold }개와 염소 { $goats }마리가 필요한데, 가진 것은 금화 { $have-gold }개와 염소 { $have-goats }마리입니다

# 코린트: 누가 무엇을 하는지

corinth-did-roll = { JOSA($who, "이/가") } { $dice ->
    [0] 주사위를 굴립니다
    [1] 노란 주사위 1개를 사고 주사위를 굴립니다
   *[other] 노란 주사위 { $dice }개를 사고 주사위를 굴립니다
}
corinth-did-take = { JOSA($who, "이/가") } { corinth-district } 주사위를 가져갑니다: +{ $count }
corinth-did-steward = { JOSA($who, "이/가") } { corinth-district } 주사위로 집사를 움직입니다 (눈 { $value })
corinth-did-drop = { JOSA($who, "이/가") } { corinth-district } 주사위를 치웁니다
corinth-did-compensate = { JOSA($who, "은/는") } 남은 주사위가 없어 집사를 움직입니다
corinth-did-skip = { JOSA($who, "은/는") } 남은 주사위가 없어 아무것도 하지 않습니다
corinth-did-shop = { JOSA($who, "이/가") } { corinth-district } { $shop }번 가게를 채우기 시작합니다: +{ $count }
corinth-did-stop = { JOSA($who, "이/가") } 더 배달하지 않습니다
corinth-did-steps = { JOSA($who, "이/가") } 집사를 { $steps ->
    [1] 1칸
   *[other] { $steps }칸
} 움직이기로 합니다
corinth-did-walk = { JOSA($who, "이/가") } 집사를 { $direction ->
    [north] 북쪽
    [east] 동쪽
    [south] 남쪽
   *[west] 서쪽
}으로 움직입니다 ({ $field })
corinth-did-land = { JOSA($who, "이/가") } { $field }에서 멈춥니다: { $gift ->
    [yellow] 이후 굴림에 노란 주사위 1개
    [plus] +1
    [score] { $count }점
   *[goods] { corinth-district }: +{ $count }
}
corinth-did-build = { JOSA($who, "이/가") } { JOSA(corinth-building, "을/를") } 짓습니다
corinth-did-done = { JOSA($who, "이/가") } 차례를 마칩니다
