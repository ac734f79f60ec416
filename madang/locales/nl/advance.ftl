# Vooraf beslissen: verzegelde kaarten vóór je beurt, en antwoorden op aanvallen.

your-turn-has-come = je bent nu aan de beurt: leg je kaarten neer
no-order-now = je kunt nu niets vooraf verzegelen
order-not-legal = dat kan niet met je hand
sealed-ask = Je kunt nu al kiezen wat je neerlegt. Vóór je beurt komt niemand het te weten.
sealed-is = Verzegeld: { $order }. Wordt neergelegd zodra je aan de beurt bent.
sealed-plays = Je verzegelde kaarten worden zo neergelegd: { $order }
sealed-choose = Vooraf verzegelen
sealed-seal = Verzegelen: { $order }
sealed-tip = Kies kaarten en verzegel ze. Tot je beurt kun je je bedenken.
sealed-withdraw = Intrekken
riposte-title = Als je kunt terugslaan
riposte-line = Vooraf beslist, zodat niemand op je wacht. Niemand anders ziet het.
riposte-ask = Vraag het mij
riposte-always = Altijd terugslaan
riposte-never = Nooit terugslaan
