// The confirmation of a support message, in German.
import type { TicketCopy } from '../mail-copy.ts'

export const ticket: TicketCopy = {
  subject: (product, number) => `Ihre Nachricht ist eingegangen (${product}, ${number})`,
  heading: 'Ihre Nachricht ist eingegangen',
  text: 'Ihre Nachricht an den Support ist bei uns angekommen. Innerhalb von 24 Stunden antwortet Ihnen jemand an diese Adresse.',
  number: 'Ticketnummer',
  more: 'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
  notYou:
    'Sie haben uns nicht geschrieben? Dann wurde Ihre Adresse aus Versehen angegeben, und Sie können diese E-Mail ignorieren.',
  answer: {
    subject: (product, number, about) => `Unsere Antwort: ${about} (${product}, ${number})`,
    withdrawal: 'Ihr Widerruf',
    heading: 'Unsere Antwort auf Ihre Nachricht',
    wrote: (at) => `Sie schrieben am ${at}:`,
  },
}
