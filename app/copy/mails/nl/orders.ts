// The emails about orders in Dutch.
import type {
  EsimReadyCopy,
  IccidReminderCopy,
  ReceiptCopy,
  TopUpReceiptCopy,
  RefundCopy,
  DelayCopy,
  CancellationCopy,
  CompanyPapersCopy,
  PaymentFailedCopy,
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.nl
const daysText = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'Btw (geen)' : `Btw (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Btw verlegd: je bedrijf draagt de btw af.'
const HELP = 'Vragen? Beantwoord deze e-mail, of open je bestelling en kies ‘Contact opnemen’.'

const esimReady: EsimReadyCopy = {
  subject: (product) => `De gegevens van je eSIM van ${product}`,
  preview: 'Je QR-code en alles wat je nodig hebt om je eSIM te installeren.',
  heading: 'Je eSIM staat klaar',
  intro: (trip, data, days) =>
    `Bedankt voor je bestelling. Hier is je eSIM: ${trip}, ${dataPhrase(data)} voor ${daysText(days)}.`,
  replacement: {
    heading: 'Hier is je nieuwe eSIM',
    intro: (trip, data, days) =>
      `Hij komt in de plaats van je vorige eSIM en kost niets extra: ${trip}, ${dataPhrase(data)} voor ${daysText(days)}.`,
    old: 'Staat de oude eSIM nog op je telefoon? Verwijder hem dan eerst. Je hebt hem niet meer nodig.',
  },
  party: {
    traveler: (traveler) => `Reiziger ${traveler}`,
    text: (traveler) =>
      `Deze eSIM is voor reiziger ${traveler} van de bestelling. Is dat iemand anders? Stuur deze e-mail door: elke eSIM werkt op één telefoon.`,
  },
  pass: 'eSIM-pas',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `QR-code van de eSIM die eindigt op ${iccid.slice(-4)}`,
  scan: 'Scan deze code met de camera van de telefoon waarmee je reist.',
  confirmation: {
    name: 'Bevestigingscode',
    text: 'Na het scannen vraagt je telefoon om deze bevestigingscode:',
  },
  next: {
    'first use':
      'Installeer de eSIM thuis via wifi; de dagen gaan pas in wanneer hij in het buitenland voor het eerst verbinding maakt.',
    installation: 'Installeer de eSIM via wifi, vlak voordat je vertrekt; de dagen gaan in zodra je hem installeert.',
    purchase: 'Installeer de eSIM thuis via wifi; de dagen zijn ingegaan bij de aankoop.',
    unknown:
      'Installeer de eSIM via wifi, vlak voordat je vertrekt; het netwerk zegt niet wanneer de dagen ingaan, dus ga ervan uit dat ze bij de installatie ingaan.',
  },
  oneTap: 'Lees je dit op die telefoon? Open dan een van deze links in de browser:',
  iphone: 'Installeren op iPhone',
  android: 'Installeren op Android',
  steps: 'Stap voor stap voor je telefoon, met herinneringen en hulp',
  manual: 'Of voer de codes handmatig in',
  address: 'SM-DP+-adres',
  code: 'Activeringscode',
  full: 'Volledige code',
  iccid: 'ICCID',
  coverage: 'Geldig in',
  alsoCovers: 'Ook geldig in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Bestelling',
  open: 'Je bestelling openen',
  keep: 'Verwijder de eSIM niet van je telefoon: meestal kun je hem maar één keer installeren.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'Je betalingsbewijs',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  fee: 'Verwerkingskosten',
  vat,
  total: 'Totaal betaald',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Je hebt om onmiddellijke levering gevraagd en erkend dat je herroepingsrecht vervalt zodra de eSIM is geactiveerd.',
  notImmediate: 'Je hebt niet om onmiddellijke levering gevraagd: je kunt de overeenkomst 14 dagen lang herroepen.',
  invoice: 'Factuur',
  contractSummary: 'Contractsamenvatting',
  withdraw: 'Overeenkomst herroepen',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Je opwaardering van ${product}`,
  preview: 'De data staat op je eSIM. Je betalingsbewijs vind je in deze e-mail.',
  heading: 'Je eSIM is opgewaardeerd',
  intro: (trip, data, days) =>
    `Bedankt voor je bestelling. Aan je eSIM is ${dataPhrase(data)} voor ${daysText(days)} (${trip}) toegevoegd. Je hoeft niets te installeren.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nieuw tegoed',
  balanceText: (data) => `${data} over toen deze e-mail werd verzonden`,
  order: 'Bestelling',
  open: 'Je bestelling openen',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `De gegevens van je eSIM van ${product}`,
  preview: 'De ICCID’s van je eSIM’s, zoals je hebt gevraagd.',
  heading: 'Je eSIM’s',
  intro: (count) =>
    count === 1
      ? 'Je hebt de ICCID van je eSIM opgevraagd. Hier is hij.'
      : `Je hebt de ICCID’s van je eSIM’s opgevraagd. Hier zijn ze alle ${count}, de oudste eerst.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} voor ${daysText(days)}`,
  open: 'Deze bestelling openen',
  links:
    'Elke link opent de bijbehorende bestelling met de QR-code; in die browser zie je dan alle gegevens van de eSIM. De link is 30 dagen geldig; geef hem niet door.',
  none: {
    preview: 'Er is geen eSIM voor dit adres.',
    heading: 'Geen eSIM gevonden voor dit e-mailadres.',
    text: 'Je hebt de ICCID’s van je eSIM’s opgevraagd, maar met dit adres is er geen gekocht. Heb je misschien een ander adres gebruikt?',
    buy: 'eSIM kopen',
    support: 'Contact opnemen',
  },
  notYou:
    'Heb je dit niet aangevraagd? Dan heeft iemand zich waarschijnlijk in het adres vergist. Je hoeft niets te doen.',
}

const refund: RefundCopy = {
  subject: (product) => `Je terugbetaling van ${product}`,
  heading: 'Je terugbetaling is onderweg',
  amount: (amount) =>
    `We hebben ${amount} teruggestuurd via je oorspronkelijke betaalmethode. Het bedrag staat meestal binnen vijf tot tien dagen op je rekening.`,
  part: (amount) =>
    `We hebben ${amount} van je betaling teruggestuurd via je oorspronkelijke betaalmethode. Het bedrag staat meestal binnen vijf tot tien dagen op je rekening.`,
  whole:
    'We hebben je betaling teruggestuurd via je oorspronkelijke betaalmethode. Het bedrag staat meestal binnen vijf tot tien dagen op je rekening.',
  next: {
    esim: 'De eSIM van deze bestelling is niet meer geldig, daarom tonen we de codes niet meer.',
    topUp: 'We hebben deze opwaardering teruggedraaid, of met je afgesproken wat ermee gebeurt.',
    part: 'Je bestelling blijft bestaan. Voor je eSIM verandert er niets.',
  },
  open: 'Je bestelling openen',
  creditNote: 'Creditnota',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: HELP,
}

const delay: DelayCopy = {
  subject: (product) => `Je bestelling bij ${product} is vertraagd`,
  heading: 'Je bestelling duurt te lang',
  text: {
    esim: 'Het netwerk heeft je eSIM niet binnen een dag geleverd, hoewel we het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar je bestelling.',
    topUp:
      'Het netwerk heeft je data niet binnen een dag toegevoegd, hoewel we het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar je bestelling.',
  },
  next: {
    paid: 'Je hoeft niets te doen. Je krijgt wat je hebt besteld of je geld terug, en in beide gevallen een e-mail.',
    free: 'Je hoeft niets te doen. We mailen je zodra er nieuws is.',
  },
  open: 'Je bestelling openen',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: {
    paid: 'Vertrek je binnenkort, of heb je liever nu je geld terug? Beantwoord deze e-mail en laat ons weten wanneer je reis begint.',
    free: 'Vertrek je binnenkort? Beantwoord deze e-mail en laat ons weten wanneer je reis begint.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Je eSIM van ${product} is geannuleerd`,
  heading: 'Je eSIM is geannuleerd',
  text: 'We hebben de eSIM van deze bestelling teruggenomen. De code kan niet meer worden geïnstalleerd.',
  money: 'Deze e-mail gaat alleen over de eSIM. Krijg je geld terug, dan ontvang je daarover een aparte e-mail.',
  help: 'Had je dit niet verwacht, beantwoord dan deze e-mail.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Je betaling is niet gelukt (${product})`,
  heading: 'Je betaling is niet gelukt',
  why: {
    declined: 'Je bank heeft de betaling geweigerd. Er is niets afgeschreven en niets geleverd.',
    unconfirmed: 'De betaling is niet bevestigd bij je bank. Er is niets afgeschreven en niets geleverd.',
  },
  next: 'Wil je de eSIM nog? Open dan je bestelling en probeer het opnieuw, misschien met een andere kaart. Zo niet, dan hoef je niets te doen.',
  open: 'Je bestelling openen',
  about: 'Je krijgt deze e-mail één keer, omdat je deze bestelling wilde betalen.',
  stop: 'Geen e-mails zoals deze meer',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Je betalingsbewijs en factuur (${product})`,
  heading: 'Betalingsbewijs en factuur',
  intro: (trip, data, days) =>
    `Hier zijn het betalingsbewijs en de factuur van een eSIM-bestelling: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 dag' : `${days} dagen`}.`,
  attached: 'De factuur is bijgevoegd als gegevens voor boekhoudprogramma’s (EN 16931).',
}

export const dutchOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  paymentFailed,
  iccidReminder,
}
