// The contract summary of a bundle in Spanish, under the headings of Implementing Regulation (EU) 2019/2243.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isTotal } from '#values/data-allowance.ts'
import type * as english from '../../sales/contract-summary.ts'
import { byStart } from '../../catalogue/by-start.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'desde el primer uso de datos en la zona',
    installation: 'desde su instalación',
    purchase: 'desde su compra',
    unknown: 'desde un momento que su red no comunica, como muy pronto su instalación',
  })

const daysText = (days: number) => plural(days, { one: 'día', other: 'días' })

export const summaryCopy: typeof english.summaryCopy = {
  days: daysText,
  title: 'Resumen del contrato',
  titleOf: (zone, data, days) => `Resumen del contrato: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone, data, days) =>
    `Resumen del contrato del paquete eSIM ${zone}, ${data} durante ${daysText(days)}: servicio, precio, duración y demás condiciones.`,
  purpose:
    'El presente resumen del contrato ofrece los elementos principales de la oferta de servicios, conforme a lo exigido por el Derecho de la UE. Ayuda a comparar entre distintas ofertas de servicios. La información completa sobre el servicio figura en otros documentos.',
  provider: 'Proveedor',
  bundle: 'Oferta',
  bundleNumber: 'Número del paquete',
  asOf: 'Fecha del resumen',
  services: {
    heading: 'Servicios y equipos',
    text: (data, zone) =>
      `Datos móviles para viajeros: ${prepaidText(data)} en la zona ${zone}, entregados como perfil eSIM (código QR y código de activación). Sin número de teléfono, llamadas, mensajes de texto ni televisión. No se suministran equipos. Necesitas un dispositivo compatible con eSIM que no esté bloqueado por un operador.`,
    coverage: (count) => `Países y territorios de la zona (${count})`,
  },
  speed: {
    heading: 'Velocidades del servicio de internet y vías de recurso en caso de problemas',
    text: [
      'La conexión utiliza las redes móviles del país que visitas. La velocidad máxima es la que esa red ofrece a los visitantes en ese lugar y con tu dispositivo. Para este paquete no se promete una velocidad mínima ni se anuncia ninguna velocidad.',
      'Si la conexión no funciona como se prometió, contacta con soporte. Lo solucionaremos o te reembolsaremos. Conservas los derechos que te reconoce la ley en caso de una discrepancia continuada o frecuente.',
    ],
  },
  price: {
    heading: 'Precio',
    total: 'Pagas una sola vez',
    before: 'Precio sin IVA',
    note: (data, isSlow) =>
      `Con el tipo impositivo del país elegido en este sitio web. Sin cuota de activación, sin cuota mensual y ${usedUpText(data, isSlow)}.`,
    ended: 'Ya no vendemos este paquete. Si lo compraste, tu recibo y tu factura indican lo que pagaste.',
    topup: (cents) => `Más datos para la misma eSIM (recarga): ${formatEuro(cents)} sin IVA.`,
  },
  duration: {
    heading: 'Duración, renovación y resolución',
    text: (days, facts, data) =>
      `El paquete dura ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', o hasta que se agoten los datos' : ''}. Nunca se renueva automáticamente y no hay que darlo de baja. ${rulesCopy.beginBy(facts)}`.trim(),
    esim: (days) => `Una eSIM es válida hasta ${daysText(days)} después del primer uso de datos.`,
    withdrawal:
      'Los consumidores pueden desistir en un plazo de 14 días desde el pedido. Si solicitaron la entrega inmediata, este derecho se extingue con la activación de la eSIM.',
  },
  features: {
    heading: 'Características para usuarios finales con discapacidad',
    text: 'La tienda está construida según las WCAG 2.2, nivel AA, y el soporte está disponible por escrito. El paquete es solo de datos. Utiliza tu propia SIM para los servicios de intermediación y de emergencia que requieran un número de teléfono.',
  },
  other: {
    heading: 'Otra información pertinente',
    text: 'El pago se realiza por adelantado. Se aplica el Derecho neerlandés. Las condiciones completas, la página de privacidad y la declaración de accesibilidad forman parte de la información completa. Este texto es una traducción; el texto vinculante es el inglés.',
  },
  links: {
    plan: 'Planificar un viaje',
    terms: 'Condiciones generales',
    withdraw: 'Desistir del contrato aquí',
    support: 'Pedir ayuda',
    devices: 'Comprobar tu teléfono',
  },
}
