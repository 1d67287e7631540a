// The emails about orders in Spanish.
import type { EsimReadyCopy, IccidReminderCopy, ReceiptCopy, TopUpReceiptCopy } from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, percent } = SPOKEN.es
const daysText = (days: number) => (days === 1 ? '1 día' : `${days} días`)
const vat = (basisPoints: number) => (basisPoints === 0 ? 'IVA (ninguno)' : `IVA (${percent(basisPoints)})`)
const REVERSE_CHARGE = 'Inversión del sujeto pasivo: su empresa declara e ingresa el IVA.'
const HELP = '¿Tiene preguntas? Responda a este correo, o abra su pedido y elija «Contact Support».'

export const esimReady: EsimReadyCopy = {
  subject: (product) => `Los datos de su eSIM de ${product}`,
  preview: 'Su código QR y todo lo que necesita para instalar su eSIM.',
  heading: 'Su eSIM está lista',
  intro: (zone, data, days) =>
    `Gracias por su pedido. Aquí tiene su eSIM para la zona ${zone}, con ${sizeText(data)} de datos durante ${daysText(days)}.`,
  replacement: {
    heading: 'Aquí tiene su nueva eSIM',
    intro: (zone, data, days) =>
      `Sustituye a la que no funcionaba, sin coste para usted: una eSIM para la zona ${zone}, con ${sizeText(data)} de datos durante ${daysText(days)}.`,
    old: '¿Aún tiene la eSIM anterior en su teléfono? Elimínela primero. Ya no la necesita.',
  },
  pass: 'Tarjeta de embarque eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Código QR de la eSIM terminada en ${iccid.slice(-4)}`,
  scan: 'Escanéelo con la cámara del teléfono con el que viaja.',
  next: 'Instálela en casa con wifi; los días empiezan a contar cuando se conecta por primera vez en el extranjero.',
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
  coverageText: (codes, zone) =>
    codes.length > 0 ? `${zone}, incluidos ${codes.map((code) => country(code)).join(', ')}` : zone,
  alsoCovers: 'También cubre',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Pedido',
  open: 'Abrir su pedido',
  keep: 'No elimine la eSIM de su teléfono: por lo general, solo puede instalarse una vez.',
  help: HELP,
}

export const receipt: ReceiptCopy = {
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

export const topUp: TopUpReceiptCopy = {
  subject: (product) => `Su recarga de ${product}`,
  preview: 'Los datos ya están en su eSIM. El recibo está en este correo.',
  heading: 'Su eSIM está recargada',
  intro: (zone, data, days) =>
    `Gracias por su pedido. Se han añadido a su eSIM ${sizeText(data)} de datos durante ${daysText(days)} (${zone}). No hay que instalar nada.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Nuevo saldo',
  balanceText: (data) => `Quedaban ${data} al enviar este correo`,
  order: 'Pedido',
  open: 'Abrir su pedido',
  help: HELP,
}

export const iccidReminder: IccidReminderCopy = {
  subject: (product) => `Los datos de su eSIM de ${product}`,
  preview: 'Los ICCID de sus eSIM, como ha solicitado.',
  heading: 'Sus eSIM',
  intro: (count) =>
    count === 1
      ? 'Ha solicitado el ICCID de su eSIM. Aquí lo tiene.'
      : `Ha solicitado los ICCID de sus eSIM. Aquí tiene los ${count}, empezando por el más antiguo.`,
  esim: (position, zone, data, days) => `eSIM ${position}: ${zone}, ${sizeText(data)} durante ${daysText(days)}`,
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
