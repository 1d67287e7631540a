// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import type { partyCopy as english } from '../../sales/party.ts'

export const partyCopy: typeof english = {
  checkout: {
    heading: 'Viajeros',
    count: (travelers) => plural(travelers, { one: 'viajero', other: 'viajeros' }),
    fewer: 'Un viajero menos',
    more: 'Un viajero más',
    hint: 'Cada uno recibe su propia eSIM, con un solo pago. Un nombre ayuda a distinguirlas; tú eres el primer viajero.',
    each: 'Los precios de arriba son para una persona. Cada una recibe su propia eSIM, con un solo pago.',
    planned:
      'Con recordatorios de las partes siguientes, un pedido es para una sola persona. Sin ellos, puede ser para varias.',
    name: (traveler) => `Nombre del viajero ${traveler}`,
  },
  order: {
    heading: 'Los demás viajeros',
    intro:
      'Cada uno tiene su propia eSIM. Te enviamos cada una en un correo aparte: reenvíalo a su viajero o comparte un enlace.',
    traveler: (traveler) => `Viajero ${traveler}`,
    sum: (ready, all) => `eSIM entregadas: ${ready} de ${all}`,
    canceled: (count) =>
      `Canceladas: ${count}. Si se devuelve dinero por ello, te escribimos, y la factura rectificativa está en el resumen.`,
    returned: 'Se pagó con otro pedido. Si se devuelve dinero, lo recibe quien pagó, junto con un correo.',
    states: {
      waiting: 'En camino',
      late: 'Tarda más',
      checked: 'Lo estamos comprobando',
      delivered: 'Entregada',
      installed: 'Instalada',
      low: 'Quedan pocos datos',
      replaced: 'Sustituida por una eSIM nueva',
      canceled: 'Cancelada',
    },
    open: 'Mostrar la eSIM',
    share: 'Crear un enlace',
    sharing: 'Creando el enlace…',
    shared: 'Este enlace abre solo esta eSIM y nada más de tu pedido. Envíalo únicamente a su viajero.',
    rename: {
      add: 'Añadir un nombre',
      open: 'Cambiar el nombre',
      hint: 'Déjalo vacío si no quieres ninguno. En la página de la eSIM puedes reenviar el correo con el nombre nuevo.',
      save: 'Guardar',
      saving: 'Guardando…',
      done: 'Guardado. Los próximos correos llevarán este nombre.',
      unreadable: (most) => `Escribe una sola línea legible, de ${most} caracteres como máximo.`,
    },
    own: (name) => `Para ${name}`,
    another: 'Esta eSIM se pagó con un pedido para varios viajeros. La factura está en ese pedido.',
  },
}
