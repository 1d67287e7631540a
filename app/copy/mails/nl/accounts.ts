// The account emails in Dutch.
import type { AccountCopy } from '../account-copy.ts'

export const dutchAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Bevestig je e-mailadres voor ${product}`,
    heading: 'Bevestig je e-mailadres',
    text: 'Je hebt een account met dit adres aangevraagd. Open de link en log in met het wachtwoord dat je hebt gekozen om de registratie af te ronden.',
    button: 'Bevestigen en inloggen',
    validity: 'De link is 24 uur geldig.',
    notYou:
      'Heb je dit niet aangevraagd? Negeer deze e-mail dan: zonder toegang tot je mailbox kan niemand een account op jouw naam aanmaken.',
  },
  account_code: {
    subject: (product, code) => `${code} is je code voor ${product}`,
    heading: 'Je code',
    text: {
      set_password: 'Vul deze code in op de pagina waar je je wachtwoord instelt.',
      check_account: 'Vul deze code in op de pagina waar je je accountgegevens hebt opgevraagd.',
      add_esim:
        'Iemand wil een eSIM die met dit adres is gekocht aan zijn account toevoegen. Ben jij dat, vul de code dan daar in. Wie de code heeft, kan de eSIM en de bestelling ervan zien.',
      cancel_order:
        'Iemand wil de bestelling annuleren die met dit adres is geplaatst. Ben jij dat, vul de code dan in op de pagina waar je annuleert.',
    },
    code: 'Code',
    validity: 'De code is 10 minuten geldig, in de browser waarin je hem hebt aangevraagd.',
    notYou: 'Heb je dit niet aangevraagd? Negeer deze e-mail dan en geef de code aan niemand, ook niet aan ons.',
  },
  account_exists: {
    subject: (product) => `Je hebt al een account bij ${product}`,
    heading: 'Er bestaat al een account met dit e-mailadres',
    text: 'Iemand, waarschijnlijk jij, heeft zojuist geprobeerd zich met dit adres te registreren. Aan je account is niets veranderd: log in met je wachtwoord of stel een nieuw wachtwoord in.',
    button: 'Inloggen',
    reset: 'Je wachtwoord opnieuw instellen',
    notYou: 'Was jij dit niet? Dan hoef je niets te doen.',
  },
  confirm_wish: {
    subject: (product, country) => `Wil je bericht van ${product}: ${country}?`,
    heading: 'Eén klik, en we laten het je weten',
    text: (country) =>
      `Je wilt weten wanneer we een bundel voor deze bestemming verkopen: ${country}. Open de link en ga akkoord, dan mailen we je één keer, zodra die er is. Met dezelfde link kun je het ook stopzetten.`,
    button: 'Pagina openen',
    validity: 'Je kunt binnen 24 uur akkoord gaan. Is er na een jaar geen bundel, dan verwijderen we je adres.',
    notYou: 'Was jij dit niet? Negeer deze e-mail dan: zonder jouw klik sturen we verder niets.',
  },
  country_on_sale: {
    subject: (product, country) => `Nieuw bij ${product}: ${country}`,
    heading: (country) => `Nu te koop: ${country}`,
    text: (country) => `Je wilde het weten: we verkopen nu bundels voor deze bestemming: ${country}.`,
    button: 'Bundels bekijken',
    last: 'Dit was de enige e-mail hierover. We hebben je adres van de lijst verwijderd.',
  },
  password_reset: {
    subject: (product) => `Stel je wachtwoord voor ${product} opnieuw in`,
    heading: 'Stel je wachtwoord opnieuw in',
    text: 'Je hebt een nieuw wachtwoord aangevraagd. Open de link en kies een nieuw wachtwoord. Op alle andere apparaten word je uitgelogd.',
    button: 'Een nieuw wachtwoord kiezen',
    validity:
      'De link werkt één keer, 10 minuten lang. Op een ander apparaat heb je ook de code nodig die de browser toont waarin je hem hebt aangevraagd.',
    notYou: 'Heb je dit niet aangevraagd? Negeer deze e-mail dan: je wachtwoord verandert niet.',
  },
  password_changed: {
    subject: (product) => `Je wachtwoord voor ${product} is gewijzigd`,
    heading: 'Je wachtwoord is gewijzigd',
    text: 'Het wachtwoord van je account is zojuist gewijzigd en alle andere apparaten zijn uitgelogd.',
    notYou: 'Was jij dit niet? Stel het dan meteen opnieuw in, zodat niemand anders het nieuwe kan gebruiken:',
    button: 'Je wachtwoord opnieuw instellen',
  },
  confirm_new_email: {
    subject: (product) => `Bevestig je nieuwe e-mailadres voor ${product}`,
    heading: 'Bevestig je nieuwe e-mailadres',
    text: 'Je hebt ons gevraagd dit adres voor je account te gebruiken. Open de link en bevestig het; tot die tijd verandert er niets.',
    button: 'Dit adres bevestigen',
    validity: 'De link werkt één keer, een uur lang.',
    notYou:
      'Heb je dit niet aangevraagd? Negeer deze e-mail dan: zonder toegang tot je mailbox kan niemand je adres gebruiken.',
  },
  email_changed: {
    subject: (product) => `Het e-mailadres van je account bij ${product} is gewijzigd`,
    heading: 'Je e-mailadres is gewijzigd',
    text: (newEmail) => `Je account staat nu op ${newEmail}. Met het oude adres kun je niet meer inloggen.`,
    notYou: 'Was jij dit niet? Neem dan meteen contact met ons op:',
    button: 'Contact opnemen',
  },
  order_corrected: {
    subject: (product) => `Je bestelling bij ${product} is gecorrigeerd`,
    heading: 'Je bestelling is gecorrigeerd',
    text: 'We hebben de naam of het e-mailadres van deze bestelling gecorrigeerd. Vanaf nu gaat alles erover naar dit adres, en met de link hieronder open je de bestelling.',
    button: 'Bestelling openen',
    notYou: 'Is dit niet jouw bestelling? Beantwoord dan deze e-mail.',
  },
  order_moved: {
    subject: (product) => `Een wijziging in een bestelling bij ${product}`,
    heading: 'Deze bestelling is niet meer van jou',
    text: 'We hebben het e-mailadres gecorrigeerd van een bestelling die op jouw adres stond. Hij hoort nu bij een ander adres. Via de links ernaartoe en via je account kun je hem niet meer openen.',
    notYou: 'Is dit een vergissing? Neem contact met ons op:',
    button: 'Contact opnemen',
  },
  papers_corrected: {
    subject: (product) => `Je nieuwe factuur van ${product}`,
    heading: 'Je factuur is opnieuw opgesteld',
    text: 'We hebben de factuur van je bestelling gecorrigeerd. Een creditnota trekt de vorige factuur in en een nieuwe komt ervoor in de plaats. Wat je hebt betaald, blijft gelijk.',
    button: 'Nieuwe factuur openen',
    notYou: 'Klopt er nog iets niet? Beantwoord dan deze e-mail.',
  },
  account_deleted: {
    subject: (product) => `Je account bij ${product} is verwijderd`,
    heading: 'Je account is verwijderd',
    text: 'We hebben je account verwijderd, zoals je hebt gevraagd. Je eSIM’s blijven werken; bewaar dus de e-mails met de codes. Was jij dit niet? Neem dan meteen contact met ons op:',
    button: 'Contact opnemen',
    stays:
      'Bestellingen en facturen blijven bewaard zolang de belastingwetgeving dat eist en worden nergens anders voor gebruikt.',
  },
  admin_invitation: {
    subject: (product) => `Je bent uitgenodigd voor het team van ${product}`,
    heading: 'Kom bij het team',
    text: (invitedBy) =>
      `${invitedBy} nodigt je uit in het beheer van de winkel. Open de link en kies een wachtwoord om je account aan te maken.`,
    button: 'Wachtwoord kiezen',
    validity: 'De link werkt één keer, 24 uur lang.',
    notYou: 'Had je dit niet verwacht? Negeer deze e-mail dan: zonder de link komt niemand binnen.',
  },
  affiliate_welcome: {
    subject: (product) => `Word affiliate van ${product}`,
    heading: 'Je plek in het affiliateprogramma',
    text: 'Je plek in het affiliateprogramma staat klaar. Open de link en kies een wachtwoord. Daarna vind je je eigen code, link en QR-code in je dashboard.',
    button: 'Wachtwoord kiezen',
    validity: 'De link werkt één keer, 7 dagen lang.',
    notYou: 'Had je dit niet verwacht? Negeer deze e-mail dan: zonder de link kan niemand zich namens jou aanmelden.',
  },
  team_invitation: {
    subject: (product, business) => `Uitnodiging van ${business} bij ${product}`,
    heading: (business) => `Kom bij het team van ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} nodigt je uit voor het team van ${business}. Open de link en kies een wachtwoord.`,
    taken: (invitedBy, business) =>
      `${invitedBy} nodigt je uit voor het team van ${business}. Je account heeft hier al een andere rol en kan zich niet aansluiten. Vraag om een uitnodiging op een ander adres.`,
    button: 'Wachtwoord kiezen',
    validity:
      'De link werkt één keer, 7 dagen lang. Heb je al een account, dan vervangt het nieuwe wachtwoord het oude.',
    notYou: 'Had je dit niet verwacht? Negeer deze e-mail dan: zonder de link sluit niemand zich in jouw naam aan.',
  },
  payout_paid: {
    subject: (product) => `Je inkomsten van ${product} zijn onderweg`,
    heading: 'We hebben je uitbetaald',
    text: (amount, end) => `We hebben ${amount} overgemaakt naar je rekening die eindigt op ${end}.`,
    back: 'Meestal staat het er binnen één tot twee werkdagen op. In het overzicht van de maand vind je alle bedragen.',
    button: 'Je uitbetalingen bekijken',
  },
  payout_waits: {
    subject: (product) => `Over je uitbetaling van ${product}`,
    heading: 'Je uitbetaling moet nog wachten',
    text: {
      below_minimum: (amount) =>
        `Je hebt ${amount}, minder dan het kleinste bedrag dat we uitbetalen. We nemen het mee naar de volgende maand.`,
      negative: (amount) =>
        `Je saldo is ${amount}, omdat terugbetalingen meer hebben teruggehaald dan je had. Je volgende inkomsten vullen het aan; je hoeft niets te betalen.`,
      bank_missing: (amount) =>
        `Je hebt ${amount}, maar we weten niet waar we het naartoe moeten sturen. Voeg je bankgegevens toe.`,
      bank_refused: (amount) =>
        `Je bank heeft ${amount} teruggestuurd. Het geld staat weer op je saldo. Controleer je bankgegevens en sla ze opnieuw op.`,
      invoice_missing: (amount) =>
        `Je hebt ${amount} en daar komt btw bij. Stuur ons een factuur of ga in je uitbetalingsgegevens akkoord met self-billing.`,
      vat_number_unknown: (amount) =>
        `Je hebt ${amount}, maar het EU-register (VIES) kent het btw-nummer in je uitbetalingsgegevens niet. Verbeter of verwijder het daar, dan betalen we je uit.`,
    },
    button: 'Je uitbetalingen openen',
  },
  bank_changed: {
    subject: (product) => `Je uitbetalingsgegevens bij ${product} zijn gewijzigd`,
    heading: 'Je uitbetalingsgegevens zijn gewijzigd',
    text: (end) => `Vanaf nu maken we je inkomsten over naar de rekening die eindigt op ${end}.`,
    removed: 'Je bankgegevens zijn verwijderd. We kunnen je pas weer betalen als je nieuwe toevoegt.',
    notYou: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en controleer de gegevens:',
    button: 'Je gegevens controleren',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Je tegoed bij ${product} is opgewaardeerd`,
      deposit_back: (product) => `Je storting bij ${product} is terugbetaald`,
      low: (product) => `Je tegoed bij ${product} raakt op`,
    },
    heading: {
      deposit: 'Je storting is binnen',
      deposit_back: 'Je storting is terugbetaald',
      low: 'Je tegoed raakt op',
    },
    text: {
      deposit: (amount, balance) => `We hebben ${amount} aan je tegoed toegevoegd. Je hebt nu ${balance}.`,
      deposit_back: (amount, balance) =>
        `${amount} is terugbetaald via je oorspronkelijke betaalmethode. Je tegoed is nu ${balance}.`,
      low: (_amount, balance) => `Je hebt nog ${balance}. Waardeer op tijd op, zodat je bestellingen blijven doorgaan.`,
    },
    button: 'Je tegoed openen',
  },
  webhook_off: {
    subject: (product) => `Een van je webhooks bij ${product} is uitgeschakeld`,
    heading: 'Je webhook is uitgeschakeld',
    text: (address) =>
      `Een dag lang is op ${address} geen van onze berichten aangenomen. Daarom hebben we deze webhook uitgeschakeld. Zodra hij weer antwoordt, kun je hem weer inschakelen.`,
    missed:
      'Wat er gebeurt terwijl hij uit staat, wordt niet verstuurd. Vraag je bestellingen op via de API of verstuur berichten opnieuw vanuit het logboek.',
    button: 'Je webhooks bekijken',
  },
  api_key_made: {
    subject: (product) => `Er is een sleutel voor de API van ${product} gemaakt`,
    heading: 'Een nieuwe API-sleutel',
    text: (keyName) => `Vanuit je account is zojuist een API-sleutel met de naam ‘${keyName}’ voor je bedrijf gemaakt.`,
    notYou: 'Was jij dit niet? Trek hem dan meteen in en wijzig je wachtwoord:',
    button: 'Je API-sleutels bekijken',
  },
  new_sign_in: {
    subject: (product) => `Nieuwe login op je account bij ${product}`,
    heading: 'Ingelogd met een nieuwe browser',
    text: (browser, place, when) =>
      `Op ${when} heeft iemand met ${browser}${place ? ` (${place})` : ''} op je account ingelogd. Deze browser had je nog niet eerder gebruikt.`,
    unknownBrowser: 'een onbekende browser',
    notYou: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en log alle andere browsers uit:',
    button: 'Je account controleren',
  },
  factor_added: {
    subject: (product) => `Er is een tweede factor toegevoegd aan je account bij ${product}`,
    heading: 'Je hebt een tweede factor toegevoegd',
    text: {
      authenticator:
        'Er is zojuist een authenticator-app aan je account toegevoegd. Vanaf nu heb je die nodig om in te loggen.',
      passkey: 'Er is zojuist een passkey aan je account toegevoegd. Vanaf nu kun je daarmee inloggen.',
    },
    notYou: 'Was jij dit niet? Wijzig dan meteen je wachtwoord en verwijder hem:',
    button: 'Je account controleren',
  },
  factor_removed: {
    subject: (product) => `Er is een tweede factor verwijderd van je account bij ${product}`,
    heading: 'Er is een tweede factor verwijderd',
    text: {
      authenticator: 'De authenticator-app is zojuist van je account verwijderd.',
      passkey: 'Er is zojuist een passkey van je account verwijderd.',
      all: 'Een beheerder heeft alle tweede factoren van je account verwijderd en je overal uitgelogd. Log in met je wachtwoord en stel een nieuwe in.',
    },
    notYou: 'Was dit niet de bedoeling? Wijzig dan meteen je wachtwoord en stel opnieuw een tweede factor in:',
    button: 'Je account controleren',
  },
}
