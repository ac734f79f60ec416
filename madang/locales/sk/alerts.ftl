# Správy, keď si preč: upozornenia, webhooky a ich nastavenia.

alert-turn = Si na ťahu
alert-turn-of = Na ťahu: { $who }
alert-reminded = Čaká sa: { $who }
alert-replaced = Kým sa nevrátiš, hrá za teba bot
alert-replaced-of = Odteraz hrá bot namiesto: { $who }
alert-rematch = { $who } chce hrať znova
alert-line = { $game }: { $players }
alert-sat = K stolu si sadá { $who }
alert-started = { $game }: partia sa začína
alert-over = { $game }: koniec partie
alert-winners = { $count ->
    [one] Vyhráva { $names }
    [few] Vyhrávajú { $names }
   *[other] Vyhrávajú { $names }
}
alert-test = Funguje to
alert-test-line = Madang ťa tu zastihne.
address-not-allowed = na túto adresu server nemôže nič poslať
subscription-invalid = toto prihlásenie prehliadača je neplatné

alerts-title = Upozornenia
alerts-line = Toto zariadenie ti dá vedieť, keď si na ťahu a chvíľu tu nie si, keď si k tebe niekto sadne a keď sa partia skončí.
alerts-turn-on = Zapnúť na tomto zariadení
alerts-turn-off = Vypnúť
alerts-are-on = Na tomto zariadení sú upozornenia zapnuté.
alerts-send-test = Poslať skúšku
alerts-blocked = Prehliadač blokuje upozornenia tejto stránky. Môžeš ich povoliť v jeho nastaveniach pre túto stránku.
alerts-unsupported = Tento prehliadač tu nevie zobraziť upozornenia. Na iPhone a iPade si najprv pridaj Madang na plochu.
alerts-failed = Prehliadač nedokázal upozornenia zapnúť.
hook-title = Webhook
hook-line = Madang zavolá túto adresu vždy, keď by ťa upozornil, napríklad aby napísal do kanála na Discorde.
hook-table-line = Madang zavolá túto adresu, keď je pri tomto stole niekto na ťahu alebo si sadne, a na konci. Adresu vidíš len ty.
hook-url = Adresa
hook-form = Forma
hook-form-json = JSON
hook-form-discord = Discord
hook-save = Uložiť
hook-remove = Odstrániť
hook-problem = Posledné volanie zlyhalo: { $problem }
