// The email about a delayed order in German.
import type { DelayCopy } from '../mail-copy.ts'

export const delay: DelayCopy = {
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
