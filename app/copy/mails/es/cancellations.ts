// The email about a canceled eSIM in Spanish.
import type { CancellationCopy } from '../mail-copy.ts'

export const cancellation: CancellationCopy = {
  subject: (product) => `Su eSIM de ${product} se ha cancelado`,
  heading: 'Su eSIM se ha cancelado',
  text: 'Hemos retirado la eSIM de este pedido. Su código ya no se puede instalar.',
  money: 'Este correo trata solo de la eSIM. Si se le devuelve dinero, recibirá otro correo al respecto.',
  help: 'Si no lo esperaba, responda a este correo.',
}
