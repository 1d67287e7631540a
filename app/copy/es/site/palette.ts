// The words of the search over every back-office page, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../site/palette.ts'

export const paletteCopy: typeof english.paletteCopy = {
  title: 'Buscar',
  close: 'Cerrar búsqueda',
  label: 'Buscar pedidos, clientes, eSIM, mensajes y páginas',
  placeholder: 'Número de pedido, correo, ICCID, página…',
  list: 'Resultados',
  pages: 'Páginas',
  kinds: { order: 'Pedidos y eSIM', customer: 'Clientes', message: 'Mensajes' },
  everywhere: (text) => `Buscar «${text}» en todo`,
  searching: 'Buscando…',
  found: (count) => plural(count, { one: 'resultado', other: 'resultados' }),
  failed: 'No hemos podido conectar con el servidor. La lista solo muestra páginas.',
  keys: 'Flechas para moverte, Intro para abrir, Esc para cerrar',
  shortcut: { mac: '⌘K', other: 'Ctrl K' },
}
