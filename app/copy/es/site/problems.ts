// A sentence in Spanish for every problem that a use case can return.
import type * as english from '../../site/problems.ts'
import { topUpProblems } from '../delivery/top-up.ts'

export const problemCopy: typeof english.problemCopy = {
  bundle_not_found: 'No hay ningún paquete en el carrito',
  destinations_not_covered: 'No hemos encontrado paquetes que cubran todos los destinos elegidos.',
  too_early:
    'Este paquete no puede esperar hasta que empiece tu viaje. Elige otro o cómpralo más cerca de tu primer día.',
  ...topUpProblems,
  coupon_invalid: 'Este cupón no es válido.',
  gift_refused: 'Lo que hay en el carrito no se puede regalar. Haz el pedido sin regalo.',
  gift_day: 'Ese día no se puede entregar el regalo. Elige otro.',
  total_changed: 'El total ha cambiado desde que se mostró. Compruébalo y vuelve a hacer el pedido.',
  cart_changed: 'Tu carrito ha cambiado desde que se abrió esta página. Compruébalo y vuelve a hacer el pedido.',
  company_not_saved: 'No hemos podido guardar los datos de la empresa. Inténtalo de nuevo.',
  customer_not_saved: 'No hemos podido guardar tus datos',
  payment_unavailable: 'No hemos podido procesar el pago. Inténtalo de nuevo.',
  payment_not_opened: 'No se ha podido abrir Stripe',
  signature_invalid: 'Firma no válida.',
  unknown_address: 'No encontrado.',
  too_often: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  form_unreadable: 'No hemos podido leer el formulario. Rellénalo de nuevo.',
  qr_missing: 'No se ha encontrado el código QR.',
  payment_disputed:
    'Tu banco nos ha comunicado que este pago está en disputa, así que ahora no podemos enviar este correo.',
  email_invalid: 'Introduce una dirección de correo válida',
  mail_failed: 'No hemos podido enviar el correo. Escribe a soporte.',
  invoice_not_available: 'Emitimos la factura cuando se completa el pedido. Los pedidos gratuitos no tienen factura.',
  invoice_failed: 'No hemos podido obtener la dirección de la factura.',
}
