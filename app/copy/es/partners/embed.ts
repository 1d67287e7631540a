// What the widget says on other people's pages, and what partners read about it, in Spanish.
import { listOf, plural } from '#app/language/formats.ts'
import type * as english from '../../partners/embed.ts'

export const embedCopy: typeof english.embedCopy = {
  frame: 'eSIM de viaje',
  title: (brand) => `eSIM de viaje de ${brand}`,
  heading: 'Encuentra una eSIM para tu viaje',
  where: '¿Adónde vas?',
  another: 'Añadir otro país',
  optional: '(opcional)',
  choose: 'Elige un país',
  remove: (name) => `Quitar ${name}`,
  arrival: 'Fecha de llegada',
  departure: 'Fecha de vuelta',
  show: 'Ver paquetes',
  results: (days, names) => `${plural(days, { one: 'día', other: 'días' })}: ${listOf(names)}`,
  pick: 'Elegir',
  pickNamed: (name, size) => `Elegir ${name}, ${size}`,
  all: (brand) => `Comparar todos los paquetes en ${brand}`,
  other: (brand) => `Planifica tu viaje en ${brand}`,
  closed: 'Esta tienda no acepta pedidos nuevos en este momento.',
}

export const embedCardCopy: typeof english.embedCardCopy = {
  heading: 'En tu propia web',
  text: 'Pega esta línea en cualquier página. Añade un buscador de destinos con los paquetes adecuados, en tus colores, y lleva al pago. No usa cookies.',
  counts: 'Los pedidos de quienes lleguen por ahí cuentan como tuyos.',
  copy: 'Copiar la línea',
  preview: 'Vista previa',
}
