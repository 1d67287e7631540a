// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: '¿Vas a otro sitio? En lugar del dinero, puedes quedarte con otro paquete.',
  link: 'Elegir otro paquete en su lugar',
  several: 'Un pedido para varios viajeros no se puede cambiar en un solo paso. Cancélalo y vuelve a pedir.',
  ownPrice: 'Este pedido no se puede cambiar en un solo paso. Cancélalo y vuelve a pedir.',
  heading: 'Cambiar el paquete',
  paid: (cents) => `Has pagado ${formatEuro(cents)}.`,
  left: (cents) => `De tu pago quedan ${formatEuro(cents)}.`,
  how: 'Elige otro paquete. Si cuesta menos, te devolvemos la diferencia. Si cuesta más, pagas la diferencia antes de que cambiemos nada. Los precios son los de hoy, con IVA. Preguntamos a la red si tu eSIM está instalada. Si no lo está, la retiramos y te enviamos la nueva por correo. Si lo está, nuestro equipo lo revisa y te escribe.',
  country: '¿Dónde la vas a usar?',
  sameCountries: (places) => `Como antes: ${places}`,
  show: 'Mostrar paquetes',
  group: 'Paquete',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'día', other: 'días' })}`,
  less: (cents) => `Te devolvemos ${formatEuro(cents)}`,
  equal: 'Mismo precio',
  more: (cents) => `${formatEuro(cents)} más`,
  none: 'Para esta elección no vendemos ningún otro paquete.',
  money: 'Cancelar y recuperar el dinero',
  reason: '¿Por qué lo cambias?',
  finish: 'Cambiar el paquete',
  pay: (cents) => `Pagar ${formatEuro(cents)} y cambiar`,
  held: (cents) => `La diferencia de ${formatEuro(cents)} vuelve a tu método de pago original.`,
  asked: {
    heading: 'Estamos cambiando tu paquete',
    text: 'La red está retirando la eSIM anterior, y puede tardar unos minutos. No tienes que hacer nada. Te enviaremos la nueva por correo.',
  },
  swapped: {
    heading: 'Tu paquete está cambiado',
    text: 'La red ha retirado la eSIM anterior. La nueva eSIM te llegará por correo en un momento.',
    nothing: 'No se ha cobrado nada más.',
    paid: (cents) => `Has pagado la diferencia de ${formatEuro(cents)}.`,
    back: (cents) =>
      `Te devolvemos ${formatEuro(cents)} a tu método de pago original. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
    next: 'Abrir la nueva eSIM',
  },
  problems: {
    payment_unavailable:
      'La página de pago no se puede abrir ahora. No se ha cobrado nada. Inténtalo de nuevo en unos minutos.',
    bundle_missing: 'Elige un paquete',
    bundle_not_found: 'Este paquete ya no se vende para esa elección. Elige de nuevo.',
    price_changed: 'El precio ha cambiado. Mira la diferencia y elige de nuevo.',
    not_swappable: 'Este pedido ya no se puede cambiar aquí.',
  },
}
