# Being told while away: push messages, webhooks, and their settings.

alert-turn = It’s your turn
alert-turn-of = It’s { $who }’s turn
alert-reminded = Everyone is waiting for { $who }
alert-replaced = A bot plays for you until you come back
alert-replaced-of = A bot plays for { $who } now
alert-rematch = { $who } would like to play again
alert-line = { $game }: { $players }
alert-sat = { $who } has sat down
alert-started = { $game } has begun
alert-over = { $game } is over
alert-winners = { $count ->
    [one] Winner: { $names }
   *[other] Winners: { $names }
}
alert-test = It works
alert-test-line = Madang reaches you here.
address-not-allowed = this server cannot send to this address
subscription-invalid = this subscription of the browser is not valid

alerts-title = Notifications
alerts-line = This device tells you when it is your turn and you have been away for a while, when a friend sits down, and when a game ends.
alerts-turn-on = Turn on for this device
alerts-turn-off = Turn off
alerts-are-on = Notifications are on for this device.
alerts-send-test = Send a test
alerts-blocked = The browser blocks notifications from this page. You can allow them in its settings for this site.
alerts-unsupported = This browser cannot show notifications here. On iPhone and iPad, first add Madang to the home screen.
alerts-failed = The browser could not turn on notifications.
hook-title = Webhook
hook-line = Madang calls this address whenever it would notify you, for example to post in a Discord channel.
hook-table-line = Madang calls this address about everybody’s turns at this table, when somebody sits down, and at the end. Only you see the address.
hook-url = Address
hook-form = Format
hook-form-json = JSON
hook-form-discord = Discord
hook-save = Save
hook-remove = Remove
hook-problem = The last call failed: { $problem }
