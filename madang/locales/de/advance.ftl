# Im Voraus entscheiden: versiegelte Karten vor dem eigenen Zug, und Antworten auf Angriffe.

your-turn-has-come = du bist jetzt am Zug: Leg deine Karten aus
no-order-now = jetzt kannst du nichts im Voraus versiegeln
order-not-legal = deine Hand erlaubt das nicht
sealed-ask = Du kannst schon jetzt entscheiden, was du auslegst. Vor deinem Zug erfährt es niemand.
sealed-is = Versiegelt: { $order }. Wird ausgelegt, sobald du am Zug bist.
sealed-plays = Gleich wird ausgelegt, was du versiegelt hast: { $order }
sealed-choose = Im Voraus versiegeln
sealed-seal = Versiegeln: { $order }
sealed-tip = Wähle Karten und versiegle sie. Bis du am Zug bist, kannst du dich umentscheiden.
sealed-withdraw = Zurücknehmen
riposte-title = Wenn du zurückschlagen kannst
riposte-line = Im Voraus entschieden, damit niemand auf dich wartet. Sonst sieht das niemand.
riposte-ask = Mich fragen
riposte-always = Immer zurückschlagen
riposte-never = Nie zurückschlagen
