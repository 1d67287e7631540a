// What confirms a message to support, in English.
import type { TicketCopy } from '../mail-copy.ts'

export const ticket: TicketCopy = {
  subject: (product, number) => `We received your message (${product}, ${number})`,
  heading: 'Your message has arrived',
  text: 'We received your message to support. Someone will reply to this address within 24 hours.',
  number: 'Ticket number',
  more: 'Would you like to add something? Reply to this email.',
  notYou: 'Didn’t write to us? Then someone used your address by mistake, and you can ignore this email.',
  answer: {
    subject: (product, number, about) => `Our answer: ${about} (${product}, ${number})`,
    withdrawal: 'Your withdrawal',
    heading: 'Our answer to your message',
    wrote: (at) => `You wrote on ${at}:`,
  },
}
