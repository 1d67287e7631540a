// The words of the page that switches the warnings about eSIMs on and off, in Spanish.
import type * as english from '../../delivery/alerts.ts'

export const alertPageCopy: typeof english.alertPageCopy = {
  title: 'Avisos por correo',
  description: 'Elige qué correos recibes sobre los datos y la caducidad de tus eSIM.',
  lead: (email) => `Lo que enviamos a ${email} mientras una eSIM está en uso.`,
  legend: 'Avísame por correo',
  data: 'Cuando queden pocos datos',
  dataHint: 'Al usar el 80\u00A0% y cuando se agoten.',
  expiry: 'Antes de que caduque una eSIM',
  expiryHint: 'Tres días antes.',
  save: 'Guardar',
  saving: 'Guardando',
  stopAll: 'Desactivar todos los avisos',
  saved: 'Avisos guardados.',
  stopped: 'Todos los avisos están desactivados. Puedes volver a activarlos aquí cuando quieras.',
  still:
    'Siempre recibirás los recibos y el correo con tu eSIM: forman parte de tu pedido. Con todos los avisos desactivados, tampoco te recordamos que instales una eSIM antes del viaje ni te escribimos si un pago no se completa.',
  unknown: {
    title: 'Este enlace no funciona',
    text: 'Está incompleto. Vuelve a abrirlo desde el final de uno de nuestros correos o escríbenos.',
    support: 'Contactar con soporte',
  },
}
