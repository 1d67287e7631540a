// The account emails in Dutch.
import type { AccountCopy } from '../account-copy.ts'

export const dutchAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Bevestig uw e-mailadres voor ${product}`,
    heading: 'Bevestig uw e-mailadres',
    text: 'U hebt een account met dit adres aangevraagd. Open de link en log in met het wachtwoord dat u hebt gekozen om de registratie af te ronden.',
    button: 'Bevestigen en inloggen',
    validity: 'De link is 24 uur geldig.',
    notYou:
      'Hebt u dit niet aangevraagd? Negeer deze e-mail dan: zonder toegang tot uw mailbox kan niemand een account op uw naam aanmaken.',
  },
  account_code: {
    subject: (product, code) => `${code} is uw code voor ${product}`,
    heading: 'Uw code',
    text: {
      set_password: 'Voer deze code in op de pagina waar u uw wachtwoord instelt.',
      check_account: 'Voer deze code in op de pagina waar u uw accountgegevens hebt opgevraagd.',
      add_esim:
        'Iemand wil een eSIM die met dit adres is gekocht aan zijn account toevoegen. Voer de code daar in als u dat bent. Wie de code heeft, kan de eSIM en de bestelling ervan zien.',
      cancel_order:
        'Iemand wil de bestelling annuleren die met dit adres is gekocht. Voer de code in op de pagina waar u annuleert als u dat bent.',
    },
    code: 'Code',
    validity: 'De code is 10 minuten geldig, in de browser waarin u hem hebt aangevraagd.',
    notYou: 'Hebt u dit niet aangevraagd? Negeer deze e-mail dan en geef de code aan niemand, ook niet aan ons.',
  },
  account_exists: {
    subject: (product) => `U hebt al een account bij ${product}`,
    heading: 'Er bestaat al een account met dit e-mailadres',
    text: 'Iemand, waarschijnlijk u, heeft zojuist geprobeerd zich met dit adres te registreren. Aan uw account is niets veranderd: log in met uw wachtwoord of stel een nieuw wachtwoord in.',
    button: 'Inloggen',
    reset: 'Uw wachtwoord opnieuw instellen',
    notYou: 'Was u dit niet? Dan hoeft u niets te doen.',
  },
  confirm_wish: {
    subject: (product, country) => `Wilt u bericht van ${product}: ${country}?`,
    heading: 'Eén klik, en wij laten het u weten',
    text: (country) =>
      `U wilt weten wanneer wij een bundel voor deze bestemming verkopen: ${country}. Open de link en ga akkoord, dan schrijven wij u één keer, zodra die er is. Met dezelfde link kunt u het ook beëindigen.`,
    button: 'Pagina openen',
    validity: 'U kunt binnen 24 uur akkoord gaan. Is er na een jaar geen bundel, dan verwijderen wij uw adres.',
    notYou: 'Was u dit niet? Negeer deze e-mail dan: zonder uw klik sturen wij verder niets.',
  },
  country_on_sale: {
    subject: (product, country) => `Nieuw bij ${product}: ${country}`,
    heading: (country) => `Nu te koop: ${country}`,
    text: (country) => `U wilde het weten: wij verkopen nu bundels voor deze bestemming: ${country}.`,
    button: 'Bundels bekijken',
    last: 'Dit was de enige e-mail hierover. Wij hebben uw adres van de lijst verwijderd.',
  },
  password_reset: {
    subject: (product) => `Stel uw wachtwoord voor ${product} opnieuw in`,
    heading: 'Stel uw wachtwoord opnieuw in',
    text: 'U hebt een nieuw wachtwoord aangevraagd. Open de link en kies een nieuw wachtwoord. Op alle andere apparaten wordt u uitgelogd.',
    button: 'Een nieuw wachtwoord kiezen',
    validity:
      'De link werkt één keer, 10 minuten lang. Op een ander apparaat hebt u ook de code nodig die de browser toont waarin u hem hebt aangevraagd.',
    notYou: 'Hebt u dit niet aangevraagd? Negeer deze e-mail dan: uw wachtwoord verandert niet.',
  },
  password_changed: {
    subject: (product) => `Uw wachtwoord voor ${product} is gewijzigd`,
    heading: 'Uw wachtwoord is gewijzigd',
    text: 'Het wachtwoord van uw account is zojuist gewijzigd en alle andere apparaten zijn uitgelogd.',
    notYou: 'Was u dit niet? Stel het dan meteen opnieuw in, zodat niemand anders het nieuwe kan gebruiken:',
    button: 'Uw wachtwoord opnieuw instellen',
  },
  confirm_new_email: {
    subject: (product) => `Bevestig uw nieuwe e-mailadres voor ${product}`,
    heading: 'Bevestig uw nieuwe e-mailadres',
    text: 'U hebt ons gevraagd dit adres voor uw account te gebruiken. Open de link en bevestig het; tot die tijd verandert er niets.',
    button: 'Dit adres bevestigen',
    validity: 'De link werkt één keer, een uur lang.',
    notYou:
      'Hebt u dit niet aangevraagd? Negeer deze e-mail dan: zonder toegang tot uw mailbox kan niemand uw adres gebruiken.',
  },
  email_changed: {
    subject: (product) => `Het e-mailadres van uw account bij ${product} is gewijzigd`,
    heading: 'Uw e-mailadres is gewijzigd',
    text: (newEmail) => `Uw account staat nu op ${newEmail}. Met het oude adres kunt u niet meer inloggen.`,
    notYou: 'Was u dit niet? Neem dan meteen contact met ons op:',
    button: 'Contact opnemen',
  },
  account_deleted: {
    subject: (product) => `Uw account bij ${product} is verwijderd`,
    heading: 'Uw account is verwijderd',
    text: 'Wij hebben uw account verwijderd, zoals u hebt gevraagd. Uw eSIM’s blijven werken; bewaar dus de e-mails met de codes. Was u dit niet? Neem dan meteen contact met ons op:',
    button: 'Contact opnemen',
    stays:
      'Bestellingen en facturen blijven bewaard zolang de belastingwetgeving dat eist en worden nergens anders voor gebruikt.',
  },
  admin_invitation: {
    subject: (product) => `U bent uitgenodigd om ${product} te beheren`,
    heading: 'Word beheerder',
    text: (invitedBy) =>
      `${invitedBy} nodigt u uit om de winkel te beheren. Open de link en kies een wachtwoord om uw account aan te maken.`,
    button: 'Wachtwoord kiezen',
    validity: 'De link werkt één keer, 24 uur lang.',
    notYou: 'Verwachtte u dit niet? Negeer deze e-mail dan: zonder de link wordt niemand beheerder.',
  },
  affiliate_welcome: {
    subject: (product) => `Word partner van ${product}`,
    heading: 'Uw plek in het partnerprogramma',
    text: 'Uw plek in het partnerprogramma staat klaar. Open de link en kies een wachtwoord. Daarna vindt u uw eigen code, link en QR-code in uw dashboard.',
    button: 'Wachtwoord kiezen',
    validity: 'De link werkt één keer, 7 dagen lang.',
    notYou: 'Had u dit niet verwacht? Negeer deze e-mail dan: zonder de link kan niemand zich namens u aanmelden.',
  },
  team_invitation: {
    subject: (product, business) => `Uitnodiging van ${business} bij ${product}`,
    heading: (business) => `Kom bij het team van ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} nodigt u uit voor het team van ${business}. Open de link en kies een wachtwoord.`,
    taken: (invitedBy, business) =>
      `${invitedBy} nodigt u uit voor het team van ${business}. Uw account heeft hier al een andere rol en kan zich niet aansluiten. Vraag om een uitnodiging op een ander adres.`,
    button: 'Wachtwoord kiezen',
    validity:
      'De link werkt één keer, 7 dagen lang. Hebt u al een account, dan vervangt het nieuwe wachtwoord het oude.',
    notYou: 'Verwachtte u dit niet? Negeer deze e-mail dan: zonder de link sluit niemand zich in uw naam aan.',
  },
  payout_paid: {
    subject: (product) => `Uw inkomsten van ${product} zijn onderweg`,
    heading: 'Wij hebben u uitbetaald',
    text: (amount, end) => `Wij hebben ${amount} overgemaakt naar uw rekening die eindigt op ${end}.`,
    back: 'Meestal staat het er binnen één tot twee werkdagen op. In het overzicht van de maand vindt u alle bedragen.',
    button: 'Uw uitbetalingen bekijken',
  },
  payout_waits: {
    subject: (product) => `Over uw uitbetaling van ${product}`,
    heading: 'Uw uitbetaling moet nog wachten',
    text: {
      below_minimum: (amount) =>
        `U hebt ${amount}, minder dan het kleinste bedrag dat wij uitbetalen. Wij nemen het mee naar de volgende maand.`,
      negative: (amount) =>
        `Uw saldo is ${amount}, omdat terugbetalingen meer hebben teruggehaald dan u had. Uw volgende inkomsten vullen het aan; u hoeft niets te betalen.`,
      bank_missing: (amount) =>
        `U hebt ${amount}, maar wij weten niet waar wij het naartoe moeten sturen. Voeg uw bankgegevens toe.`,
      bank_refused: (amount) =>
        `Uw bank heeft ${amount} teruggestuurd. Het geld staat weer op uw saldo. Controleer uw bankgegevens en sla ze opnieuw op.`,
      invoice_missing: (amount) =>
        `U hebt ${amount} en daar komt btw bij. Stuur ons een factuur of ga in uw uitbetalingsgegevens akkoord met self-billing.`,
      vat_number_unknown: (amount) =>
        `U hebt ${amount}, maar het EU-register (VIES) kent het btw-nummer in uw uitbetalingsgegevens niet. Verbeter of verwijder het daar, dan betalen wij u uit.`,
    },
    button: 'Uw uitbetalingen openen',
  },
  bank_changed: {
    subject: (product) => `Uw uitbetalingsgegevens bij ${product} zijn gewijzigd`,
    heading: 'Uw uitbetalingsgegevens zijn gewijzigd',
    text: (end) => `Vanaf nu maken wij uw inkomsten over naar de rekening die eindigt op ${end}.`,
    removed: 'Uw bankgegevens zijn verwijderd. Wij kunnen u pas weer betalen als u nieuwe toevoegt.',
    notYou: 'Was u dit niet? Wijzig dan meteen uw wachtwoord en controleer de gegevens:',
    button: 'Uw gegevens controleren',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Uw tegoed bij ${product} is opgewaardeerd`,
      deposit_back: (product) => `Uw storting bij ${product} is terugbetaald`,
      low: (product) => `Uw tegoed bij ${product} raakt op`,
    },
    heading: {
      deposit: 'Uw storting is binnen',
      deposit_back: 'Uw storting is terugbetaald',
      low: 'Uw tegoed raakt op',
    },
    text: {
      deposit: (amount, balance) => `Wij hebben ${amount} aan uw tegoed toegevoegd. U hebt nu ${balance}.`,
      deposit_back: (amount, balance) =>
        `${amount} is terugbetaald via de betaalmethode die u gebruikte. Uw tegoed is nu ${balance}.`,
      low: (_amount, balance) => `U hebt nog ${balance}. Waardeer op tijd op, zodat uw bestellingen blijven doorgaan.`,
    },
    button: 'Uw tegoed openen',
  },
  webhook_off: {
    subject: (product) => `Een webhook van u bij ${product} is uitgeschakeld`,
    heading: 'Uw webhook is uitgeschakeld',
    text: (address) =>
      `Een dag lang is op ${address} geen van onze berichten aangenomen. Daarom hebben we deze webhook uitgeschakeld. Zodra hij weer antwoordt, kunt u hem weer inschakelen.`,
    missed:
      'Wat er gebeurt terwijl hij uit staat, wordt niet verstuurd. Vraag uw bestellingen op via de API of verstuur berichten opnieuw vanuit het logboek.',
    button: 'Uw webhooks bekijken',
  },
  api_key_made: {
    subject: (product) => `Er is een sleutel voor de API van ${product} gemaakt`,
    heading: 'Een nieuwe API-sleutel',
    text: (keyName) => `Vanuit uw account is zojuist een API-sleutel met de naam “${keyName}” voor uw bedrijf gemaakt.`,
    notYou: 'Was u dit niet? Trek hem dan meteen in en wijzig uw wachtwoord:',
    button: 'Uw API-sleutels bekijken',
  },
  new_sign_in: {
    subject: (product) => `Nieuwe aanmelding bij uw account van ${product}`,
    heading: 'Aangemeld met een nieuwe browser',
    text: (browser, place, when) =>
      `Op ${when} heeft iemand zich met ${browser}${place ? ` (${place})` : ''} bij uw account aangemeld. Deze browser had u nog niet eerder gebruikt.`,
    unknownBrowser: 'een onbekende browser',
    notYou: 'Was u dit niet? Wijzig dan meteen uw wachtwoord en meld alle andere browsers af:',
    button: 'Uw account controleren',
  },
  factor_added: {
    subject: (product) => `Er is een tweede factor toegevoegd aan uw account bij ${product}`,
    heading: 'U hebt een tweede factor toegevoegd',
    text: {
      authenticator:
        'Er is zojuist een authenticator-app aan uw account toegevoegd. Vanaf nu hebt u die nodig om in te loggen.',
      passkey: 'Er is zojuist een passkey aan uw account toegevoegd. Vanaf nu kunt u daarmee inloggen.',
    },
    notYou: 'Was u dit niet? Wijzig dan meteen uw wachtwoord en verwijder hem:',
    button: 'Uw account controleren',
  },
  factor_removed: {
    subject: (product) => `Er is een tweede factor verwijderd van uw account bij ${product}`,
    heading: 'Er is een tweede factor verwijderd',
    text: {
      authenticator: 'De authenticator-app is zojuist van uw account verwijderd.',
      passkey: 'Er is zojuist een passkey van uw account verwijderd.',
      all: 'Een beheerder heeft alle tweede factoren van uw account verwijderd en u overal uitgelogd. Log in met uw wachtwoord en stel een nieuwe in.',
    },
    notYou: 'Was dit niet de bedoeling? Wijzig dan meteen uw wachtwoord en stel opnieuw een tweede factor in:',
    button: 'Uw account controleren',
  },
}
