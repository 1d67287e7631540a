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
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.es
const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'IVA (ninguno)' : `IVA (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Inversión del sujeto pasivo: su empresa declara e ingresa el IVA.'
const HELP = '¿Tiene preguntas? Responda a este correo, o abra su pedido y elija «Contact Support».'

const esimReady: EsimReadyCopy = {
  subject: (product) => `Los datos de su eSIM de ${product}`,
  preview: 'Su código QR y todo lo que necesita para instalar su eSIM.',
  heading: 'Su eSIM está lista',
  intro: (trip, data, days) =>
    `Gracias por su pedido. Aquí tiene su eSIM: ${trip}, ${dataPhrase(data)} durante ${daysText(days)}.`,
  replacement: {
    heading: 'Aquí tiene su nueva eSIM',
    intro: (trip, data, days) =>
      `Sustituye a la que no funcionaba, sin coste para usted: ${trip}, ${dataPhrase(data)} durante ${daysText(days)}.`,
    old: '¿Aún tiene la eSIM anterior en su teléfono? Elimínela primero. Ya no la necesita.',
  },
  pass: 'Tarjeta de embarque eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Código QR de la eSIM terminada en ${iccid.slice(-4)}`,
  scan: 'Escanéelo con la cámara del teléfono con el que viaja.',
  confirmation: {
    name: 'Código de confirmación',
    text: 'Después de escanear el código, el teléfono le pedirá este código de confirmación:',
  },
  next: {
    'first use':
      'Instálela en casa con wifi; los días empiezan a contar cuando se conecta por primera vez en el extranjero.',
    installation: 'Instálela con wifi justo antes de salir de viaje; los días empiezan a contar en cuanto la instala.',
    purchase: 'Instálela en casa con wifi; los días empezaron a contar con la compra.',
    unknown:
      'Instálela con wifi justo antes de salir de viaje; la red no dice cuándo empiezan a contar los días, así que dé por hecho que es en cuanto la instala.',
  },
  oneTap: '¿Está leyendo esto en ese teléfono? Abra uno de estos enlaces en su navegador:',
  iphone: 'Instalar en el iPhone',
  android: 'Instalar en Android',
  steps: 'Paso a paso para su teléfono, con recordatorios y ayuda',
  manual: 'O introduzca los códigos manualmente',
  address: 'Dirección SM-DP+',
  code: 'Código de activación',
  full: 'Código completo',
  iccid: 'ICCID',
  coverage: 'Cobertura',
  alsoCovers: 'También cubre',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Pedido',
  open: 'Abrir su pedido',
  keep: 'No elimine la eSIM de su teléfono: por lo general, solo puede instalarse una vez.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'Su recibo',
  subtotal: 'Subtotal',
  discount: 'Descuento',
  fee: 'Gastos de gestión',
  vat,
  total: 'Total pagado',
  reverseCharge: REVERSE_CHARGE,
  immediate:
    'Solicitó la entrega inmediata y reconoció que su derecho de desistimiento se extingue con la activación de la eSIM.',
  notImmediate: 'No solicitó la entrega inmediata: puede desistir durante 14 días.',
  invoice: 'Factura',
  contractSummary: 'Resumen del contrato',
  withdraw: 'Desistir del contrato',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `Su recarga de ${product}`,
  preview: 'Los datos ya están en su eSIM. El recibo está en este correo.',
  heading: 'Su eSIM está recargada',
  intro: (trip, data, days) =>
    `Gracias por su pedido. Hemos recargado su eSIM: ${dataPhrase(data)} durante ${daysText(days)} (${trip}). No hay que instalar nada.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nuevo saldo',
  balanceText: (data) => `Quedaban ${data} al enviar este correo`,
  order: 'Pedido',
  open: 'Abrir su pedido',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Los datos de su eSIM de ${product}`,
  preview: 'Los ICCID de sus eSIM, como ha solicitado.',
  heading: 'Sus eSIM',
  intro: (count) =>
    count === 1
      ? 'Ha solicitado el ICCID de su eSIM. Aquí lo tiene.'
      : `Ha solicitado los ICCID de sus eSIM. Aquí tiene los ${count}, empezando por el más antiguo.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} durante ${daysText(days)}`,
  open: 'Abrir este pedido',
  links:
    'Cada enlace abre su pedido con el código QR y permite a ese navegador consultar toda la información de la eSIM. Es válido durante 30 días; no lo comparta.',
  none: {
    preview: 'No hay ninguna eSIM para esta dirección.',
    heading: 'No se ha encontrado ninguna eSIM para esta dirección de correo.',
    text: 'Ha solicitado los ICCID de sus eSIM, pero no se compró ninguna con esta dirección. ¿Quizá utilizó otra?',
    buy: 'Comprar una eSIM',
    support: 'Contactar con el servicio de asistencia',
  },
  notYou: '¿No lo ha solicitado usted? Alguien se habrá equivocado al escribir la dirección. No tiene que hacer nada.',
}

const refund: RefundCopy = {
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

const delay: DelayCopy = {
  subject: (product) => `Su pedido de ${product} se retrasa`,
  heading: 'Su pedido está tardando demasiado',
  text: {
    esim: 'La red no ha entregado su eSIM en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de su pedido.',
    topUp:
      'La red no ha añadido sus datos en un día, aunque lo hemos intentado una y otra vez. Ahora alguien de nuestro equipo se ocupa de su pedido.',
  },
  next: {
    paid: 'No tiene que hacer nada. Recibirá lo que ha pedido o su dinero, y un correo en ambos casos.',
    free: 'No tiene que hacer nada. Le escribiremos en cuanto haya novedades.',
  },
  open: 'Abrir su pedido',
  bought: 'Pedido',
  order: 'Referencia del pedido',
  help: {
    paid: '¿Sale pronto de viaje, o prefiere que le devolvamos el dinero ya? Responda a este correo y díganos cuándo empieza su viaje.',
    free: '¿Sale pronto de viaje? Responda a este correo y díganos cuándo empieza su viaje.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `Su eSIM de ${product} se ha cancelado`,
  heading: 'Su eSIM se ha cancelado',
  text: 'Hemos retirado la eSIM de este pedido. Su código ya no se puede instalar.',
  money: 'Este correo trata solo de la eSIM. Si se le devuelve dinero, recibirá otro correo al respecto.',
  help: 'Si no lo esperaba, responda a este correo.',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `Su recibo y su factura (${product})`,
  heading: 'Recibo y factura',
  intro: (trip, data, days) =>
    `Aquí tiene el recibo y la factura de un pedido de eSIM: ${trip}, ${dataPhrase(data)}, ${days === 1 ? '1 día' : `${days} días`}.`,
}

export const spanishOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  iccidReminder,
}
