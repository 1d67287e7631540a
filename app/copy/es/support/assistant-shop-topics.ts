// What you can do in the shop and where, in Spanish, with answers short enough for a chat.
import { sizeLabel } from '#app/language/formats.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type * as english from '../../support/assistant-shop-topics.ts'

export const SHOP_TOPICS: typeof english.SHOP_TOPICS = [
  {
    title: 'Comprar una eSIM',
    text: 'Elige adónde y cuándo viajas y, después, un paquete. Pagas en la página de nuestro proveedor de pago, y tu eSIM aparece en la página del pedido y en tu correo, normalmente en unos minutos. No necesitas una cuenta.',
    path: '/bundleselector',
    asked: ['cómo compro una esim', 'cómo funciona', 'cómo se pide', 'hacer un pedido', 'necesito cuenta para comprar'],
  },
  {
    title: 'Entrega',
    text: 'No enviamos nada por correo postal: una eSIM es digital, sin tarjeta de plástico. Después de pagar, el código QR aparece en la página del pedido y en tu correo electrónico, normalmente en unos minutos.',
    path: '/bundleselector',
    asked: [
      'enviáis tarjetas sim',
      'envío a domicilio',
      'envío por correo postal',
      'gastos de envío',
      'tarjeta sim de plástico',
      'sim física',
      'cómo se entrega la esim',
      'plazo de entrega',
      'cuánto tarda en llegar',
    ],
  },
  {
    title: 'Encontrar el paquete adecuado',
    text: 'Introduce tus destinos y fechas y verás todos los paquetes que los cubren, con el IVA incluido en el precio. O dime el país y los días, por ejemplo «Japón 10 días».',
    path: '/bundleselector',
    asked: [
      'qué paquete necesito',
      'cuánto cuesta',
      'precios de los paquetes',
      'cuántos datos necesito',
      'qué países están cubiertos',
      'lista de países',
      'el paquete más barato',
      'una esim para varios países',
    ],
  },
  {
    title: 'Reembolso y desistimiento',
    text: 'Tienes 14 días para cambiar de idea, sin dar motivos. «Desistir del contrato» se hace en dos pasos y sin cuenta. Si al hacer el pedido solicitaste la entrega inmediata, este derecho se extingue cuando se activa la eSIM, es decir, con su primer uso de datos. Te reembolsamos por el mismo medio de pago en un plazo de 14 días. ¿Algo no funciona? Ese es otro derecho: escríbenos.',
    path: '/withdraw',
    asked: [
      'puedo pedir un reembolso',
      'devolución del dinero',
      'quiero mi dinero',
      'cancelar mi pedido',
      'devolver una esim',
      'desistir',
      'he cambiado de idea',
      'se ha cancelado mi viaje',
      'he comprado el paquete equivocado',
      'reembolso de datos sin usar',
    ],
  },
  {
    title: 'Medios de pago',
    text: 'Pagas por adelantado, en euros, en la página de nuestro proveedor de pago. Valen las tarjetas de crédito y de débito. Los demás medios, como PayPal, Apple Pay, Google Pay o iDEAL, pueden depender de tu país y de tu dispositivo. Los verás en esa página antes de pagar. Nunca vemos tu tarjeta.',
    path: '/terms#payment',
    asked: [
      'cómo puedo pagar',
      'medios de pago',
      'formas de pago',
      'qué tarjetas aceptáis',
      'tarjeta de crédito',
      'tarjeta de débito',
      'paypal',
      'apple pay',
      'google pay',
      'bizum',
      'ideal',
      'klarna',
      'american express',
      'moneda',
      'es seguro el pago',
      'pagar en dólares',
    ],
  },
  {
    title: 'Un pago que ha fallado',
    text: 'Si un pago falla, no debes nada. Vuelves a la página de pago con tu carrito y tus datos, y puedes intentarlo de nuevo o usar otro medio.',
    path: '/checkout',
    asked: [
      'el pago ha fallado',
      'tarjeta rechazada',
      'el pago no funciona',
      'no puedo pagar',
      'me han cobrado dos veces',
    ],
  },
  {
    title: 'Cupones',
    text: 'Introduce el código en la página de pago, debajo del resumen del pedido, y pulsa Aplicar. Puedes usar un código por pedido y ves el descuento antes de pedir.',
    path: '/checkout',
    asked: [
      'dónde pongo el cupón',
      'código de descuento',
      'código promocional',
      'el cupón no funciona',
      'usar un cupón',
    ],
  },
  {
    title: 'Factura',
    text: 'Cuando se completa tu pedido, la factura está en la página del pedido, en Ver factura, en tu cuenta y en nuestro correo. Puedes imprimirla o guardarla como PDF. Los pedidos gratuitos no tienen factura, porque no se ha cobrado nada.',
    path: '/account',
    asked: [
      'dónde está mi factura',
      'descargar factura',
      'recibo',
      'factura en pdf',
      'justificante de compra',
      'tique',
    ],
  },
  {
    title: 'Factura para una empresa, con NIF-IVA',
    text: 'Marca «Compro para una empresa» en la página de pago para poner el nombre, la dirección y el NIF-IVA en la factura. Si VIES confirma un NIF-IVA de otro país de la UE, se aplica la inversión del sujeto pasivo. Las empresas de fuera de la UE no pagan IVA. Si guardas los datos, recibes un código que los rellena la próxima vez.',
    path: '/checkout',
    asked: [
      'factura con nif',
      'factura con cif',
      'comprar para mi empresa',
      'factura de empresa',
      'inversión del sujeto pasivo',
      'gastos de empresa',
      'número de iva en la factura',
      'datos de la empresa',
      'autónomo',
    ],
  },
  {
    title: 'El IVA en el precio',
    text: 'El total que ves antes del pedido incluye el IVA de tu país. La barra de arriba de cada página muestra ese país, y allí puedes cambiarlo.',
    path: '/terms#prices',
    asked: [
      'el iva está incluido',
      'tipo de iva',
      'por qué pago iva',
      'impuestos',
      'precio con o sin iva',
      'gastos ocultos',
    ],
  },
  {
    title: 'Cambiar tu dirección de correo',
    text: 'En tu cuenta, ve a Perfil y elige «Cambiar correo». Introduce tu contraseña y enviaremos un enlace a la nueva dirección. Funciona durante una hora. Si te equivocaste de dirección en un pedido, escríbenos con la referencia del pedido.',
    path: '/account?tab=profile',
    asked: [
      'cambiar mi correo',
      'correo equivocado en el pedido',
      'he escrito mal el correo',
      'error en el correo',
      'nuevo correo electrónico',
    ],
  },
  {
    title: 'Contraseña olvidada',
    text: 'Introduce tu dirección de correo en «Restablece tu contraseña» y te enviaremos un enlace para elegir una nueva.',
    path: '/reset-password',
    asked: [
      'he olvidado mi contraseña',
      'restablecer contraseña',
      'no puedo iniciar sesión',
      'no puedo entrar en mi cuenta',
      'cambiar contraseña',
    ],
  },
  {
    title: 'Crear una cuenta',
    text: 'No necesitas una cuenta para comprar. Con ella tienes tus eSIM, saldos y facturas en un solo lugar, también los pedidos anteriores con la misma dirección de correo.',
    path: '/signup',
    asked: [
      'crear una cuenta',
      'registrarme',
      'darme de alta',
      'para qué sirve la cuenta',
      'añadir mi esim a mi cuenta',
    ],
  },
  {
    title: 'Eliminar tu cuenta',
    text: 'Ve a Perfil en tu cuenta y baja hasta el final. Necesitas tu contraseña. Tus eSIM siguen funcionando, y conservamos los pedidos y las facturas durante el tiempo que exige la legislación fiscal. Allí también puedes exportar todos tus datos.',
    path: '/account?tab=profile',
    asked: ['eliminar mi cuenta', 'borrar mis datos', 'exportar mis datos', 'cerrar cuenta', 'rgpd', 'darme de baja'],
  },
  {
    title: 'Varios viajeros',
    text: 'Un pedido puede ser para hasta diez viajeros: elige cuántos debajo de los paquetes, en el carrito o al pagar. Pagas una sola vez, y cada uno recibe su propia eSIM y su propio enlace. Si los viajes o las direcciones de correo son distintos, haz un pedido para cada uno.',
    path: '/bundleselector',
    asked: [
      'comprar varias esim',
      'esim para mi familia',
      'dos teléfonos dos esim',
      'pedido para un grupo',
      'esim para mi mujer',
      'esim para mi marido',
      'para mis hijos',
      'para regalar',
    ],
  },
  {
    title: 'Vender nuestras eSIM',
    text: 'Tenemos cuatro modalidades para colaboradores, desde un programa de afiliados gratuito hasta una tienda con tu propio nombre. Compáralas y envía tu consulta en la página de colaboradores.',
    path: '/business',
    asked: ['colaborar con vosotros', 'programa de afiliados', 'revendedor', 'marca blanca', 'comisión', 'api'],
  },
]

export const unlimitedTopic: typeof english.unlimitedTopic = (data) => ({
  title: 'Datos ilimitados',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['datos ilimitados', 'tenéis paquetes ilimitados', 'tarifa plana', 'el paquete más grande'],
})

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const most = sizeLabel({ megabytes: mostMegabytes })
  const others = mostMegabytes > 0 ? `Otros paquetes tienen una cantidad fija de datos, hasta ${most}. ` : ''
  const all = `${others}Los resultados de tu viaje muestran cuáles hay.`
  if (kinds.has('unlimited'))
    return `Tenemos paquetes ilimitados para algunos destinos. Pueden ir más lentos cuando has usado cierta cantidad en un día. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `No hay paquetes ilimitados, pero algunos te dan datos nuevos cada día. ${all}`
  return `Cada paquete tiene una cantidad fija de datos, hasta ${most}. No hay paquetes ilimitados. Cuando te queden pocos, puedes recargar o, si la eSIM no se puede recargar, comprar otro paquete.`
}
