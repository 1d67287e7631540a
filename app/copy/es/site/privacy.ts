// The privacy page in Spanish.
import type * as english from '../../site/privacy.ts'

const BROWSER_CLEARED = 'Hasta que lo borres'

export const privacyCopy: typeof english.privacyCopy = {
  title: 'Privacidad',
  description:
    'Qué sabemos de ti, por qué, durante cuánto tiempo y quién más lo ve. Sin rastreo ni cookies publicitarias.',
  lead: 'Guardamos lo que un pedido necesita y nada más. Sin rastreo ni publicidad, y por eso sin aviso de cookies. Este texto es una traducción; el texto vinculante es el inglés.',
  sections: (brand) => [
    {
      id: 'controller',
      title: 'Quién es el responsable',
      text: [
        `La empresa que gestiona ${brand} es la responsable del tratamiento de tus datos. Su nombre figura al final de esta página y puedes contactar con ella en la página de soporte.`,
      ],
    },
    {
      id: 'order',
      title: 'Cuando haces un pedido',
      text: ['Para cumplir nuestro contrato contigo y nuestras obligaciones fiscales, conservamos:'],
      points: [
        'tu nombre y tu dirección de correo,',
        'lo que has pedido: paquete, países, fechas de viaje, precio, impuestos y descuento, y el teléfono que comprobaste al pagar, si lo hiciste,',
        'para el IVA: el país que elegiste, tu dirección IP y su país, y el país de tu tarjeta; la ley exige dos pruebas,',
        'el número y el código de activación de tu eSIM,',
        'qué casillas marcaste al pagar, y cuándo,',
        'si un pago no se completa: el motivo que da el proveedor de pago, para escribirte una vez sobre ello,',
        'en un viaje con varias compras: las posteriores y sus días, para recordártelas hasta que lo desactives,',
        'mientras tu eSIM está en uso: cuántos datos quedan y cuándo caduca, para avisarte a tiempo, y si quieres esos avisos.',
      ],
    },
    {
      id: 'visit',
      title: 'Cuando solo estás mirando',
      text: [
        'Buscamos tu dirección IP en una lista de países en nuestro propio servidor para mostrar los precios con los impuestos correctos. No la enviamos a nadie para ello. Nuestros registros contienen la hora, la página y si funcionó, pero no direcciones de correo, números de eSIM ni códigos.',
        'Si nos pides que te avisemos cuando vendamos un paquete para un país, guardamos tu dirección y ese país. Te escribimos una sola vez, después de que lo aceptes con el enlace que te enviamos antes, y eliminamos ambos datos entonces, cuando lo canceles o al cabo de un año. El titular de la tienda solo ve cuántas personas esperan cada país.',
        'Para evitar abusos, contamos durante un tiempo breve cuántas veces se prueba algo desde una misma dirección, como un cupón.',
      ],
    },
    {
      id: 'affiliates',
      title: 'Cuando llegas por un afiliado',
      text: [
        'Si abres el enlace de un afiliado o haces un pedido con su código, una cookie propia recuerda ese código durante 30 días. Si usas varios, cuenta el último. Tu pedido indica entonces qué afiliado te envió.',
        'El afiliado ve el número del pedido, la fecha, el paquete y el precio sin IVA, y nunca tu nombre, tu dirección de correo ni tu eSIM. Contamos cuántas veces se abre un enlace, no quién lo abre.',
        'Si solicitas ser afiliado, conservamos tu nombre, tu empresa y tu dirección de correo hasta que te unas o rechacemos la solicitud.',
        'Para pagar a los afiliados, conservamos su cuenta bancaria, cifrada, con el nombre, la dirección y el NIF-IVA para sus extractos.',
      ],
    },
    {
      id: 'support',
      title: 'Cuando nos escribes o desistes',
      text: [
        'Conservamos tus mensajes a soporte, con los archivos que envíes, cifrados, y cualquier desistimiento, con su fecha y hora, durante el tiempo que indica la lista de abajo.',
        'Un programa responde a lo que preguntas al asistente, a partir de páginas que cualquiera puede leer. Nuestro servidor no guarda la conversación: permanece en esta pestaña del navegador hasta que la cierras, salvo que la pases a una persona. El asistente no sabe nada de tus pedidos. No compartas secretos con él.',
      ],
    },
    {
      id: 'others',
      title: 'Quién más recibe datos',
      text: ['Nunca vendemos tus datos. Solo los compartimos con quienes un pedido necesita, y solo lo que necesitan:'],
      points: [
        'el proveedor de pago, en cuya página pagas: tu dirección de correo y el importe. Solo él ve los datos de tu tarjeta,',
        'la red móvil que emite la eSIM: el paquete y la referencia de nuestro pedido, no tu nombre,',
        'el servicio de correo que te entrega nuestros mensajes,',
        'si el asistente usa un modelo de lenguaje, su proveedor (Google): lo que preguntas, sin direcciones de correo, números largos ni códigos de activación, y nada más sobre ti,',
        'las autoridades, cuando la ley lo exige.',
      ],
    },
    {
      id: 'device',
      title: 'Qué se guarda en tu dispositivo',
      text: [
        'Solo lo que la tienda necesita para funcionar y qué afiliado te envió, si fue así. Nada para estadísticas ni publicidad, y nada de otras empresas.',
      ],
    },
    {
      id: 'time',
      title: 'Cuánto tiempo lo conservamos',
      text: [
        'Una vez al día, la tienda elimina o anonimiza todo lo que supera estos plazos. Tu cuenta y sus avisos se conservan hasta que los elimines. Incluso entonces conservamos lo que la ley nos obliga a conservar.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      text: [
        'Puedes preguntar qué conservamos sobre ti, pedir que se rectifique o se suprima, limitar su tratamiento u oponerte a él, y obtener una copia en un archivo legible. Escríbenos en la página de soporte. Podemos pedirte que demuestres que los datos son tuyos.',
        'Si nuestra respuesta no te satisface, puedes reclamar ante la autoridad de protección de datos de tu lugar de residencia. En los Países Bajos es la Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies y almacenamiento del navegador',
    things: [
      { name: 'cart', what: 'Cookie: el paquete de tu carrito y el viaje para el que es', lasts: '30 días' },
      { name: 'ord', what: 'Cookie: permite a este navegador abrir los pedidos hechos en él', lasts: '60 días' },
      { name: 'sid', what: 'Cookie: mantiene tu sesión iniciada', lasts: '30 días' },
      {
        name: 'known',
        what: 'Cookie: qué cuentas han iniciado sesión aquí antes, sin nombrarlas',
        lasts: '1 año',
      },
      {
        name: 'proof',
        what: 'Cookie: guarda por dónde ibas mientras confirmas tu correo con un código',
        lasts: '30 minutos',
      },
      {
        name: 'reset',
        what: 'Cookie: permite que el enlace para restablecer la contraseña funcione en este navegador sin código',
        lasts: '1 hora',
      },
      { name: 'factor', what: 'Cookie: un inicio de sesión que espera su segundo paso', lasts: '15 minutos' },
      {
        name: 'draft',
        what: 'Cookie: lo que escribiste al pagar, sellado para que solo la tienda pueda leerlo. Se elimina con tu pedido',
        lasts: '1 hora',
      },
      { name: 'flash', what: 'Cookie: un mensaje para la página siguiente', lasts: '1 minuto' },
      { name: 'vat', what: 'Cookie: el país que elegiste para los impuestos', lasts: '1 año' },
      { name: 'cur', what: 'Cookie: la moneda que elegiste para los precios aproximados', lasts: '1 año' },
      { name: 'lang', what: 'Cookie: el idioma que elegiste', lasts: '1 año' },
      {
        name: 'aff',
        what: 'Cookie: solo después de abrir el enlace de un afiliado o hacer un pedido con su código. Guarda ese código y cuándo lo usaste, para que el afiliado reciba su parte de tu pedido',
        lasts: '30 días',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Almacenamiento del navegador: el carrito, la referencia del pedido en curso y el aspecto de la tienda, para que sobrevivan a una recarga. Sin correo, nombre ni códigos',
        lasts: BROWSER_CLEARED,
      },
      {
        name: 'guide-device',
        what: 'Almacenamiento del navegador: el tipo de teléfono que elegiste en la guía de instalación',
        lasts: BROWSER_CLEARED,
      },
      {
        name: 'chat',
        what: 'Almacenamiento de esta pestaña: tu conversación con el asistente',
        lasts: 'Hasta que cierres la pestaña o elijas Empezar de nuevo',
      },
      {
        name: 'saved-passes',
        what: 'Base de datos del navegador: las eSIM que guardaste para usarlas sin conexión, con número, código de activación y código QR. Solo en este dispositivo',
        lasts: 'Hasta que lo quites',
      },
      {
        name: 'pages, assets',
        what: 'Caché del navegador: los archivos de la tienda y unas pocas páginas que son iguales para todo el mundo, para abrirlas sin red',
        lasts: 'Hasta la próxima versión o hasta que pulses Actualizar la app',
      },
    ],
    secure: 'En la dirección segura de la tienda, los nombres de las cookies empiezan por __Host-.',
  },
}
