// The email texts in Dutch.
import type { MailCopy, NextPartCopy, TicketCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { dutchAccountMails } from './accounts.ts'
import { dutchOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `We hebben uw bericht ontvangen (${product}, ${number})`,
  heading: 'Uw bericht is aangekomen',
  text: 'We hebben uw bericht aan de klantenservice ontvangen. Binnen 24 uur krijgt u op dit adres antwoord.',
  number: 'Ticketnummer',
  more: 'Wilt u iets toevoegen? Beantwoord dan deze e-mail.',
  notYou: 'Hebt u ons niet geschreven? Dan is uw adres per ongeluk opgegeven en kunt u deze e-mail negeren.',
  answer: {
    subject: (product, number, about) => `Ons antwoord: ${about} (${product}, ${number})`,
    withdrawal: 'Uw herroeping',
    heading: 'Ons antwoord op uw bericht',
    wrote: (at) => `U schreef op ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Uw data raakt op · ${product}`,
      preview: '80% van uw data is verbruikt. Met een opwaardering blijft u met dezelfde eSIM online.',
      previewWithout: '80% van uw data is verbruikt. Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Uw data raakt op',
      intro: (trip) => `Meer dan 80% van de data van uw eSIM (${trip}) is verbruikt.`,
      next: 'Een opwaardering voegt data toe aan dezelfde eSIM; u hoeft niets opnieuw te installeren.',
    },
    data_used_up: {
      subject: (product) => `Uw data is op · ${product}`,
      preview: 'Uw eSIM blijft geïnstalleerd: met een opwaardering bent u weer online.',
      previewWithout: 'Uw eSIM is nu offline. Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Uw data is op',
      intro: (trip) => `Alle data van uw eSIM (${trip}) is verbruikt. Hij is daarom nu offline.`,
      next: 'Met een opwaardering bent u met dezelfde eSIM weer online. Om die te kopen hebt u even wifi nodig.',
    },
    expires_soon: {
      subject: (product) => `Uw eSIM verloopt binnenkort · ${product}`,
      preview: 'Blijft u langer? Waardeer op voordat hij verloopt en houd dezelfde eSIM.',
      previewWithout: 'Blijft u langer? Bij een nieuwe bundel hoort een eigen eSIM.',
      heading: 'Uw eSIM verloopt binnenkort',
      intro: (trip) => `Uw eSIM (${trip}) verloopt binnenkort.`,
      next: 'Blijft u langer? Waardeer op voordat hij verloopt; een verlopen eSIM kan niet meer worden opgewaardeerd.',
    },
  },
  nextWithout: 'Deze eSIM kan niet worden opgewaardeerd. Bij een nieuwe bundel hoort een eigen eSIM.',
  esim: 'eSIM',
  left: 'Resterende data',
  leftOf: (left, total) => `${left} van ${total}`,
  leftUnknown: 'Het netwerk heeft dit niet doorgegeven',
  until: 'Geldig tot',
  topUp: 'Deze eSIM opwaarderen',
  open: 'Uw eSIM openen: resterende data en hulp bij verbindingsproblemen',
  why: 'U krijgt deze e-mail omdat u deze eSIM hebt gekocht. Wij mailen u wanneer 80% is verbruikt, wanneer alles is verbruikt en voordat de eSIM verloopt.',
  stop: 'Deze meldingen uitzetten',
  links: 'De links naar uw eSIM zijn 30 dagen geldig; stuur deze e-mail niet door.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `Deel ${number} van uw reis begint op ${day} · ${product}`,
  preview: 'Alles staat klaar: openen, controleren en betalen.',
  heading: (number, day) => `Deel ${number} van uw reis begint op ${day}`,
  intro: 'U hebt deze reis in delen gepland en een daarvan gekocht. Dit is het volgende deel.',
  change: {
    dearer:
      'Het kost nu meer dan toen u het plande. Dit is op dit moment nog steeds de goedkoopste manier om verder te reizen.',
    anew: 'Wat u had gepland, is er niet meer of kost nu meer. Hier is een nieuw plan voor de rest van uw reis.',
    gone: 'Wat u had gepland, wordt niet meer verkocht. Bekijk wat nu bij deze dagen past.',
  },
  days: 'Dagen',
  countries: 'Landen',
  bundle: 'eSIM',
  topUp: 'Opwaardering voor uw eSIM',
  priceToday: 'Prijs vandaag, met belasting',
  priceWithoutVat: 'Prijs vandaag, zonder btw',
  goCart: 'Openen in uw winkelwagen',
  goTopUp: 'Uw eSIM opwaarderen',
  goSearch: 'Bekijk het huidige aanbod',
  why: 'U krijgt deze e-mail omdat u een deel van deze reis hebt besteld. Er wordt niets gekocht voordat u betaalt.',
  stop: 'Geen herinneringen meer aan deze reis',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Wij hebben uw herroeping ontvangen (${product})`,
  heading: 'Uw herroeping is ontvangen',
  intro: (at) => `Wij hebben uw verklaring van herroeping ontvangen op ${at}.`,
  contract: 'Overeenkomst',
  name: 'Naam',
  email: 'E-mailadres',
  received: 'Ontvangen op',
  statement: 'Verklaring',
  statementText: (declared) =>
    `Hierbij herroep ik de overeenkomst over de verrichting van deze dienst. (Tekst van uw verklaring: ‘${declared}’)`,
  keep: 'Bewaar deze e-mail: hij bewijst wanneer u de herroeping hebt verklaard.',
  finding: {
    unknown_order:
      'Een medewerker zoekt de overeenkomst op en mailt u daarover. Als het herroepingsrecht geldt, krijgt u uw geld binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald.',
    not_activated:
      'De eSIM van deze bestelling is niet geactiveerd. Wat u ervoor hebt betaald, krijgt u binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald. Gebruik de eSIM niet meer en verwijder hem van uw telefoon als u hem hebt geïnstalleerd.',
    activated:
      'De eSIM van deze bestelling is al geactiveerd. Als u bij de bestelling om onmiddellijke levering hebt gevraagd, is het herroepingsrecht daarmee vervallen. Een medewerker gaat na wat er is afgesproken en mailt u daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    too_late:
      'Deze bestelling is meer dan 14 dagen oud; de herroepingstermijn was dus al verstreken toen uw verklaring binnenkwam. Een medewerker gaat dit na en mailt u daarover. Als de eSIM niet werkt zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    unclear:
      'Wij konden nog niet vaststellen of de eSIM van deze bestelling is geactiveerd. Een medewerker gaat dit na en mailt u daarover. Als het herroepingsrecht geldt, krijgt u uw geld binnen 14 dagen na uw verklaring terug, op dezelfde manier als u hebt betaald.',
  },
  refused: {
    subject: (product, number) => `Uw herroeping (${product}, ${number})`,
    heading: 'Wij kunnen uw herroeping niet aanvaarden',
    reasons: {
      no_contract:
        'Wij hebben geen bestelling gevonden die past bij de genoemde overeenkomst en met uw e-mailadres is geplaatst. Hebt u met een ander adres besteld, beantwoord dan deze e-mail en noem het ons.',
      not_paid:
        'Deze bestelling is nooit betaald. Er is dus geen overeenkomst om te herroepen en niets om terug te betalen.',
      company:
        'Deze bestelling is geplaatst door een bedrijf. Het herroepingsrecht geldt voor consumenten en is hier dus niet van toepassing.',
      too_late:
        'De herroepingstermijn is 14 dagen vanaf de dag van de bestelling. Die was verstreken toen uw verklaring binnenkwam.',
      activated:
        'Bij de bestelling hebt u om onmiddellijke levering gevraagd en erkend dat uw herroepingsrecht daarmee vervalt. De eSIM was geactiveerd toen uw verklaring binnenkwam; het recht was dus vervallen.',
    },
    added: 'Wat wij daaraan willen toevoegen:',
    faulty:
      'Als de eSIM niet werkte zoals beloofd, beantwoord dan deze e-mail: dat is een ander recht en dat is niet vervallen.',
    disagree:
      'Denkt u dat wij ons vergissen, beantwoord dan deze e-mail en schrijf ons waarom. Iemand kijkt er dan opnieuw naar.',
  },
  carriedOut: {
    subject: (product, number) => `Uw herroeping (${product}, ${number})`,
    heading: 'Wij hebben uw herroeping uitgevoerd',
    handled: 'Wij hebben uw herroeping behandeld',
    money: {
      free: 'De bestelling was gratis, dus er valt niets terug te betalen.',
      refunded: 'De betaling voor deze bestelling hadden wij al terugbetaald; er staat dus niets meer open.',
      elsewhere:
        'Wat daaruit is gekomen, hebben wij gemaild naar het e-mailadres waarmee deze bestelling is geplaatst. Kunt u die mailbox niet lezen, beantwoord dan deze e-mail.',
    },
    esim: 'De eSIM is geannuleerd. Hebt u die geïnstalleerd, dan kunt u die van uw telefoon verwijderen.',
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
  withdrawal,
  ticket,
  account: dutchAccountMails,
  seller: {
    sample: 'Deze winkel is een demo en het bedrijf een voorbeeld.',
    kvk: (number) => `KvK-nummer ${number}`,
    vat: (number) => `Btw-nummer ${number}`,
  },
}
