// The refund email in Spanish.
import type { RefundCopy } from '../mail-copy.ts'

export const refund: RefundCopy = {
  subject: (product) => `Su reembolso de ${product}`,
  heading: 'Su reembolso está en camino',
  amount: (amount) =>
    `Le hemos devuelto ${amount} por el mismo medio con el que pagó. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
  part: (amount) =>
    `Le hemos devuelto ${amount} de su pago por el mismo medio con el que pagó. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
  whole:
    'Le hemos devuelto su pago por el mismo medio con el que lo hizo. Los bancos suelen mostrarlo en un plazo de cinco a diez días.',
  next: {
    esim: 'La eSIM de este pedido ya no es válida, por eso sus códigos ya no se muestran.',
    topUp: 'Hemos anulado esta recarga, o hemos acordado con usted qué pasa con ella.',
    part: 'Su pedido sigue igual. Nada cambia para su eSIM.',
  },
  open: 'Abrir su pedido',
  creditNote: 'Factura rectificativa',
  bought: 'Pedido',
  order: 'Referencia del pedido',
  help: '¿Tiene preguntas? Responda a este correo, o abra su pedido y elija «Contact Support».',
}
