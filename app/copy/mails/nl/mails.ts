// The email texts in Dutch.
import { landingCopy } from '../../nl/delivery/landing.ts'
import { withdrawCopy } from '../../nl/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { dutchAccountMails } from './accounts.ts'
import { dutchGiftMails } from './gift.ts'
import { dutchOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `We hebben je bericht ontvangen (${product}, ${number})`,
  heading: 'Je bericht is aangekomen',
  text: 'We hebben je bericht aan de klantenservice ontvangen. Binnen 24 uur krijg je op dit adres antwoord.',
  number: 'Ticketnummer',
  more: 'Wil je iets toevoegen? Beantwoord dan deze e-mail.',
  notYou: 'Heb je ons niet geschreven? Dan is je adres per ongeluk opgegeven en kun je deze e-mail negeren.',
  answer: {
    subject: (product, number, about) => `Ons antwoord: ${about} (${product}, ${number})`,
    withdrawal: 'Je herroeping',
    heading: 'Ons antwoord op je bericht',
    wrote: (at) => `Je schreef op ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Je data raakt op · ${product}`,
      preview: '80% van je data is verbruikt. Met een opwaardering blijf je met dezelfde eSIM online.',
      previewWithout: '80% van je data is verbruikt. Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Je data raakt op',
      intro: (trip) => `Meer dan 80% van de data van je eSIM (${trip}) is verbruikt.`,
      next: 'Een opwaardering voegt data toe aan dezelfde eSIM; je hoeft niets opnieuw te installeren.',
    },
    data_used_up: {
      subject: (product) => `Je data is op · ${product}`,
      preview: 'Je eSIM blijft geïnstalleerd: met een opwaardering ben je weer online.',
      previewWithout: 'Je eSIM is nu offline. Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Je data is op',
      intro: (trip) => `Alle data van je eSIM (${trip}) is verbruikt. Hij is daarom nu offline.`,
      next: 'Met een opwaardering ben je met dezelfde eSIM weer online. Om die te kopen heb je even wifi nodig.',
    },
    expires_soon: {
      subject: (product) => `Je eSIM verloopt binnenkort · ${product}`,
      preview: 'Blijf je langer? Waardeer op voordat hij verloopt en houd dezelfde eSIM.',
      previewWithout: 'Blijf je langer? Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Je eSIM verloopt binnenkort',
      intro: (trip) => `Je eSIM (${trip}) verloopt binnenkort.`,
      next: 'Blijf je langer? Waardeer op voordat hij verloopt; een verlopen eSIM kan niet meer worden opgewaardeerd.',
    },
  },
  nextWithout: 'Deze eSIM kan niet worden opgewaardeerd. Bij een nieuwe bundel hoort een eigen eSIM.',
  esim: 'eSIM',
  left: 'Data over',
  leftOf: (left, total) => `${left} van ${total}`,
  leftUnknown: 'Het netwerk heeft dit niet doorgegeven',
  until: 'Geldig tot',
  topUp: 'Deze eSIM opwaarderen',
  open: 'Je eSIM openen: resterende data en hulp bij verbindingsproblemen',
  why: 'Je krijgt deze e-mail omdat je deze eSIM hebt gekocht. We mailen je wanneer 80% is verbruikt, wanneer alles op is en voordat de eSIM verloopt.',
  stop: 'Deze meldingen uitzetten',
  links: 'De links naar je eSIM zijn 30 dagen geldig; stuur deze e-mail niet door.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `Deel ${number} van je reis begint op ${day} · ${product}`,
  preview: 'Alles staat klaar: openen, controleren en betalen.',
  heading: (number, day) => `Deel ${number} van je reis begint op ${day}`,
  intro: 'Je hebt deze reis in delen gepland en een daarvan gekocht. Dit is het volgende deel.',
  change: {
    dearer:
      'Het kost nu meer dan toen je het plande. Dit is op dit moment nog steeds de goedkoopste manier om verder te reizen.',
    anew: 'Wat je had gepland, is er niet meer of kost nu meer. Hier is een nieuw plan voor de rest van je reis.',
    gone: 'Wat je had gepland, wordt niet meer verkocht. Bekijk wat nu bij deze dagen past.',
  },
  days: 'Dagen',
  countries: 'Landen',
  bundle: 'eSIM',
  topUp: 'Opwaardering voor je eSIM',
  priceToday: 'Prijs vandaag, inclusief btw',
  priceWithoutVat: 'Prijs vandaag, zonder btw',
  goCart: 'Openen in je winkelwagen',
  goTopUp: 'Je eSIM opwaarderen',
  goSearch: 'Bekijk het huidige aanbod',
  why: 'Je krijgt deze e-mail omdat je een deel van deze reis hebt besteld. Er wordt niets gekocht voordat je betaalt.',
  stop: 'Geen herinneringen meer aan deze reis',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Installeer je eSIM vóór ${day} · ${product}`,
    heading: 'Installeer je eSIM voor je reis',
    install: 'Installeer hem nu je wifi hebt. Het duurt een paar minuten, en de looptijd begint er niet mee.',
  },
  trip_eve: {
    subject: (product, day) => `Je reis begint op ${day} · ${product}`,
    heading: 'Maak je eSIM klaar',
    install: {
      early: 'Installeer hem voordat je vertrekt, zolang je wifi hebt. Waar je landt, is er misschien geen.',
      late: 'Installeer hem vlak voor vertrek, of bij aankomst via wifi: de looptijd kan er dan mee beginnen.',
    },
  },
  begins: (trip, day) => `Je reis (${trip}) begint op ${day}.`,
  state: {
    told: 'Volgens het netwerk staat je eSIM nog op geen enkele telefoon.',
    untold: 'We kunnen niet zien of je eSIM al op je telefoon staat. Zo ja, dan hoef je niets meer te installeren.',
  },
  open: 'Je eSIM installeren',
  landing: landingCopy,
  why: 'Je krijgt deze e-mail omdat je deze eSIM voor een reis hebt gekocht. Het zijn er hoogstens twee: een week en een dag van tevoren, zolang de eSIM niet is geïnstalleerd.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `We hebben je herroeping ontvangen (${product})`,
  heading: 'We hebben je herroeping ontvangen',
  intro: (at) => `We hebben je verklaring van herroeping ontvangen op ${at}.`,
  contract: 'Overeenkomst',
  name: 'Naam',
  email: 'E-mailadres',
  received: 'Ontvangen op',
  statement: 'Verklaring',
  statementText: withdrawCopy.review.statement,
  keep: 'Bewaar deze e-mail: hij bewijst wanneer je de herroeping hebt verklaard.',
  finding: {
    unknown_order:
      'Een medewerker zoekt de overeenkomst op en mailt je daarover. Als het herroepingsrecht geldt, krijg je je geld binnen 14 dagen na je verklaring terug via je oorspronkelijke betaalmethode.',
    not_activated:
      'De eSIM van deze bestelling is niet geactiveerd. Wat je ervoor hebt betaald, krijg je binnen 14 dagen na je verklaring terug via je oorspronkelijke betaalmethode. Gebruik de eSIM niet meer en verwijder hem van je telefoon als je hem hebt geïnstalleerd.',
    activated:
      'De eSIM van deze bestelling is al geactiveerd. Als je bij de bestelling om onmiddellijke levering hebt gevraagd, is het herroepingsrecht daarmee vervallen. Een medewerker gaat na wat er is afgesproken en mailt je daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    too_late:
      'Deze bestelling is meer dan 14 dagen oud; de herroepingstermijn was dus al verstreken toen je verklaring binnenkwam. Een medewerker gaat dit na en mailt je daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    unclear:
      'We konden nog niet vaststellen of de eSIM van deze bestelling is geactiveerd. Een medewerker gaat dit na en mailt je daarover. Als het herroepingsrecht geldt, krijg je je geld binnen 14 dagen na je verklaring terug via je oorspronkelijke betaalmethode.',
  },
  refused: {
    subject: (product, number) => `Je herroeping (${product}, ${number})`,
    heading: 'We kunnen je herroeping niet aanvaarden',
    reasons: {
      no_contract:
        'We hebben geen bestelling gevonden die past bij de genoemde overeenkomst en met jouw e-mailadres is geplaatst. Heb je met een ander adres besteld, beantwoord dan deze e-mail en geef dat adres door.',
      not_paid:
        'Deze bestelling is nooit betaald. Er is dus geen overeenkomst om te herroepen en niets om terug te betalen.',
      company:
        'Deze bestelling is geplaatst door een bedrijf. Het herroepingsrecht geldt voor consumenten en is hier dus niet van toepassing.',
      too_late:
        'De herroepingstermijn is 14 dagen vanaf de dag van de bestelling. Die was verstreken toen je verklaring binnenkwam.',
      activated:
        'Bij de bestelling heb je om onmiddellijke levering gevraagd en erkend dat je herroepingsrecht daarmee vervalt. De eSIM was geactiveerd toen je verklaring binnenkwam; het recht was dus vervallen.',
    },
    ofRest: 'Dit gaat over de eSIM’s die we niet hebben geannuleerd. Voor de andere blijft je herroeping uitgevoerd.',
    added: 'Wat we daaraan willen toevoegen:',
    faulty:
      'Als de eSIM niet werkte zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    disagree:
      'Denk je dat we ons vergissen, beantwoord dan deze e-mail en schrijf ons waarom. Iemand kijkt er dan opnieuw naar.',
  },
  carriedOut: {
    subject: (product, number) => `Je herroeping (${product}, ${number})`,
    heading: 'We hebben je herroeping uitgevoerd',
    handled: 'We hebben je herroeping behandeld',
    money: {
      free: 'De bestelling was gratis, dus er valt niets terug te betalen.',
      refunded: 'De betaling voor deze bestelling hadden we al terugbetaald; er staat dus niets meer open.',
      together:
        'Deze eSIM is met een andere bestelling betaald, en wat van die betaling terug moest, hadden we al terugbetaald.',
      some_free: 'De bestelling was gratis, dus er valt niets terug te betalen.',
      elsewhere:
        'Wat daaruit is gekomen, hebben we gemaild naar het e-mailadres waarmee deze bestelling is geplaatst. Kun je die mailbox niet lezen, beantwoord dan deze e-mail.',
    },
    amount: {
      share: (amount) =>
        `Deze eSIM is met een andere bestelling betaald. Het deel van die betaling voor deze eSIM, ${amount}, gaat terug naar de oorspronkelijke betaalmethode. De creditnota krijg je in een aparte e-mail.`,
      some: (amount) =>
        `Voor een deel van de reizigers hebben we die uitgevoerd: hun deel van de prijs, ${amount}, gaat terug naar de oorspronkelijke betaalmethode. De creditnota krijg je in een aparte e-mail.`,
    },
    canceledFor: 'Geannuleerd voor',
    others: 'De andere eSIM’s blijven zoals ze zijn tot we daarover hebben beslist. Dan schrijven we je.',
    esims: 'Die eSIM’s zijn geannuleerd. Was er een geïnstalleerd, dan kan die van de telefoon worden verwijderd.',
    esim: 'De eSIM is geannuleerd. Heb je hem geïnstalleerd, dan kun je hem van je telefoon verwijderen.',
    help: 'Klopt er iets niet, beantwoord dan deze e-mail.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Beste ${name ?? 'reiziger'},`

export const dutchMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...dutchOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: dutchGiftMails,
  withdrawal,
  ticket,
  account: dutchAccountMails,
  seller: {
    sample: 'Deze winkel is een demo en het bedrijf een voorbeeld.',
    kvk: (number) => `KvK-nummer ${number}`,
    vat: (number) => `Btw-nummer ${number}`,
  },
}
