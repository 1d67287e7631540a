// The refund email in German.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
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
  creditNote: 'Gutschrift',
  bought: 'Bestellung',
  order: 'Bestellnummer',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Contact Support“.',
}
