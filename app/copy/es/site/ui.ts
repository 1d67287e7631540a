// The words inside the small parts that every screen shares, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../site/ui.ts'

export const uiCopy: typeof english.uiCopy = {
  close: 'Cerrar',
  loading: 'Cargando',
  errorLead: 'Error: ',
  unsent: 'No hemos podido conectar con el servidor. Lo que has escrito sigue aquí. Inténtalo de nuevo.',
  optional: '(opcional)',
  toasts: 'Notificaciones (F8)',
  pass: {
    label: (name) => (name ? `Pase: ${name}` : 'Tu pase, todavía vacío'),
    kind: 'Pase eSIM',
    whereTo: '¿Adónde?',
    data: 'Datos',
    valid: 'Validez',
    dates: 'Fechas del viaje',
    price: 'Precio',
    covers: 'Cubre',
    open: 'Sin elegir',
    days: (days) => plural(days, { one: 'día', other: 'días' }),
    countries: (count) => plural(count, { one: 'país', other: 'países' }),
    more: (count) => `+${count} más`,
    done: 'hecho',
    waiting: 'en espera',
  },
}

export const copyButtonCopy: typeof english.copyButtonCopy = {
  copy: 'Copiar',
  copied: '¡Copiado!',
  copyFailed: 'No se ha podido copiar. Inténtalo de nuevo.',
}

export const printCopy: typeof english.printCopy = { print: 'Imprimir o guardar como PDF' }
