// The emails about orders in Dutch.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, percent } = SPOKEN.nl
const daysText = (days: number) => (days === 1 ? '1 dag' : `${days} dagen`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'Btw (geen)' : `Btw (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Btw verlegd: uw bedrijf draagt de btw af.'
const HELP = 'Vragen? Beantwoord deze e-mail, of open uw bestelling en kies ‘Contact Support’.'

export const esimReady: EsimReadyCopy = {
  subject: (product) => `De gegevens van uw eSIM van ${product}`,
  preview: 'Uw QR-code en alles wat u nodig hebt om uw eSIM te installeren.',
  heading: 'Uw eSIM staat klaar',
  intro: (zone, data, days) =>
    `Bedankt voor uw bestelling. Hier is uw eSIM voor de zone ${zone} met ${sizeText(data)} data voor ${daysText(days)}.`,
  replacement: {
    heading: 'Hier is uw nieuwe eSIM',
    intro: (zone, data, days) =>
      `Hij vervangt de eSIM die niet werkte en kost u niets: een eSIM voor de zone ${zone} met ${sizeText(data)} data voor ${daysText(days)}.`,
    old: 'Staat de oude eSIM nog op uw telefoon? Verwijder hem dan eerst. U hebt hem niet meer nodig.',
  },
  pass: 'eSIM-instapkaart',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `QR-code van de eSIM die eindigt op ${iccid.slice(-4)}`,
  scan: 'Scan deze code met de camera van de telefoon waarmee u reist.',
  next: 'Installeer de eSIM thuis via wifi; de dagen gaan pas in wanneer hij in het buitenland voor het eerst verbinding maakt.',
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
  coverageText: (codes, zone) =>
    codes.length > 0 ? `${zone}, waaronder ${codes.map((code) => country(code)).join(', ')}` : zone,
  alsoCovers: 'Ook geldig in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Bestelling',
  open: 'Uw bestelling openen',
  keep: 'Verwijder de eSIM niet van uw telefoon: meestal kunt u hem maar één keer installeren.',
  help: HELP,
}

export const receipt: ReceiptCopy = {
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

export const topUp: TopUpReceiptCopy = {
  subject: (product) => `Uw opwaardering van ${product}`,
  preview: 'De data staat op uw eSIM. Uw betalingsbewijs vindt u in deze e-mail.',
  heading: 'Uw eSIM is opgewaardeerd',
  intro: (zone, data, days) =>
    `Bedankt voor uw bestelling. Aan uw eSIM is ${sizeText(data)} data voor ${daysText(days)} (${zone}) toegevoegd. U hoeft niets te installeren.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nieuw tegoed',
  balanceText: (data) => `${data} over toen deze e-mail werd verzonden`,
  order: 'Bestelling',
  open: 'Uw bestelling openen',
  help: HELP,
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product) => `De gegevens van uw eSIM van ${product}`,
  preview: 'De ICCID’s van uw eSIM’s, zoals u hebt gevraagd.',
  heading: 'Uw eSIM’s',
  intro: (count) =>
    count === 1
      ? 'U hebt de ICCID van uw eSIM opgevraagd. Hier is hij.'
      : `U hebt de ICCID’s van uw eSIM’s opgevraagd. Hier zijn ze alle ${count}, de oudste eerst.`,
  esim: (position, zone, data, days) => `eSIM ${position}: ${zone}, ${sizeText(data)} voor ${daysText(days)}`,
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
