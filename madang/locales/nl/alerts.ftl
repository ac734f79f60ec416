# Bericht krijgen als je weg bent: pushberichten, webhooks en hun instellingen.

alert-turn = Jij bent aan de beurt
alert-turn-of = { $who } is aan de beurt
alert-reminded = Iedereen wacht op { $who }
alert-replaced = Er speelt een bot voor je tot je terugkomt
alert-replaced-of = Er speelt nu een bot voor { $who }
alert-rematch = { $who } wil nog een keer spelen
alert-line = { $game }: { $players }
alert-sat = { $who } is aan tafel gaan zitten
alert-started = { $game } is begonnen
alert-over = { $game } is afgelopen
alert-winners = { $count ->
    [one] Winnaar: { $names }
   *[other] Winnaars: { $names }
}
alert-test = Het werkt
alert-test-line = Madang bereikt je hier.
address-not-allowed = deze server kan niets naar dit adres sturen
subscription-invalid = deze aanmelding van de browser is niet geldig

alerts-title = Meldingen
alerts-line = Dit apparaat laat het je weten als je aan de beurt bent en een tijdje weg was, als er iemand bij je komt zitten en als een partij eindigt.
alerts-turn-on = Aanzetten op dit apparaat
alerts-turn-off = Uitzetten
alerts-are-on = Op dit apparaat staan meldingen aan.
alerts-send-test = Test sturen
alerts-blocked = De browser blokkeert meldingen van deze pagina. Je kunt ze toestaan in zijn instellingen voor deze site.
alerts-unsupported = Deze browser kan hier geen meldingen tonen. Zet Madang op een iPhone of iPad eerst op het beginscherm.
alerts-failed = De browser kon de meldingen niet aanzetten.
hook-title = Webhook
hook-line = Madang roept dit adres aan wanneer het je een melding zou sturen, bijvoorbeeld voor een Discord-kanaal.
hook-table-line = Madang roept dit adres aan als hier iemand aan de beurt is of komt zitten, en aan het eind. Alleen jij ziet het adres.
hook-url = Adres
hook-form = Vorm
hook-form-json = JSON
hook-form-discord = Discord
hook-save = Opslaan
hook-remove = Verwijderen
hook-problem = De laatste aanroep is mislukt: { $problem }
