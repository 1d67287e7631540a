// The words of the page on which a buyer cancels an order, in Spanish.
import { formatEuro, plural } from '#app/language/formats.ts'
import type * as english from '../../support/cancel.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { formats } from '../site/formats.ts'

export const cancelCopy: typeof english.cancelCopy = {
  title: 'Cambiar o cancelar',
  description: 'Cancela un pedido antes de instalar la eSIM y recupera tu dinero.',
  lead: '¿País equivocado, otras fechas o ya no viajas? Cancela este pedido y elige lo que te sirva.',
  offer: {
    heading: 'Cancela este pedido',
    automatic: (leftCents) =>
      `Preguntamos a la red si tu eSIM está instalada. Si no lo está, la retiramos y devolvemos de inmediato ${formatEuro(leftCents)} por el mismo medio de pago. Si lo está, nuestro equipo lo revisa y te escribe.`,
    several: (travelers, leftCents) =>
      `Este pedido es para ${travelers} viajeros y se cancela para todos. Preguntamos a la red por cada eSIM. Si ninguna está instalada, las retiramos y devolvemos de inmediato ${formatEuro(leftCents)} por el mismo medio de pago. Si alguna lo está, nuestro equipo lo revisa y te escribe.`,
    traveler: (shareCents) =>
      `Solo se cancela la eSIM de este viajero; los demás conservan la suya. Preguntamos a la red si está instalada. Si no lo está, la retiramos y devolvemos de inmediato ${formatEuro(shareCents)}, la parte de este viajero, por el mismo medio de pago. Si lo está, nuestro equipo lo revisa y te escribe.`,
    single:
      '¿Solo falla uno de los demás? Abre su eSIM desde la página del pedido y cancélala allí. Si es solo la tuya, decide nuestro equipo.',
    free: 'Preguntamos a la red si tu eSIM está instalada. Si no lo está, la retiramos; no hay nada que reembolsar. Si lo está, nuestro equipo lo revisa y te escribe.',
    byPerson: 'En este pedido decide nuestro equipo. Adjuntamos lo que la red dice de tu eSIM y te escribimos.',
    until: (day) => `Hasta el ${day} puedes hacerlo sin nuestro equipo.`,
    keepsCodes: 'Ya no instales la eSIM: una vez en un teléfono, la red no acepta su devolución.',
    reason: '¿Por qué cancelas?',
    choose: 'Elige un motivo',
    reasons: {
      wrong_country: 'País equivocado',
      other_dates: 'Otras fechas',
      trip_canceled: 'Se ha cancelado el viaje',
      phone_unfit: 'Mi teléfono no puede usarla',
      other: 'Otro motivo',
    },
    start: 'Enviarme un código',
    starting: 'Enviando el código',
    sentTo: (email) => `Enviamos un código a ${email}. Solo quien lo tenga puede cancelar tu pedido.`,
  },
  code: {
    heading: 'Introduce el código',
    mailed: (email) => `Hemos enviado un código a ${email}. Es válido durante 10 minutos.`,
    label: 'Código del correo',
    finish: 'Cancelar el pedido',
    finishing: 'Preguntando a la red',
    again: 'Enviar otro código',
  },
  refunded: {
    heading: 'Tu pedido está cancelado',
    text: 'La red ha aceptado la devolución de la eSIM y tu dinero está en camino, por el mismo medio de pago. Los bancos suelen mostrarlo en un plazo de cinco a diez días. En nuestro correo encontrarás el importe y la factura rectificativa.',
    several:
      'La red ha aceptado la devolución de todas las eSIM y tu dinero está en camino, por el mismo medio de pago. Los bancos suelen mostrarlo en un plazo de cinco a diez días. En nuestro correo encontrarás el importe y la factura rectificativa.',
    free: 'La red ha aceptado la devolución de la eSIM. El pedido era gratuito, así que no hay nada que reembolsar.',
    traveler: {
      heading: 'Esta eSIM está cancelada',
      text: 'La red ha aceptado la devolución de la eSIM de este viajero y su parte del precio está en camino, por el mismo medio de pago. Los bancos suelen mostrarlo en un plazo de cinco a diez días. En nuestro correo encontrarás el importe y la factura rectificativa. Los demás conservan sus eSIM.',
    },
    next: 'Elegir otro paquete',
  },
  asked: {
    heading: 'Estamos cancelando tu pedido',
    text: 'La red está retirando la eSIM; puede tardar unos minutos. No tienes que hacer nada: te escribiremos.',
  },
  withPerson: {
    heading: 'Se ocupa nuestro equipo',
    installed: 'La red dice que la eSIM se ha instalado o usado, así que no se puede retirar automáticamente.',
    network_silent: 'La red no ha respondido, así que no podemos retirar la eSIM automáticamente.',
    other: 'Este pedido no se puede cancelar automáticamente.',
    next: (number) =>
      `Hemos anotado lo que dice la red y las condiciones de tu pedido en el mensaje ${number}. Te responderemos por correo en un plazo de 24 horas.`,
  },
  none: {
    heading: 'Este pedido no se puede cancelar aquí',
    text: 'Se canceló, se reembolsó o aún no se ha entregado. Si algo no está bien, escríbenos.',
  },
  withdrawn: {
    heading: 'Hemos recibido tu desistimiento',
    text: 'Has desistido de este pedido, así que no tienes que hacer nada más. Te escribiremos qué pasa con tu dinero.',
  },
  back: 'Volver al pedido',
  support: 'Contactar con soporte',
  problems: {
    reason_missing: 'Elige un motivo',
    code_wrong: 'El código no es correcto. Vuelve a mirar el correo.',
    proof_gone: 'Este código ya no funciona. Solicita otro.',
    not_cancelable: 'Este pedido ya no se puede cancelar aquí.',
    order_withdrawn: 'Ya has desistido de este pedido.',
    no_mailbox: 'No tenemos ninguna dirección de correo para este pedido. Escríbenos.',
  },
  tooOften: tooManyAttempts,
  promise: ({ isOn, days, usedBasisPoints }, travelers = 1) => {
    if (!isOn) return '¿Cambio de planes? Escríbenos y nuestro equipo decidirá si puedes cancelar.'
    if (travelers > 1)
      return `¿Cambio de planes? En un plazo de ${plural(days, { one: 'día', other: 'días' })} puedes cancelar para todos mientras no se instale ninguna de las eSIM, o para uno de tus acompañantes mientras no se instale la suya, y recuperar ese dinero. Si es solo la tuya, decide nuestro equipo.`
    const within = `¿Cambio de planes? Mientras la eSIM no esté instalada, puedes cancelar en un plazo de ${plural(days, { one: 'día', other: 'días' })} y recuperar tu dinero.`
    return usedBasisPoints > 0
      ? `${within} Si has usado como máximo el ${formats.percent(usedBasisPoints)} de los datos, decide nuestro equipo.`
      : within
  },
}
