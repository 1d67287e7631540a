// The emails about orders in Spanish.
import type {
  EsimReadyCopy,
  IccidReminderCopy,
  ReceiptCopy,
  TopUpReceiptCopy,
  RefundCopy,
  DelayCopy,
  CancellationCopy,
  CompanyPapersCopy,
  PaymentFailedCopy,
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.es
const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'IVA (ninguno)' : `IVA (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Inversión del sujeto pasivo: tu empresa declara el IVA.'
const HELP = '¿Tienes preguntas? Responde a este correo, o abre tu pedido y elige «Contactar con soporte».'

const esimReady: EsimReadyCopy = {
  subject: (product) => `Los datos de tu eSIM de ${product}`,
  preview: 'Tu código QR y todo lo que necesitas para instalar tu eSIM.',
  heading: 'Tu eSIM está lista',
  intro: (trip, data, days) =>
    `Gracias por tu pedido. Aquí tienes tu eSIM: ${trip}, ${dataPhrase(data)} durante ${daysText(days)}.`,
  replacement: {
    heading: 'Aquí tienes tu nueva eSIM',
    intro: (trip, data, days) =>
      `Ocupa el lugar de tu eSIM anterior, sin coste adicional: ${trip}, ${dataPhrase(data)} durante ${daysText(days)}.`,
    old: '¿Aún tienes la eSIM anterior en tu teléfono? Elimínala primero. Ya no la necesitas.',
  },
  party: {
    traveler: (traveler) => `Viajero ${traveler}`,
    text: (traveler) =>
      `Esta eSIM es para el viajero ${traveler} del pedido. ¿Es otra persona? Reenvíale este correo: cada eSIM funciona en un solo teléfono.`,
  },
  pass: 'Pase eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Código QR de la eSIM terminada en ${iccid.slice(-4)}`,
  scan: 'Escanéalo con la cámara del teléfono con el que viajas.',
  confirmation: {
    name: 'Código de confirmación',
    text: 'Después de escanear el código, el teléfono te pedirá este código de confirmación:',
  },
  next: {
    'first use':
      'Instálala en casa con wifi; los días empiezan a contar cuando se conecta por primera vez en el extranjero.',
    installation: 'Instálala con wifi justo antes de salir de viaje; los días empiezan a contar en cuanto la instalas.',
    purchase: 'Instálala en casa con wifi; los días empezaron a contar con la compra.',
    unknown:
      'Instálala con wifi justo antes de salir de viaje; la red no dice cuándo empiezan a contar los días, así que da por hecho que es en cuanto la instalas.',
  },
  oneTap: '¿Estás leyendo esto en ese teléfono? Abre uno de estos enlaces en su navegador:',
  iphone: 'Instalar en el iPhone',
  android: 'Instalar en Android',
  steps: 'Paso a paso para tu teléfono, con recordatorios y ayuda',
  manual: 'O introduce los códigos manualmente',
  address: 'Dirección SM-DP+',
  code: 'Código de activación',
  full: 'Código completo',
  iccid: 'ICCID',
  coverage: 'Cobertura',
  alsoCovers: 'También cubre',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Pedido',
  open: 'Abrir tu pedido',
  keep: 'No elimines la eSIM de tu teléfono: por lo general, solo puede instalarse una vez.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'Tu recibo',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  fee: 'Gastos de gestión',
  vat,
  total: 'Total pagado',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Solicitaste la entrega inmediata y reconociste que tu derecho de desistimiento se extingue con la activación de la eSIM.',
  notImmediate: 'No solicitaste la entrega inmediata: puedes desistir durante 14 días.',
  invoice: 'Factura',
  contractSummary: 'Resumen del contrato',
  withdraw: 'Desistir del contrato',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Tu recarga de ${product}`,
  preview: 'Los datos ya están en tu eSIM. El recibo está en este correo.',
  heading: 'Tu eSIM está recargada',
  intro: (trip, data, days) =>
    `Gracias por tu pedido. Hemos recargado tu eSIM: ${dataPhrase(data)} durante ${daysText(days)} (${trip}). No hay que instalar nada.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nuevo saldo',
  balanceText: (data) => `${data} en el momento de enviar este correo`,
  order: 'Pedido',
  open: 'Abrir tu pedido',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Los datos de tu eSIM de ${product}`,
  preview: 'Los ICCID de tus eSIM, como has solicitado.',
  heading: 'Tus eSIM',
  intro: (count) =>
    count === 1
      ? 'Has solicitado el ICCID de tu eSIM. Aquí lo tienes.'
      : `Has solicitado los ICCID de tus eSIM. Aquí tienes los ${count}, empezando por el más antiguo.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} durante ${daysText(days)}`,
  open: 'Abrir este pedido',
  links:
    'Cada enlace abre su pedido con el código QR y permite consultar en ese navegador toda la información de la eSIM. Es válido durante 30 días; no lo compartas.',
  none: {
    preview: 'No hay ninguna eSIM para esta dirección.',
    heading: 'No se ha encontrado ninguna eSIM para esta dirección de correo.',
    text: 'Has solicitado los ICCID de tus eSIM, pero no se compró ninguna con esta dirección. ¿Quizá usaste otra?',
    buy: 'Comprar una eSIM',
    support: 'Contactar con soporte',
  },
  notYou: '¿No lo has solicitado tú? Alguien se habrá equivocado al escribir la dirección. No tienes que hacer nada.',
}

const refund: RefundCopy = {
  subject: (product) => `Tu reembolso de ${product}`,
  heading: 'Tu reembolso está en camino',
  amount: (amount) =>
    `Te hemos devuelto ${amount} por el mismo medio con el que pagaste. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
  part: (amount) =>
    `Te hemos devuelto ${amount} de tu pago por el mismo medio con el que pagaste. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
  whole:
    'Te hemos devuelto tu pago por el mismo medio con el que lo hiciste. Los bancos suelen mostrarlo en un plazo de cinco a diez días.',
  next: {
    esim: 'La eSIM de este pedido ya no es válida, por eso sus códigos ya no se muestran.',
    topUp: 'Hemos anulado esta recarga, o hemos acordado contigo qué pasa con ella.',
    part: 'Tu pedido sigue igual. Nada cambia para tu eSIM.',
  },
  open: 'Abrir tu pedido',
  creditNote: 'Factura rectificativa',
  bought: 'Pedido',
  order: 'Referencia del pedido',
  help: HELP,
}

const delay: DelayCopy = {
  subject: (product) => `Tu pedido de ${product} se retrasa`,
  heading: 'Tu pedido está tardando demasiado',
  text: {
    esim: 'La red no ha entregado tu eSIM en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de tu pedido.',
    topUp:
      'La red no ha añadido tus datos en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de tu pedido.',
  },
  next: {
    paid: 'No tienes que hacer nada. Recibirás lo que has pedido o te devolveremos el dinero, y un correo en ambos casos.',
    free: 'No tienes que hacer nada. Te escribiremos en cuanto haya novedades.',
  },
  open: 'Abrir tu pedido',
  bought: 'Pedido',
  order: 'Referencia del pedido',
  help: {
    paid: '¿Sales pronto de viaje, o prefieres que te devolvamos el dinero ya? Responde a este correo y dinos cuándo empieza tu viaje.',
    free: '¿Sales pronto de viaje? Responde a este correo y dinos cuándo empieza tu viaje.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Tu eSIM de ${product} se ha cancelado`,
  heading: 'Tu eSIM se ha cancelado',
  text: 'Hemos retirado la eSIM de este pedido. Su código ya no se puede instalar.',
  money: 'Este correo trata solo de la eSIM. Si se te devuelve dinero, recibirás otro correo al respecto.',
  help: 'Si no lo esperabas, responde a este correo.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Tu pago no se ha completado (${product})`,
  heading: 'Tu pago no se ha completado',
  why: {
    declined: 'Tu banco ha rechazado el pago. No se ha cobrado ni entregado nada.',
    unconfirmed: 'El pago no se confirmó con tu banco. No se ha cobrado ni entregado nada.',
  },
  next: 'Si todavía quieres la eSIM, abre tu pedido y vuelve a intentarlo, quizá con otra tarjeta. Si no, no tienes que hacer nada.',
  open: 'Abrir tu pedido',
  about: 'Recibes este correo una sola vez, porque intentaste pagar este pedido.',
  stop: 'No recibir más correos como este',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Tu recibo y tu factura (${product})`,
  heading: 'Recibo y factura',
  intro: (trip, data, days) =>
    `Aquí tienes el recibo y la factura de un pedido de eSIM: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 día' : `${days} días`}.`,
  attached: 'La factura va adjunta como datos para programas de contabilidad (EN 16931).',
}

export const spanishOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  paymentFailed,
  iccidReminder,
}
