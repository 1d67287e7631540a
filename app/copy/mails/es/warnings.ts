// The warnings about an eSIM in use, in Spanish.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Le quedan pocos datos · ${product}`,
      preview: 'Ha utilizado el 80\u00A0% de sus datos. Con una recarga seguirá en línea con la misma eSIM.',
      heading: 'Le quedan pocos datos',
      intro: (zone) => `Se ha utilizado más del 80\u00A0% de los datos de su eSIM para la zona ${zone}.`,
      next: 'Una recarga añade datos a la misma eSIM; no hay que volver a instalar nada.',
    },
    data_used_up: {
      subject: (product) => `Se han agotado sus datos · ${product}`,
      preview: 'Su eSIM sigue instalada: con una recarga vuelve a tener conexión.',
      heading: 'Se han agotado sus datos',
      intro: (zone) =>
        `Se han utilizado todos los datos de su eSIM para la zona ${zone}, por lo que ahora está sin conexión.`,
      next: 'Con una recarga vuelve a tener conexión con la misma eSIM. Necesita wifi un momento para comprarla.',
    },
    expires_soon: {
      subject: (product) => `Su eSIM caduca pronto · ${product}`,
      preview: '¿Se queda más tiempo? Recargue antes de que caduque y conserve la misma eSIM.',
      heading: 'Su eSIM caduca pronto',
      intro: (zone) => `Su eSIM para la zona ${zone} está a punto de caducar.`,
      next: '¿Se queda más tiempo? Recargue antes de que caduque; una eSIM caducada ya no se puede recargar.',
    },
  },
  esim: 'eSIM',
  left: 'Datos restantes',
  leftOf: (left, total) => `${left} de ${total}`,
  leftUnknown: 'La red no lo ha indicado',
  until: 'Válida hasta',
  topUp: 'Recargar esta eSIM',
  open: 'Abrir su eSIM: datos restantes y ayuda con la conexión',
  why: 'Recibe este correo porque compró esta eSIM. Le escribimos cuando se ha utilizado el 80\u00A0% de los datos, cuando se han agotado y antes de que caduque.',
  stop: 'Desactivar estos avisos',
  links: 'Los enlaces a su eSIM son válidos durante 30 días; no reenvíe este correo.',
}
