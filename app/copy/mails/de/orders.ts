// The emails about orders in German.
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

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.de
const daysText = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'MwSt. (keine)' : `MwSt. (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Steuerschuldnerschaft des Leistungsempfängers: Ihr Unternehmen schuldet die Mehrwertsteuer.'

const esimReady: EsimReadyCopy = {
  subject: (product) => `Ihre eSIM von ${product}: alle Angaben`,
  preview: 'Ihr QR-Code und alles, was Sie zum Installieren Ihrer eSIM brauchen.',
  heading: 'Ihre eSIM ist bereit',
  intro: (trip, data, days) =>
    `Vielen Dank für Ihre Bestellung. Hier ist Ihre eSIM: ${trip}, ${dataPhrase(data)} für ${daysText(days)}.`,
  replacement: {
    heading: 'Hier ist Ihre neue eSIM',
    intro: (trip, data, days) =>
      `Sie tritt an die Stelle Ihrer bisherigen eSIM und kostet nichts extra: ${trip}, ${dataPhrase(data)} für ${daysText(days)}.`,
    old: 'Ist die alte eSIM noch auf Ihrem Telefon? Dann löschen Sie sie zuerst. Sie brauchen sie nicht mehr.',
  },
  party: {
    traveler: (traveler) => `Person ${traveler}`,
    text: (traveler) =>
      `Diese eSIM ist für Person ${traveler} der Bestellung. Ist das jemand anderes? Dann leiten Sie diese E-Mail weiter: Jede eSIM funktioniert nur auf einem Telefon.`,
  },
  pass: 'eSIM-Bordkarte',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `QR-Code der eSIM mit der Endung ${iccid.slice(-4)}`,
  scan: 'Scannen Sie den Code mit der Kamera des Telefons, mit dem Sie reisen.',
  confirmation: {
    name: 'Bestätigungscode',
    text: 'Nach dem Scannen fragt Ihr Telefon nach diesem Bestätigungscode:',
  },
  next: {
    'first use':
      'Installieren Sie die eSIM zu Hause im WLAN; die Tage beginnen erst, wenn sie sich im Ausland zum ersten Mal verbindet.',
    installation: 'Installieren Sie die eSIM im WLAN, kurz bevor Sie abreisen; die Tage beginnen mit der Installation.',
    purchase: 'Installieren Sie die eSIM zu Hause im WLAN; die Tage haben mit dem Kauf begonnen.',
    unknown:
      'Installieren Sie die eSIM im WLAN, kurz bevor Sie abreisen; das Netz sagt nicht, wann die Tage beginnen, gehen Sie also vom Zeitpunkt der Installation aus.',
  },
  oneTap: 'Sie lesen dies gerade auf diesem Telefon? Öffnen Sie einen dieser Links im Browser:',
  iphone: 'Auf dem iPhone installieren',
  android: 'Auf Android installieren',
  steps: 'Schritt für Schritt für Ihr Telefon, mit Erinnerungen und Hilfe',
  manual: 'Oder geben Sie die Daten manuell ein',
  address: 'SM-DP+-Adresse',
  code: 'Aktivierungscode',
  full: 'Vollständiger Code',
  iccid: 'ICCID',
  coverage: 'Gilt in',
  alsoCovers: 'Gilt auch in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Bestellung',
  open: 'Bestellung öffnen',
  keep: 'Löschen Sie die eSIM nicht von Ihrem Telefon: In der Regel lässt sie sich nur einmal installieren.',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Support kontaktieren“.',
}

const receipt: ReceiptCopy = {
  heading: 'Ihr Beleg',
  subtotal: 'Zwischensumme',
  discount: 'Rabatt',
  fee: 'Bearbeitungsgebühr',
  vat,
  total: 'Bezahlter Gesamtbetrag',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Sie haben die sofortige Lieferung verlangt und bestätigt, dass Ihr Widerrufsrecht mit der Aktivierung der eSIM erlischt.',
  notImmediate: 'Sie haben keine sofortige Lieferung verlangt: Das Widerrufsrecht steht Ihnen 14 Tage lang zu.',
  invoice: 'Rechnung',
  contractSummary: 'Vertragszusammenfassung',
  withdraw: 'Vertrag widerrufen',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Ihre Aufladung bei ${product}`,
  preview: 'Das Datenvolumen ist auf Ihrer eSIM. Ihren Beleg finden Sie in dieser E-Mail.',
  heading: 'Ihre eSIM ist aufgeladen',
  intro: (trip, data, days) =>
    `Vielen Dank für Ihre Bestellung. Ihre eSIM wurde aufgeladen: ${dataPhrase(data)} für ${daysText(days)} (${trip}). Sie müssen nichts installieren.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Neuer Stand',
  balanceText: (data) => `${data} übrig, als diese E-Mail gesendet wurde`,
  order: 'Bestellung',
  open: 'Bestellung öffnen',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Support kontaktieren“.',
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Ihre eSIM von ${product}: alle Angaben`,
  preview: 'Die ICCIDs Ihrer eSIMs, wie gewünscht.',
  heading: 'Ihre eSIMs',
  intro: (count) =>
    count === 1
      ? 'Sie haben nach der ICCID Ihrer eSIM gefragt. Hier ist sie.'
      : `Sie haben nach den ICCIDs Ihrer eSIMs gefragt. Hier sind alle ${count}, die älteste zuerst.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} für ${daysText(days)}`,
  open: 'Diese Bestellung öffnen',
  links:
    'Jeder Link öffnet die zugehörige Bestellung mit dem QR-Code; in diesem Browser sehen Sie dann alle Angaben zur eSIM. Er gilt 30 Tage; geben Sie ihn nicht weiter.',
  none: {
    preview: 'Zu dieser Adresse gibt es keine eSIM.',
    heading: 'Zu dieser E-Mail-Adresse wurde keine eSIM gefunden.',
    text: 'Sie haben nach den ICCIDs Ihrer eSIMs gefragt, mit dieser Adresse wurde jedoch keine gekauft. Haben Sie vielleicht eine andere verwendet?',
    buy: 'eSIM kaufen',
    support: 'Support kontaktieren',
  },
  notYou: 'Sie haben nicht danach gefragt? Dann hat sich jemand bei der Adresse vertippt, und Sie müssen nichts tun.',
}

