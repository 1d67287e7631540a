// Travelers' questions in Spanish about the eSIM itself, with answers short enough for a chat.
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type * as english from '../../support/assistant-esim-topics.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const ENDS =
  'El paquete termina cuando se agotan sus datos o sus días, lo que ocurra antes. Lo que quede entonces se pierde.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  if (rules.size === 0 || (rules.size === 1 && rules.has(ruleText(HOME_FACTS))))
    return `Los días de un paquete empiezan a contar cuando usas datos por primera vez en un país cubierto, así que puedes instalar la eSIM en casa. Hay que activarla en el plazo de 1 año desde la compra y es válida hasta 90 días después del primer uso de datos. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [
    'Depende del paquete. Su resumen del contrato y la página de tu pedido dicen qué se aplica:',
    ...told,
    ENDS,
  ].join('\n')
}

const COUNTS = 'Lo que usen otros dispositivos se descuenta de tus datos.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `Los detalles de cada paquete dicen si su red permite compartir internet o si no se indica. Si está permitido, depende también de tu teléfono y de la red del país. ${COUNTS}`
    : `No podemos prometer que puedas compartir internet: depende de tu teléfono y de la red del país. Pruébalo en los ajustes de tu teléfono. ${COUNTS}`

export const esimTopics: typeof english.esimTopics = (facts) => [
  {
    title: 'Recargar tu eSIM',
    text: 'Consulta tu eSIM y pulsa Recargar en la página de estado, en la de tu pedido o en tu cuenta. Si no está el botón, esta eSIM no se puede recargar y un paquete nuevo incluye su propia eSIM. No hay que instalar nada: los datos están ahí a los pocos segundos de pagar. Conservas lo que te queda, y los datos y los días nuevos se suman. Una eSIM caducada no se puede recargar.',
    path: '/esim-status',
    asked: [
      'cómo recargo mi esim',
      'recargar',
      'comprar más datos',
      'añadir datos',
      'se me han acabado los datos',
      'me he quedado sin datos',
      'sin datos',
      'ampliar mi paquete',
      'más días',
      'alargar la validez',
      'renovar',
    ],
  },
  {
    title: 'Cuántos datos quedan',
    text: 'La página de estado de la eSIM muestra lo que queda y cuándo caduca. Introduce la dirección de correo de tu pedido y el ICCID de tu eSIM. Si tienes cuenta, allí están todas tus eSIM.',
    path: '/esim-status',
    asked: [
      'cuántos datos me quedan',
      'consultar mi saldo',
      'consumo de datos',
      'datos restantes',
      'cuándo caduca mi esim',
      'estado de la esim',
      'fecha de caducidad',
    ],
  },
  {
    title: 'Encontrar tu ICCID',
    text: 'El ICCID es el número de tu eSIM y tiene 19 o 20 cifras. Está en la página de tu pedido y en nuestro correo. Si no lo encuentras, elige «¿No encuentras el ICCID?» en la página de estado y lo enviaremos a la dirección del pedido.',
    path: '/esim-status',
    asked: [
      'no encuentro mi iccid',
      'he olvidado mi iccid',
      'qué es un iccid',
      'dónde está mi iccid',
      'iccid perdido',
      'número de la esim',
    ],
  },
  {
    title: 'No ha llegado el código QR o el correo',
    text: 'La página de tu pedido muestra el código QR en cuanto la eSIM está lista, y «Reenviar correo» vuelve a enviarlo. Mira también la carpeta de spam. El código QR está además en la página de estado de la eSIM. ¿Aún nada? Escríbenos con la referencia del pedido.',
    path: '/esim-status',
    asked: [
      'no he recibido el correo',
      'el correo no ha llegado',
      'no me llega el código qr',
      'dónde está mi código qr',
      'he perdido el código qr',
      'ver otra vez el código qr',
      'reenviar correo',
      'dónde está mi pedido',
      'pedido no entregado',
      'mi pedido está parado',
      'sigo esperando mi esim',
      'no he recibido la esim',
      'he pagado y no ha llegado nada',
    ],
  },
  {
    title: 'Instalar manualmente, sin el código QR',
    text: 'iPhone: Ajustes › Datos móviles › Añadir eSIM › Usar código QR › Introducir datos manualmente. Android: Ajustes › Redes e Internet › SIM › Añadir SIM › Configurar una eSIM › Introducir código. La dirección y el código están en la página de tu pedido, en Manual. No necesitas un código de confirmación, salvo que la página de tu pedido lo muestre.',
    path: '/faq',
    asked: [
      'instalar sin código qr',
      'introducir el código a mano',
      'código de activación',
      'dirección sm-dp+',
      'el código qr no funciona',
      'no puedo escanear el código qr',
      'código de confirmación',
    ],
  },
  {
    title: 'Un teléfono nuevo o una eSIM eliminada',
    text: 'Por lo general, una eSIM se instala en un solo dispositivo y una sola vez, así que no la elimines. Si ya ha pasado, o si cambias de teléfono, escríbenos con la referencia del pedido y una persona verá qué podemos hacer.',
    path: '/support#write',
    asked: [
      'pasar mi esim a otro teléfono',
      'cambio de móvil',
      'he borrado mi esim',
      'reinstalar la esim',
      'instalar en dos teléfonos',
      'usar la esim en dos dispositivos',
      'me han robado el móvil',
      'he perdido el teléfono',
      'instalar de nuevo',
    ],
  },
  {
    title: 'Compartir internet',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: ['puedo compartir internet', 'hotspot', 'punto de acceso', 'compartir datos con el portátil', 'zona wifi'],
  },
  {
    title: 'Llamadas, SMS y WhatsApp',
    text: 'Un paquete es solo de datos: sin número de teléfono, llamadas ni SMS. Las aplicaciones que usan internet funcionan como siempre, también las de mensajería como WhatsApp. Deja activa tu propia SIM para las llamadas y los SMS con tu número.',
    path: '/terms#service',
    asked: [
      'tiene número de teléfono',
      'llamadas',
      'puedo llamar',
      'sms',
      'funciona whatsapp',
      'funcionan google y youtube',
      'funcionan las redes sociales',
      'conservo mi número',
      'llamar con la esim',
      'recibir los códigos del banco',
    ],
  },
  {
    title: 'Velocidad y redes',
    text: 'Las redes móviles del país que visitas proporcionan la conexión. La cobertura y la velocidad dependen de esas redes, de tu ubicación y de tu dispositivo, por eso no prometemos una cifra.',
    path: '/terms#service',
    asked: ['qué velocidad tiene', '5g o 4g', 'internet va lento', 'velocidad', 'qué red usa', 'cobertura', 'hay 5g'],
  },
  {
    title: 'Cuándo empiezan los días y cuánto puedes esperar',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'cuándo empieza mi paquete',
      'cuándo empiezan a contar los días',
      'cuánto tiempo es válida',
      'puedo comprar con antelación',
      'comprar ahora y viajar después',
      'viajo dentro de unos meses',
      'viaje el año que viene',
      'instalar antes de viajar',
      'cuándo la instalo',
      'validez',
      'datos que sobran',
      'qué pasa con los datos sin usar',
    ],
  },
  {
    title: 'Avisos antes de que se agoten los datos',
    text: 'Te escribimos cuando has usado el 80\u00A0%, cuando se agotan los datos y 3 días antes de que caduque la eSIM. Para desactivar los avisos, usa el enlace de cualquiera de esos correos o ve a Funciones en tu cuenta.',
    path: '/account?tab=features',
    asked: [
      'avísame cuando queden pocos datos',
      'avisos',
      'notificaciones',
      'no quiero más correos',
      'desactivar los correos',
    ],
  },
  {
    title: 'Usarla sin internet',
    text: '«Guardar sin conexión», en la página de tu pedido, conserva el código QR y los códigos en este dispositivo, y se abren también en modo avión. Allí mismo puedes quitarlos.',
    path: '/offline',
    asked: ['guardar el código qr', 'sin conexión', 'sin internet en el aeropuerto', 'abrir el código qr sin internet'],
  },
  {
    title: 'No hace falta ninguna aplicación',
    text: 'Todo se hace en esta web y en los ajustes de tu teléfono. Compra aquí, escanea el código QR y consulta lo que te queda en la página de estado de la eSIM.',
    path: '/faq',
    asked: ['tenéis una app', 'descargar la aplicación', 'app store', 'play store'],
  },
  {
    title: 'Tabletas y relojes',
    text: 'Nuestras eSIM funcionan en teléfonos y tabletas compatibles con eSIM y sin bloqueo de operador. Busca tu modelo en nuestra página de dispositivos. Un EID en los ajustes es la señal segura. No podemos decir si funcionan en relojes.',
    path: '/devices',
    asked: ['funciona en un ipad', 'tableta', 'tablet', 'apple watch', 'portátil con esim'],
  },
  {
    title: '¿Sirve mi teléfono?',
    text: 'Busca tu modelo en nuestra página de dispositivos y asegúrate en el propio teléfono. Marca *#06#: un EID de 32 cifras significa que es compatible con eSIM. No debe estar bloqueado por un operador. En el iPhone, busca «Sin restricciones de SIM».',
    path: '/devices',
    asked: [
      'mi teléfono es compatible con esim',
      'mi móvil es compatible',
      'sirve mi dispositivo',
      'lista de teléfonos compatibles',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'teléfono bloqueado',
      'liberar mi móvil',
      'móvil libre',
      'eid',
    ],
  },
  {
    title: 'Hablar con una persona',
    text: 'Escríbenos con el formulario de la página de soporte y una persona responderá a tu correo en un plazo de 24 horas. «Escribir a una persona», aquí abajo, copia nuestra conversación en el formulario.',
    path: '/support#write',
    asked: [
      'hablar con una persona',
      'hablar con alguien',
      'quiero un agente',
      'persona real',
      'atención al cliente',
      'contactar con soporte',
      'teléfono de atención al cliente',
      'queja',
      'poner una reclamación',
    ],
  },
]

const KNOWS =
  'Sé lo que dicen nuestras páginas de ayuda, las condiciones y el catálogo, y nada sobre ti ni sobre tus pedidos.'

export const whoAnswers: typeof english.whoAnswers = (hasModel) => ({
  title: 'Con quién hablas',
  path: '/privacy#support',
  asked: ['eres un robot', 'eres humano', 'eres una ia', 'quién eres', 'chatbot', 'qué sabes hacer'],
  text: hasModel
    ? `Soy un asistente de IA: un programa, no una persona, y puedo equivocarme. ${KNOWS}`
    : `Soy un programa, no una persona, y tampoco una IA: busco tu pregunta en nuestras propias páginas y las cito. ${KNOWS}`,
})

export const SMALL_TALK: typeof english.SMALL_TALK = [
  {
    words: /^(hola|buenas|hey|hi|hello|buen[oa]s (d[ií]as|tardes|noches)|buen d[ií]a|qué tal|que tal)[\s!¡.,?]*$/i,
    text: '¡Hola! Pregúntame sobre la instalación, los datos, los precios, el pago o los reembolsos.',
  },
  {
    words:
      /^(muchas gracias|mil gracias|gracias|genial|perfecto|estupendo|vale|ok(ay)?|guay|super|súper|adi[oó]s|hasta luego|chao)(?![\p{L}])[\p{L}\s!¡.,]{0,20}$/iu,
    text: 'De nada. ¡Buen viaje!',
  },
  {
    words: /^(s[ií]|no|claro|por supuesto)[\s!¡.,?]*$/i,
    text: 'Pregúntame sobre la instalación, los datos, los precios, el pago o los reembolsos.',
  },
]
