# Être prévenu en son absence : notifications, webhooks et leurs réglages.

alert-turn = À toi de jouer
alert-turn-of = Au tour de { $who }
alert-reminded = Tout le monde attend { $who }
alert-replaced = Un bot joue pour toi jusqu’à ton retour
alert-replaced-of = Un bot joue maintenant pour { $who }
alert-rematch = { $who } aimerait rejouer
alert-line = { $game } : { $players }
alert-sat = { $who } rejoint la table
alert-started = La partie de { $game } a commencé
alert-over = La partie de { $game } est finie
alert-winners = { $count ->
    [one] Victoire : { $names }
   *[other] Victoire partagée : { $names }
}
alert-test = Ça marche
alert-test-line = Madang peut te joindre ici.
address-not-allowed = ce serveur ne peut rien envoyer à cette adresse
subscription-invalid = cet abonnement du navigateur n’est pas valable

alerts-title = Notifications
alerts-line = Cet appareil te prévient quand c’est ton tour et que tu es ailleurs depuis un moment, quand quelqu’un te rejoint et quand une partie finit.
alerts-turn-on = Activer sur cet appareil
alerts-turn-off = Désactiver
alerts-are-on = Les notifications sont activées sur cet appareil.
alerts-send-test = Envoyer un essai
alerts-blocked = Le navigateur bloque les notifications de cette page. Tu peux les autoriser dans ses réglages pour ce site.
alerts-unsupported = Ce navigateur ne peut pas afficher de notifications ici. Sur iPhone et iPad, ajoute d’abord Madang à l’écran d’accueil.
alerts-failed = Le navigateur n’a pas pu activer les notifications.
hook-title = Webhook
hook-line = Madang appelle cette adresse chaque fois qu’il te préviendrait, par exemple pour écrire dans un salon Discord.
hook-table-line = Madang appelle cette adresse à chaque tour de cette table, quand quelqu’un la rejoint et à la fin. Personne d’autre ne voit l’adresse.
hook-url = Adresse
hook-form = Format
hook-form-json = JSON
hook-form-discord = Discord
hook-save = Enregistrer
hook-remove = Retirer
hook-problem = Le dernier appel a échoué : { $problem }
