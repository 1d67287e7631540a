// How long each kind of data is kept, in Spanish.
import type * as english from '../../office/retention.ts'

const TAX_YEARS = '7 años desde el final del año'

export const retentionCopy: typeof english.retentionCopy = {
  caption: 'Cuánto tiempo conservamos cada cosa',
  things: [
    {
      id: 'orders',
      name: 'Pedidos con sus eSIM, facturas y desistimientos, como exige la legislación fiscal neerlandesa',
      lasts: TAX_YEARS,
    },
    { id: 'companies', name: 'Empresas que nos pediste recordar', lasts: TAX_YEARS },
    { id: 'payouts', name: 'Pagos a afiliados, con la cuenta a la que se enviaron', lasts: TAX_YEARS },
    {
      id: 'bank_details',
      name: 'Datos bancarios de colaboradores que ya no generan ingresos y no tienen nada pendiente de cobro',
      lasts: '90 días',
    },
    { id: 'messages', name: 'Mensajes a soporte, una vez cerrados', lasts: '2 años' },
    {
      id: 'wishes',
      name: 'Tu dirección, si esperas un país que aún no cubrimos; la eliminamos en cuanto te avisamos',
      lasts: '1 año',
    },
    { id: 'mails', name: 'Qué correos te hemos enviado', lasts: '180 días' },
    { id: 'unpaid_orders', name: 'Pedidos que no se pagaron, con tu nombre y tu dirección', lasts: '90 días' },
    { id: 'customer_ips', name: 'Tu dirección IP fuera de tus pedidos', lasts: '90 días' },
    { id: 'payment_messages', name: 'Mensajes del proveedor de pago sobre tu pago', lasts: '90 días' },
    { id: 'network_answers', name: 'Las respuestas de la red móvil a nuestras propias pruebas', lasts: '90 días' },
    { id: 'usage', name: 'Cuántos datos le quedaban a tu eSIM, una vez caducada', lasts: '90 días' },
    { id: 'gifts', name: 'Para quién era un regalo y qué escribiste, tras el último día del viaje', lasts: '90 días' },
    { id: 'planned_trips', name: 'Un viaje planificado en varias compras, una vez terminado', lasts: '30 días' },
    {
      id: 'webhooks',
      name: 'Lo que comunicamos al software de un colaborador sobre un pedido suyo',
      lasts: '30 días',
    },
    { id: 'network_messages', name: 'Mensajes de la red móvil sobre tu eSIM', lasts: '30 días' },
    { id: 'links', name: 'Enlaces, códigos e inicios de sesión caducados', lasts: '30 días' },
    { id: 'logs', name: 'Registros del servidor', lasts: '30 días' },
  ],
}
