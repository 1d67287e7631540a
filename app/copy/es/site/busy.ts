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

export const refusalCopy: typeof english.refusalCopy = {
  foreign: 'Esta solicitud procede de otro sitio web.',
  tooLarge: 'La solicitud es demasiado grande.',
  onlyForms: 'Esta dirección solo acepta formularios.',
  wrongMethod: 'Esta dirección no admite ese tipo de solicitud.',
  longAddress: 'Esta dirección es demasiado larga.',
  longHeader: 'Una cabecera de esta solicitud es demasiado larga.',
  cutOff: 'La solicitud se interrumpió antes de completarse.',
  broken: 'Algo ha fallado por nuestra parte. Inténtalo de nuevo.',
}
