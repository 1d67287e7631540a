// The words of the page on which somebody asks to be told when a country comes on sale, in Spanish.
import type * as english from '../../support/wish.ts'

export const wishCopy: typeof english.wishCopy = {
  title: 'Avísame',
  titleOf: (country) => `Destino aún sin cobertura: ${country}`,
  description: 'Déjanos tu dirección y te escribiremos una sola vez cuando vendamos un paquete para tu destino.',
  lead: 'Déjanos tu dirección y te enviaremos un único correo cuando haya un paquete para tu destino.',
  country: 'País',
  choose: 'Elige un país',
  email: 'Tu dirección de correo',
  ask: 'Avísame',
  asking: 'Enviando',
  kept: 'No usamos tu dirección para nada más y la eliminamos en cuanto te avisamos, o al cabo de un año.',
  privacy: 'Privacidad',
  search: 'Buscar otro destino',
  asked: {
    title: 'Mira tu correo',
    text: (email) =>
      `Si la dirección ${email} es correcta, hay un correo nuestro de camino. Abre su enlace en un plazo de 24 horas.`,
  },
  problems: {
    email_invalid: 'Introduce una dirección de correo válida',
    country_unknown: 'Elige un país',
    on_sale: 'Ya vendemos paquetes para este país.',
  },
  tooOften: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  done: 'Listo. Puedes cerrar esta página.',
  opened: {
    asked: {
      title: (country) => `¿Quieres que te avisemos sobre este destino: ${country}?`,
      lead: (email) => `Un solo correo a ${email}, cuando haya un paquete a la venta.`,
      button: 'Sí, avísame',
    },
    waiting: {
      title: (country) => `Te avisaremos sobre este destino: ${country}`,
      lead: (email) => `Un solo correo a ${email}, cuando haya un paquete a la venta. Hasta entonces no enviamos nada.`,
      button: 'Cancelar el aviso',
    },
    gone: {
      title: 'No estás en la lista',
      lead: 'Este enlace ya no funciona: ya te hemos avisado, lo cancelaste o es demasiado antiguo. Ya no tenemos tu dirección.',
    },
  },
  unknown: {
    title: 'Este enlace no funciona',
    lead: 'Está incompleto. Ábrelo de nuevo desde nuestro correo.',
  },
}
