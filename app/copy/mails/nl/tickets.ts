// The confirmation of a support message, in Dutch.
import type { TicketCopy } from '../mail-copy.ts'

export const ticket: TicketCopy = {
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
