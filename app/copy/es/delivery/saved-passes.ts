// The words of passes that a traveler saves on the device, in Spanish.
import type * as english from '../../delivery/saved-passes.ts'

const time = new Intl.RelativeTimeFormat('es', { numeric: 'always' })

export const savedPassesCopy: typeof english.savedPassesCopy = {
  title: 'Pases guardados',
  description: 'Las eSIM que has guardado en este dispositivo. Se abren sin conexión.',
  lead: 'Código QR, códigos y pasos, solo en este dispositivo. Se abren también en modo avión.',

  save: {
    heading: 'Llévatelo contigo',
    text: 'Guarda el código QR, los códigos y los pasos en este navegador, solo en este dispositivo, para abrirlos sin conexión.',
    button: 'Guardar sin conexión',
    saving: 'Guardando tu pase',
    saved: {
      title: 'Guardado sin conexión',
      text: 'Lo encontrarás en tus pases guardados, incluso en modo avión.',
    },
    failed: {
      title: 'No se ha guardado',
      text: 'Este navegador no ha podido guardar el pase. Las ventanas privadas a menudo no pueden. Siempre te queda el correo que te enviamos.',
    },
    open: 'Abrir pases guardados',
    remove: 'Quitar de este dispositivo',
    removed: { title: 'Quitado', text: 'El pase ya no está en este dispositivo. Tu pedido no ha cambiado.' },
  },

  away: {
    title: 'Esta página necesita conexión',
    text: (page) =>
      `No tienes conexión, así que ahora no se puede abrir ${page}. Lo que está guardado aquí sí funciona.`,
    again: 'Intentar de nuevo',
  },
  looking: 'Buscando pases guardados',
  needsScript: 'Tus pases se guardan en este navegador. Activa JavaScript para verlos.',
  unreadable: 'Este navegador no nos deja leer su almacenamiento. También tienes tu eSIM en el correo que te enviamos.',
  none: {
    title: 'Aún no hay pases guardados',
    text: 'Abre tu pedido y pulsa «Guardar sin conexión». Tu pase se abrirá aquí, con o sin red.',
    find: 'Encuentra tu paquete',
  },
  also: {
    heading: 'También sin conexión',
    guide: 'Guía de instalación y preguntas frecuentes',
    devices: 'Teléfonos con eSIM',
    terms: 'Condiciones',
  },

  pass: {
    heading: (trip) => trip,
    qrHint:
      'Escanéalo con el teléfono con el que viajas. Para instalarla necesitas wifi u otra conexión durante un minuto.',
    samePhone:
      'Mantén pulsada la imagen en este teléfono. Para instalarla necesitas wifi u otra conexión durante un minuto.',
    steps: 'Instalar manualmente',
    reference: 'Referencia del pedido',
    remove: 'Quitar',
    removeOf: (trip) => `Quitar el pase guardado: ${trip}`,
    removed: (trip) => `El pase ya no está en este dispositivo: ${trip}.`,
    undo: 'Deshacer',
  },
}

export const ageText: typeof english.ageText = (savedAt, now) => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Guardado ahora mismo'
  if (minutes < 60) return `Guardado ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? `Guardado ${time.format(-hours, 'hour')}`
    : `Guardado ${time.format(-Math.floor(hours / 24), 'day')}`
}
