// What the wizard says in Spanish about the bundles that fit a trip.
import { formatDay, listOf, plural } from '#app/language/formats.ts'
import { USAGES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/wizard-results.ts'
import { priceTaxCopy } from './price-tax.ts'

const usageNames: Readonly<Record<Usage, string>> = { light: 'Ligero', normal: 'Normal', heavy: 'Intenso' }
const nameOf = (usage: Usage) => usageNames[usage]
const inSentence = (usages: Usage[]) => listOf(usages.map((usage) => nameOf(usage).toLowerCase()))
const daysText = (days: number) => plural(days, { one: 'día', other: 'días' })

export const waitUntil: typeof english.waitUntil = (day) =>
  `Un paquete que compres hoy no puede esperar hasta tu primer día. Vuelve a partir de esta fecha: ${formatDay(day)}.`

const nothing = {
  no_single_bundle:
    'Ningún paquete cubre por sí solo los países elegidos. Puedes comprar paquetes separados para nuestras zonas.',
  no_match: 'No hemos encontrado paquetes para lo que buscas. Prueba con otros destinos u otras fechas.',
}

export const resultsCopy: typeof english.resultsCopy = {
  summary: 'Resumen de tu viaje',
  destinations: 'Destinos',
  destinationsShown: (count) => `${count}, mostrar lista`,
  duration: 'Duración',
  period: 'Fechas del viaje',
  exclTax: (price, tax) => `${price} sin IVA · ${tax}`,
  validFor: (days) => `válido ${daysText(days)}`,
  lastsPart: (days, of) => `Dura ${days} de tus ${daysText(of)}`,
  perGb: (price) => `${price} por GB`,
  gbPerDay: (gigabytes) => `${gigabytes}\u00A0GB al día`,
  mbPerDay: (megabytes) => `${megabytes}\u00A0MB al día`,
  noLimit: 'sin límite',
  enoughLead: 'Suficiente para',
  daysUsed: (used, of) => (used === of ? daysText(of) : `${used} de ${daysText(of)}`),
  dataOnly: 'solo datos, sin número de teléfono',
  contractSummary: 'Resumen del contrato',
  details: (name, countries) => `Detalles de ${name}: ${countries}, precio por GB, resumen del contrato`,
  coverage: 'Funciona en',
  usage: '¿Cuántos datos usas?',
  sizeFor: (usages) => (usages.length === USAGES.length ? 'Cualquier uso' : listOf(usages.map(nameOf)) || 'Extra'),
  rightFor: (usages) => `Ideal para un uso ${inSentence(usages)}`,
  chosen: (name, price, usages = []) =>
    usages.length > 0
      ? `Has elegido ${name} para un uso ${inSentence(usages)}, ${price}. Elige otro para cambiarlo.`
      : `Has elegido ${name}, ${price}. Elige otro para cambiarlo.`,
  sameSize: 'Otros con los mismos datos',
  against: (adds, lacks) =>
    [adds ? `añade ${adds}` : 'ningún país más', lacks ? `sin ${lacks}` : ''].filter(Boolean).join(', '),
  compare: {
    title: 'Todos los paquetes',
    caption: 'Todos los paquetes para tu viaje, del más barato al más caro',
    columns: {
      name: 'Paquete',
      price: priceTaxCopy.column,
      data: 'Datos',
      valid: 'Validez',
      perGb: 'Por GB',
      perDay: 'Por día',
    },
    days: daysText,
  },
  showMore: (count) => (count === 1 ? 'Ver 1 opción más' : `Ver ${count} opciones más`),
  showLess: 'Ver menos',
  addToCart: 'Añadir al carrito',
  addNamed: (name) => `Añadir al carrito: ${name}`,
  replaced: (trip) => `Sustituido en tu carrito: ${trip}`,
  broughtBack: (trip) => `De nuevo en tu carrito: ${trip}`,
  notBroughtBack: 'Ya no está disponible',
  undo: 'Deshacer',
  adding: 'Añadiendo al carrito…',
  go: 'Empieza tu viaje y ve al pago',
  editDates: 'Cambiar fechas',
  editDestinations: 'Cambiar destinos',
  features: ['Datos de alta velocidad', 'Conexión segura', 'Cobertura prémium', 'Soporte global 24/7'],
  longer: 'Tu viaje es más largo que la validez de nuestros paquetes. Puedes comprar varios.',
  longerHow:
    'Compra uno ahora y añade los siguientes a la misma eSIM como recargas, cada una antes de que termine la anterior.',
  noneChosen: 'Todavía no has elegido un paquete',
  nothingCovers: 'No hemos encontrado paquetes que cubran todos los destinos elegidos.',
  tooEarly: 'Aún es pronto para comprar para este viaje.',
  nothingBecause: (answer) => (answer.reason === 'too_early' ? waitUntil(answer.buyFrom) : nothing[answer.reason]),
  waysOut: 'Qué puedes hacer',
  without: (name) => `Seguir sin este destino: ${name}`,
  onlyZone: (zone, names) => `Un paquete para ${names} (${zone})`,
}

export const dailyUse: typeof english.dailyUse = [
  { belowMb: 100, text: 'chat y mapas' },
  { belowMb: 350, text: 'mapas, chat y algo de navegación' },
  { belowMb: 1_000, text: 'mapas, chat y algún vídeo' },
  { belowMb: 2_500, text: 'navegación, llamadas y vídeo a diario' },
  { belowMb: Number.POSITIVE_INFINITY, text: 'vídeo, llamadas y compartir sin pensar en el límite' },
]
