// The emails about orders in German.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, percent } = SPOKEN.de
const daysText = (days: number) => (days === 1 ? '1 Tag' : `${days} Tage`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'MwSt. (keine)' : `MwSt. (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Steuerschuldnerschaft des Leistungsempfängers: Ihr Unternehmen schuldet die Mehrwertsteuer.'

export const esimReady: EsimReadyCopy = {
  subject: (product) => `Ihre eSIM von ${product}: alle Angaben`,
  preview: 'Ihr QR-Code und alles, was Sie zum Installieren Ihrer eSIM brauchen.',
  heading: 'Ihre eSIM ist bereit',
  intro: (zone, data, days) =>
    `Vielen Dank für Ihre Bestellung. Hier ist Ihre eSIM für die Zone ${zone} mit ${sizeText(data)} Datenvolumen für ${daysText(days)}.`,
  replacement: {
    heading: 'Hier ist Ihre neue eSIM',
    intro: (zone, data, days) =>
      `Sie ersetzt die eSIM, die nicht funktioniert hat, und kostet Sie nichts: eine eSIM für die Zone ${zone} mit ${sizeText(data)} Datenvolumen für ${daysText(days)}.`,
    old: 'Ist die alte eSIM noch auf Ihrem Telefon? Dann löschen Sie sie zuerst. Sie brauchen sie nicht mehr.',
  },
  pass: 'eSIM-Bordkarte',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `QR-Code der eSIM mit der Endung ${iccid.slice(-4)}`,
  scan: 'Scannen Sie den Code mit der Kamera des Telefons, mit dem Sie reisen.',
  next: 'Installieren Sie die eSIM zu Hause im WLAN; die Tage beginnen erst, wenn sie sich im Ausland zum ersten Mal verbindet.',
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
  coverageText: (codes, zone) =>
    codes.length > 0 ? `${zone}, darunter ${codes.map((code) => country(code)).join(', ')}` : zone,
  alsoCovers: 'Gilt auch in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Bestellung',
  open: 'Bestellung öffnen',
  keep: 'Löschen Sie die eSIM nicht von Ihrem Telefon: In der Regel lässt sie sich nur einmal installieren.',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Contact Support“.',
}

export const receipt: ReceiptCopy = {
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

export const topUp: TopUpReceiptCopy = {
  subject: (product) => `Ihre Aufladung bei ${product}`,
  preview: 'Das Datenvolumen ist auf Ihrer eSIM. Ihren Beleg finden Sie in dieser E-Mail.',
  heading: 'Ihre eSIM ist aufgeladen',
  intro: (zone, data, days) =>
    `Vielen Dank für Ihre Bestellung. Ihrer eSIM wurden ${sizeText(data)} Datenvolumen für ${daysText(days)} (${zone}) hinzugefügt. Sie müssen nichts installieren.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Neues Guthaben',
  balanceText: (data) => `${data} übrig, als diese E-Mail gesendet wurde`,
  order: 'Bestellung',
  open: 'Bestellung öffnen',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Contact Support“.',
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Ihre eSIM von ${product}: alle Angaben`,
  preview: 'Die ICCIDs Ihrer eSIMs, wie gewünscht.',
  heading: 'Ihre eSIMs',
  intro: (count) =>
    count === 1
      ? 'Sie haben nach der ICCID Ihrer eSIM gefragt. Hier ist sie.'
      : `Sie haben nach den ICCIDs Ihrer eSIMs gefragt. Hier sind alle ${count}, die älteste zuerst.`,
  esim: (position, zone, data, days) => `eSIM ${position}: ${zone}, ${sizeText(data)} für ${daysText(days)}`,
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
