// What the bundle wizard says in Spanish from its first moment on.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../catalogue/wizard.ts'

const countriesText = (count: number) => plural(count, { one: 'país', other: 'países' })
const chosenText = (count: number) => plural(count, { one: 'elegido', other: 'elegidos' })

export const wizardProblems: typeof english.wizardProblems = {
  no_destinations: { title: 'Faltan los destinos', text: 'Elige al menos un destino' },
  dates_missing: { title: 'Faltan las fechas', text: 'Elige las fechas de llegada y de vuelta' },
  arrival_in_past: { title: 'La fecha de llegada ya ha pasado', text: 'Elige hoy o un día posterior' },
  departure_before_arrival: {
    title: 'La vuelta es anterior a la llegada',
    text: 'Elige como vuelta el día de llegada o uno posterior',
  },
  no_bundle: { title: 'Falta el paquete', text: 'Elige un paquete para añadirlo al carrito' },
  not_added: {
    title: 'Paquete no añadido',
    text: 'No hemos podido añadir este paquete a tu carrito. Inténtalo de nuevo.',
  },
}

export const stepNames: typeof english.stepNames = {
  destinations: 'Destinos',
  dates: 'Fechas',
  results: 'Paquetes',
}

export const stepHeadings: typeof english.stepHeadings = {
  destinations: {
    heading: '¿Adónde viajas?',
    intro: 'Elige un país o añade todos los que vas a visitar. Una sola eSIM puede cubrirlos.',
  },
  dates: {
    heading: '¿Cuándo viajas?',
    intro: 'El paquete debe durar desde el día en que llegas hasta el día en que te vas.',
  },
  results: {
    heading: 'Paquetes recomendados',
    intro: 'Todos cubren el viaje entero. Elige los datos que necesitas.',
  },
}

export const otherResultHeadings: typeof english.otherResultHeadings = {
  none: 'No hay paquetes adecuados',
  tooLong: 'Varios paquetes para un viaje',
}

export const wizardCopy: typeof english.wizardCopy = {
  steps: 'Pasos',
  stepOf: (position, of) => `Paso ${position} de ${of}`,
  countries: countriesText,
  days: (count) => plural(count, { one: 'día', other: 'días' }),
  continue: 'Continuar',
  continueWith: (what) => `Continuar · ${what}`,
  longTripIntro: 'Todos cubren tus destinos, pero ninguno dura el viaje entero.',
  loading: 'Buscando tus paquetes',
}

export const destinationsCopy: typeof english.destinationsCopy = {
  searchLabel: 'Busca un país o una zona',
  noneSelected: 'Elige al menos un destino.',
  searchPlaceholder: 'Busca y elige destinos…',
  search: 'Buscar',
  opening: 'Abriendo la búsqueda…',
  popular: 'Destinos populares',
  results: (count) => plural(count, { one: 'resultado', other: 'resultados' }),
  added: (name, count) => `Añadido: ${name}; ${chosenText(count)}`,
  removed: (name, count) => `Quitado: ${name}; ${chosenText(count)}`,
  selected: 'Destinos elegidos',
  none: 'Todavía no has elegido nada. Busca arriba o elige una zona entera.',
  plansOf: (place) => `${place}: paquetes y precios`,
  remove: (name) => `Quitar ${name}`,
  clear: 'Borrar todo',
  cleared: 'Se han quitado todos los destinos',
  andMore: (names, count) => `${names} + ${count} más`,
  covered: (zone, count, price) => {
    const all = count === 1 ? 'tu destino' : count === 2 ? 'los dos' : `los ${count}`
    return price ? `${zone} cubre ${all}: ${price}` : `${zone} cubre ${all}`
  },
  uncovered: (names) =>
    `Ningún paquete cubre por sí solo estos destinos: ${names}. Quita uno o compra paquetes separados para nuestras zonas.`,
}

export const wizardPageCopy: typeof english.wizardPageCopy = {
  title: 'Encuentra tu paquete',
  intro:
    'Dinos adónde y cuándo, y te mostramos todos los paquetes que cubren el viaje entero, del más barato al más caro.',
}
