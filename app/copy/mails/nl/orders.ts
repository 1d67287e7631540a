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
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.nl
const daysText = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'Btw (geen)' : `Btw (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Btw verlegd: uw bedrijf draagt de btw af.'
const HELP = 'Vragen? Beantwoord deze e-mail, of open uw bestelling en kies ‘Contact Support’.'

const esimReady: EsimReadyCopy = {
  subject: (product) => `De gegevens van uw eSIM van ${product}`,
  preview: 'Uw QR-code en alles wat u nodig hebt om uw eSIM te installeren.',
  heading: 'Uw eSIM staat klaar',
  intro: (trip, data, days) =>
    `Bedankt voor uw bestelling. Hier is uw eSIM: ${trip}, ${dataPhrase(data)} voor ${daysText(days)}.`,
  replacement: {
    heading: 'Hier is uw nieuwe eSIM',
    intro: (trip, data, days) =>
      `Hij vervangt de eSIM die niet werkte en kost u niets: ${trip}, ${dataPhrase(data)} voor ${daysText(days)}.`,
    old: 'Staat de oude eSIM nog op uw telefoon? Verwijder hem dan eerst. U hebt hem niet meer nodig.',
  },
  pass: 'eSIM-instapkaart',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `QR-code van de eSIM die eindigt op ${iccid.slice(-4)}`,
  scan: 'Scan deze code met de camera van de telefoon waarmee u reist.',
  confirmation: {
    name: 'Bevestigingscode',
    text: 'Na het scannen vraagt uw telefoon om deze bevestigingscode:',
  },
  next: {
    'first use':
      'Installeer de eSIM thuis via wifi; de dagen gaan pas in wanneer hij in het buitenland voor het eerst verbinding maakt.',
    installation: 'Installeer de eSIM via wifi, vlak voordat u vertrekt; de dagen gaan in zodra u hem installeert.',
    purchase: 'Installeer de eSIM thuis via wifi; de dagen zijn ingegaan bij de aankoop.',
    unknown:
      'Installeer de eSIM via wifi, vlak voordat u vertrekt; het netwerk zegt niet wanneer de dagen ingaan, dus ga ervan uit dat ze bij de installatie ingaan.',
  },
  oneTap: 'Leest u dit op die telefoon? Open dan een van deze links in de browser:',
  iphone: 'Installeren op iPhone',
  android: 'Installeren op Android',
  steps: 'Stap voor stap voor uw telefoon, met herinneringen en hulp',
  manual: 'Of voer de codes handmatig in',
  address: 'SM-DP+-adres',
  code: 'Activeringscode',
  full: 'Volledige code',
  iccid: 'ICCID',
  coverage: 'Geldig in',
  alsoCovers: 'Ook geldig in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Bestelling',
  open: 'Uw bestelling openen',
  keep: 'Verwijder de eSIM niet van uw telefoon: meestal kunt u hem maar één keer installeren.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'Uw betalingsbewijs',
  subtotal: 'Subtotaal',
  discount: 'Korting',
  fee: 'Verwerkingskosten',
  vat,
  total: 'Totaal betaald',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'U hebt om onmiddellijke levering gevraagd en erkend dat uw herroepingsrecht vervalt zodra de eSIM is geactiveerd.',
  notImmediate: 'U hebt niet om onmiddellijke levering gevraagd: u kunt de overeenkomst 14 dagen lang herroepen.',
  invoice: 'Factuur',
  contractSummary: 'Contractsamenvatting',
  withdraw: 'De overeenkomst herroepen',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Uw opwaardering van ${product}`,
  preview: 'De data staat op uw eSIM. Uw betalingsbewijs vindt u in deze e-mail.',
  heading: 'Uw eSIM is opgewaardeerd',
  intro: (trip, data, days) =>
    `Bedankt voor uw bestelling. Aan uw eSIM is ${dataPhrase(data)} voor ${daysText(days)} (${trip}) toegevoegd. U hoeft niets te installeren.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nieuw tegoed',
  balanceText: (data) => `${data} over toen deze e-mail werd verzonden`,
  order: 'Bestelling',
  open: 'Uw bestelling openen',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `De gegevens van uw eSIM van ${product}`,
  preview: 'De ICCID’s van uw eSIM’s, zoals u hebt gevraagd.',
  heading: 'Uw eSIM’s',
  intro: (count) =>
    count === 1
      ? 'U hebt de ICCID van uw eSIM opgevraagd. Hier is hij.'
      : `U hebt de ICCID’s van uw eSIM’s opgevraagd. Hier zijn ze alle ${count}, de oudste eerst.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} voor ${daysText(days)}`,
  open: 'Deze bestelling openen',
  links:
    'Elke link opent de bijbehorende bestelling met de QR-code; in die browser ziet u dan alle gegevens van de eSIM. De link is 30 dagen geldig; geef hem niet door.',
  none: {
    preview: 'Er is geen eSIM voor dit adres.',
    heading: 'Geen eSIM gevonden voor dit e-mailadres.',
    text: 'U hebt de ICCID’s van uw eSIM’s opgevraagd, maar met dit adres is er geen gekocht. Hebt u misschien een ander adres gebruikt?',
    buy: 'eSIM kopen',
    support: 'Contact opnemen',
  },
  notYou:
    'Hebt u dit niet aangevraagd? Dan heeft iemand zich waarschijnlijk in het adres vergist. U hoeft niets te doen.',
}

const refund: RefundCopy = {
  subject: (product) => `Uw terugbetaling van ${product}`,
  heading: 'Uw terugbetaling is onderweg',
  amount: (amount) =>
    `Wij hebben ${amount} terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.`,
  part: (amount) =>
    `Wij hebben ${amount} van uw betaling terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.`,
  whole:
    'Wij hebben uw betaling terugbetaald via de betaalmethode die u hebt gebruikt. Het bedrag staat meestal binnen vijf tot tien dagen op uw rekening.',
  next: {
    esim: 'De eSIM van deze bestelling is niet meer geldig, daarom worden de codes niet meer getoond.',
    topUp: 'Wij hebben deze opwaardering teruggedraaid, of met u afgesproken wat ermee gebeurt.',
    part: 'Uw bestelling blijft bestaan. Voor uw eSIM verandert er niets.',
  },
  open: 'Bestelling openen',
  creditNote: 'Creditnota',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: 'Vragen? Antwoord op deze e-mail, of open uw bestelling en kies ‘Contact Support’.',
}

const delay: DelayCopy = {
  subject: (product) => `Uw bestelling bij ${product} is vertraagd`,
  heading: 'Uw bestelling duurt te lang',
  text: {
    esim: 'Het netwerk heeft uw eSIM niet binnen een dag geleverd, hoewel wij het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar uw bestelling.',
    topUp:
      'Het netwerk heeft uw data niet binnen een dag toegevoegd, hoewel wij het steeds opnieuw hebben geprobeerd. Iemand van ons team kijkt nu naar uw bestelling.',
  },
  next: {
    paid: 'U hoeft niets te doen. U krijgt wat u hebt besteld of uw geld terug, en in beide gevallen een e-mail.',
    free: 'U hoeft niets te doen. Wij mailen u zodra er nieuws is.',
  },
  open: 'Bestelling openen',
  bought: 'Bestelling',
  order: 'Bestelnummer',
  help: {
    paid: 'Vertrekt u binnenkort, of hebt u liever nu uw geld terug? Antwoord op deze e-mail en laat ons weten wanneer uw reis begint.',
    free: 'Vertrekt u binnenkort? Antwoord op deze e-mail en laat ons weten wanneer uw reis begint.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Uw eSIM van ${product} is geannuleerd`,
  heading: 'Uw eSIM is geannuleerd',
  text: 'Wij hebben de eSIM van deze bestelling teruggenomen. De code kan niet meer worden geïnstalleerd.',
  money: 'Deze e-mail gaat alleen over de eSIM. Krijgt u geld terug, dan ontvangt u daarover een aparte e-mail.',
  help: 'Had u dit niet verwacht, beantwoord dan deze e-mail.',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Uw ontvangstbewijs en factuur (${product})`,
  heading: 'Ontvangstbewijs en factuur',
  intro: (trip, data, days) =>
    `Hier zijn het ontvangstbewijs en de factuur van een eSIM-bestelling: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 dag' : `${days} dagen`}.`,
}

export const dutchOrderMails = { esimReady, receipt, topUp, refund, delay, cancellation, companyPapers, iccidReminder }
