// The pages of countries and zones, and the list of them, in Spanish.
import { listOf, plural, sizeLabel } from '#app/language/formats.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/country-page.ts'

const daily = (usage: Usage) => sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })
const countries = { one: 'país', other: 'países' }
const usageNames: Readonly<Record<Usage, string>> = { light: 'ligero', normal: 'normal', heavy: 'intenso' }

/** Of a sentence that ends with a price: 'IVA incl.' has its full stop already. */
const stop = (text: string) => (text.endsWith('.') ? text : `${text}.`)

export const countryPageCopy: typeof english.countryPageCopy = {
  title: (place) => `eSIM para viajar: ${place}`,
  lead: (place, { size, days, price }) =>
    `Datos móviles para tu viaje (${place}): ${size} durante ${days} por ${stop(price)} Un código QR, sin permanencia y con tu número siempre activo.`,
  description: (place, plans, { size, days, price }) =>
    `eSIM ${place}: ${plural(plans, { one: 'paquete de prepago', other: 'paquetes de prepago' })}, por ejemplo ${size} durante ${days} por ${stop(price)} Compara datos, días, redes y lo que incluye cada paquete.`,
  plan: 'Planificar un viaje',
  days: (count) => plural(count, { one: 'día', other: 'días' }),
  trips: {
    heading: (place) => `Cuánto cuesta un viaje: ${place}`,
    caption: 'El paquete que te basta, según la duración del viaje y el uso de datos',
    length: 'Viaje',
    usages: { light: 'Ligero', normal: 'Normal', heavy: 'Intenso' },
    daily: (usage) => `${daily(usage)} al día`,
    none: 'Ningún paquete por sí solo',
  },
  plans: {
    heading: (place, count) => `${place}: ${plural(count, { one: 'paquete', other: 'paquetes' })}`,
    caption: 'Paquetes, del más barato al más caro',
    more: (count) => plural(count, { one: 'paquete más', other: 'paquetes más' }),
    data: 'Datos',
    lasts: 'Días',
    works: 'Funciona en',
    countries: (zone, count) => `${zone} (${plural(count, countries)})`,
    summary: (size, lasts, zone) => `Resumen del contrato [de ${size} durante ${lasts}, ${zone}]`,
    cut: '¿Necesitas más datos o más días? Planifica un viaje y verás todo lo que encaja.',
  },
  glance: {
    heading: 'De un vistazo',
    data: 'Datos',
    lasts: 'Días',
    networks: 'Redes',
    hotspot: 'Compartir internet',
    phone: 'Número de teléfono',
    noPhone: 'Solo datos; tu SIM conserva tu número',
    between: (least, most) => (least === most ? least : `De ${least} a ${most}`),
    hotspots: {
      all: 'Permitido',
      some: 'Depende del paquete',
      none: 'No permitido',
      unknown: 'No se indica',
    },
    undisclosed: 'No se indica',
  },
  label: (size, lasts) => `Qué incluye el paquete de ${size} durante ${lasts}`,
  phones: {
    heading: '¿Sirve tu teléfono?',
    text: 'Tiene que ser compatible con eSIM y estar libre, sin bloqueo de operador.',
    link: 'Buscar tu teléfono',
  },
  questions: {
    heading: 'Preguntas frecuentes',
    howMuch: {
      question: (place) => `¿Cuántos datos necesito para el viaje (${place})?`,
      answer: (week) => {
        const use = `Para mapas y mensajes bastan unos ${daily('light')} al día; para navegar y ver algún vídeo, ${daily('normal')}; para vídeos y llamadas a diario, ${daily('heavy')}.`
        const topUp = 'Si se agotan, puedes añadir datos a la misma eSIM si el paquete lo permite.'
        return week.length > 0 ? `${use} Para una semana: ${listOf(week)}. ${topUp}` : `${use} ${topUp}`
      },
      sum: (usage, { size, price }) => `${size} para un uso ${usageNames[usage]} (${price})`,
    },
    start: {
      question: '¿Cuándo empiezan a contar los días de un paquete?',
      firstUse:
        'Cuando la eSIM se conecta por primera vez en un país cubierto. Puedes instalarla en casa, con wifi, sin perder ni un día.',
      other: 'Depende del paquete: lo dice su resumen del contrato.',
    },
    around: {
      question: (place) => `¿La misma eSIM funciona en los países vecinos (${place})?`,
      some: (names, zone, { size, days, price }) =>
        `Sí, si eliges un paquete para todo el viaje. ${zone} cubre también estos destinos: ${listOf(names)}. ${size} durante ${days} cuesta ${stop(price)}`,
      none: (place) =>
        `Nuestros paquetes para este destino (${place}) solo funcionan allí. Para otros países, añade otro paquete.`,
    },
    zone: {
      question: (place) => `¿Tengo que decir qué países visito (${place})?`,
      answer:
        'Para comprar, no. Pero si indicas solo los países de tu viaje, quizá encuentres un paquete que los cubra por menos.',
    },
  },
  near: (place) => `Cerca de este destino: ${place}`,
  within: (count) => `Funciona en ${plural(count, countries)}`,
  zones: 'Paquetes para varios países',
  all: 'Todos los destinos',
  unsold: {
    lead: (place) => `Todavía no vendemos datos para este destino (${place}).`,
  },
}

export const destinationsPageCopy: typeof english.destinationsPageCopy = {
  title: 'Todos los destinos',
  lead: (count) =>
    count === 0
      ? 'Todavía no vendemos paquetes. Vuelve pronto.'
      : `Datos móviles en ${plural(count, countries)}, con un código QR. Elige tu destino y verás sus paquetes y precios.`,
  description: 'Todos los países y zonas con paquetes eSIM de prepago: precios, redes y lo que incluye cada uno.',
  zones: 'Zonas',
  countries: 'Países',
}
