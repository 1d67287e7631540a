// What the mail about a refund says in German.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Ihre Erstattung von ${product}`,
  heading: 'Ihr Geld ist auf dem Weg zurück',
  amount: (amount) =>
    `${amount} gehen auf dem Weg zurück, auf dem gezahlt wurde. Banken zeigen den Betrag meist innerhalb von fünf bis zehn Tagen an.`,
  part: (amount) =>
    `${amount} Ihrer Zahlung gehen auf dem Weg zurück, auf dem gezahlt wurde. Banken zeigen den Betrag meist innerhalb von fünf bis zehn Tagen an.`,
  whole:
    'Ihre Zahlung geht auf dem Weg zurück, auf dem sie gemacht wurde. Banken zeigen sie meist innerhalb von fünf bis zehn Tagen an.',
  next: {
    esim: 'Die eSIM dieser Bestellung ist nicht mehr gültig, deshalb werden ihre Codes nicht mehr angezeigt.',
    topUp:
      'Die Aufladung dieser Bestellung wurde zurückgenommen, oder wir haben mit Ihnen vereinbart, was mit ihr geschieht.',
    part: 'Ihre Bestellung bleibt, wie sie ist; für Ihre eSIM ändert sich nichts.',
  },
  open: 'Bestellung öffnen',
  creditNote: 'Gutschrift',
  bought: 'Bestellung',
  order: 'Bestellnummer',
  help: 'Fragen? Antworten Sie auf diese E-Mail, oder öffnen Sie Ihre Bestellung und wählen Sie „Contact Support“.',
}
