// The confirmation of a support message, in Spanish.
import type { TicketCopy } from '../mail-copy.ts'

export const ticket: TicketCopy = {
  subject: (product, number) => `Hemos recibido su mensaje (${product}, ${number})`,
  heading: 'Su mensaje ha llegado',
  text: 'Hemos recibido su mensaje a soporte. Alguien le responderá a esta dirección en un plazo de 24 horas.',
  number: 'Número de ticket',
  more: '¿Desea añadir algo? Responda a este correo.',
  notYou: '¿No nos ha escrito? Entonces alguien indicó su dirección por error, y puede ignorar este correo.',
  answer: {
    subject: (product, number, about) => `Nuestra respuesta: ${about} (${product}, ${number})`,
    withdrawal: 'Su desistimiento',
    heading: 'Nuestra respuesta a su mensaje',
    wrote: (at) => `Usted escribió el ${at}:`,
  },
}