const refund: RefundCopy = {
  subject: (product) => `Ihre Erstattung von ${product}`,
  heading: 'Ihre Erstattung ist unterwegs',
  amount: (amount) =>
    `Wir haben Ihnen ${amount} über das ursprüngliche Zahlungsmittel erstattet. Der Betrag erscheint meist innerhalb von fünf bis zehn Tagen auf Ihrem Konto.`,
  part: (amount) =>
    `Wir haben Ihnen ${amount} Ihrer Zahlung über das ursprüngliche Zahlungsmittel erstattet. Der Betrag erscheint meist innerhalb von fünf bis zehn Tagen auf Ihrem Konto.`,
  whole:
    'Wir haben Ihnen Ihre Zahlung über das ursprüngliche Zahlungsmittel erstattet. Der Betrag erscheint meist innerhalb von fünf bis zehn Tagen auf Ihrem Konto.',
  next: {
    esim: 'Die eSIM dieser Bestellung ist nicht mehr gültig, deshalb werden ihre Codes nicht mehr angezeigt.',
    topUp: 'Wir haben diese Aufladung rückgängig gemacht oder mit Ihnen vereinbart, was mit ihr geschieht.',
    part: 'Ihre Bestellung bleibt bestehen. Für Ihre eSIM ändert sich nichts.',
  },
  open: 'Bestellung öffnen',
  creditNote: 'Rechnungskorrektur',
  bought: 'Bestellung',
  order: 'Bestellnummer',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Support kontaktieren“.',
}

const delay: DelayCopy = {
  subject: (product) => `Ihre Bestellung bei ${product} verzögert sich`,
  heading: 'Ihre Bestellung dauert zu lange',
  text: {
    esim: 'Das Mobilfunknetz hat Ihre eSIM innerhalb eines Tages nicht geliefert, obwohl wir es immer wieder versucht haben. Jetzt kümmert sich jemand aus unserem Team um Ihre Bestellung.',
    topUp:
      'Das Mobilfunknetz hat Ihr Datenvolumen innerhalb eines Tages nicht aufgeladen, obwohl wir es immer wieder versucht haben. Jetzt kümmert sich jemand aus unserem Team um Ihre Bestellung.',
  },
  next: {
    paid: 'Sie müssen nichts tun. Sie bekommen entweder, was Sie bestellt haben, oder Ihr Geld zurück, und in beiden Fällen eine E-Mail.',
    free: 'Sie müssen nichts tun. Wir schreiben Ihnen, sobald es etwas Neues gibt.',
  },
  open: 'Bestellung öffnen',
  bought: 'Bestellung',
  order: 'Bestellnummer',
  help: {
    paid: 'Reisen Sie bald ab, oder möchten Sie Ihr Geld lieber gleich zurück? Antworten Sie auf diese E-Mail, und schreiben Sie uns, wann Ihre Reise beginnt.',
    free: 'Reisen Sie bald ab? Antworten Sie auf diese E-Mail, und schreiben Sie uns, wann Ihre Reise beginnt.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Ihre eSIM von ${product} wurde storniert`,
  heading: 'Ihre eSIM wurde storniert',
  text: 'Wir haben die eSIM dieser Bestellung zurückgenommen. Ihr Code lässt sich nicht mehr installieren.',
  money:
    'In dieser E-Mail geht es nur um die eSIM. Falls Sie Geld zurückbekommen, erhalten Sie dazu eine eigene E-Mail.',
  help: 'Falls Sie damit nicht gerechnet haben, antworten Sie auf diese E-Mail.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Ihre Zahlung hat nicht geklappt (${product})`,
  heading: 'Ihre Zahlung hat nicht geklappt',
  why: {
    declined: 'Ihre Bank hat die Zahlung abgelehnt. Es wurde nichts abgebucht und nichts geliefert.',
    unconfirmed: 'Die Zahlung wurde bei Ihrer Bank nicht bestätigt. Es wurde nichts abgebucht und nichts geliefert.',
  },
  next: 'Möchten Sie die eSIM noch? Dann öffnen Sie Ihre Bestellung, und versuchen Sie es noch einmal, vielleicht mit einer anderen Karte. Wenn nicht, müssen Sie nichts tun.',
  open: 'Bestellung öffnen',
  about: 'Sie erhalten diese E-Mail einmal, weil Sie diese Bestellung bezahlen wollten.',
  stop: 'Keine E-Mails dieser Art mehr',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Ihr Beleg und Ihre Rechnung (${product})`,
  heading: 'Beleg und Rechnung',
  intro: (trip, data, days) =>
    `Hier sind Beleg und Rechnung zu einer eSIM-Bestellung: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 Tag' : `${days} Tage`}.`,
  attached: 'Die Rechnung hängt als Daten für Buchhaltungsprogramme an (EN 16931).',
}

export const germanOrderMails = {
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
