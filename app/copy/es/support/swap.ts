// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: '¿Vas a otro sitio? En lugar del dinero, puedes quedarte con otro paquete.',
  link: 'Elegir otro paquete en su lugar',
  several: 'Un pedido para varios viajeros no se puede cambiar en un solo paso. Cancélalo y vuelve a pedir.',
  heading: 'Cambiar el paquete',
  how: (paidCents) =>
    `Has pagado ${formatEuro(paidCents)}. Elige un paquete que cueste lo mismo o menos y te devolvemos la diferencia. Los precios son los de hoy, con IVA. Preguntamos a la red si tu eSIM está instalada. Si no lo está, la retiramos y te enviamos la nueva por correo. Si lo está, nuestro equipo lo revisa y te escribe.`,
  country: '¿Dónde la vas a usar?',
  sameCountries: (places) => `Como antes: ${places}`,
  show: 'Mostrar paquetes',
  group: 'Paquete',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'día', other: 'días' })}`,
  less: (cents) => `Te devolvemos ${formatEuro(cents)}`,
  equal: 'Mismo precio',
  more: (cents) => `${formatEuro(cents)} más`,
  dearer: {
    heading: 'Estos cuestan más de lo que pagaste',
    text: 'Si quieres uno de ellos, cancela este pedido y vuelve a pedir. Te devolvemos el precio completo.',
  },
  none: 'Para esta elección, ningún paquete cuesta lo mismo que el tuyo o menos.',
  money: 'Cancelar y recuperar el dinero',
  reason: '¿Por qué lo cambias?',
  finish: 'Cambiar el paquete',
  asked: {
    heading: 'Estamos cambiando tu paquete',
    text: 'La red está retirando la eSIM anterior, y puede tardar unos minutos. No tienes que hacer nada. Te enviaremos la nueva por correo.',
  },
  swapped: {
    heading: 'Tu paquete está cambiado',
    text: 'La red ha retirado la eSIM anterior y no se ha cobrado nada más. La nueva eSIM te llegará por correo en un momento.',
    back: (cents) =>
      `Te devolvemos ${formatEuro(cents)} a tu método de pago original. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
    next: 'Abrir la nueva eSIM',
  },
  problems: {
    bundle_missing: 'Elige un paquete',
    bundle_not_found: 'Este paquete ya no se vende para esa elección. Elige de nuevo.',
    dearer: 'Este paquete cuesta ahora más de lo que pagaste. Elige de nuevo.',
    price_changed: 'El precio ha cambiado. Mira la diferencia y elige de nuevo.',
    not_swappable: 'Este pedido ya no se puede cambiar aquí.',
  },
}
