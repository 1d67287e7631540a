// The answer while the shop can't serve, in Spanish.
import type * as english from '../../site/busy.ts'

export const busyCopy: typeof english.busyCopy = {
  text: 'La tienda está muy ocupada en este momento. Inténtalo de nuevo en unos segundos.',
}

export const awayCopy: typeof english.awayCopy = {
  title: 'Volvemos enseguida',
  text: 'Ahora no podemos abrir esta página. No se ha perdido nada de lo que has pedido o pagado. Inténtalo de nuevo en unos segundos.',
  again: 'Intentar de nuevo',
}
