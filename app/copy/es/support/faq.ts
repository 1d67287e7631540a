// The installation guide and the questions that travelers ask, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/faq.ts'

export const faqCopy: typeof english.faqCopy = {
  title: 'Guía de instalación y preguntas frecuentes',
  description:
    'Cómo instalar tu eSIM de viaje en cuatro pasos en iPhone, Samsung, Pixel y otros teléfonos, y qué hacer si no hay internet.',
  lead: 'Cuatro pasos del código QR a estar en línea. Elige tu teléfono y la guía muestra sus menús.',
  guide: {
    heading: 'Instala tu eSIM en cuatro pasos',
    device: 'Tu teléfono',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Otro' },
    where: 'Toca',
    steps: [
      {
        title: 'Comprueba la compatibilidad',
        text: 'Tu teléfono debe ser compatible con eSIM y no estar bloqueado por un operador. Marca *#06#. Si ves un EID, es compatible con eSIM.',
        paths: {
          iphone: ['Ajustes', 'General', 'Información', 'Sin restricciones de SIM'],
          samsung: ['Ajustes', 'Conexiones', 'Administrador de SIM', 'Añadir eSIM'],
          pixel: ['Ajustes', 'Redes e Internet', 'SIM', 'Añadir SIM'],
          other: ['Teléfono', 'Teclado', '*#06#', 'EID'],
        },
        notes: {
          iphone: '«Sin restricciones de SIM» en Bloqueo de operador significa que el iPhone está libre.',
          samsung: 'Si ves Añadir eSIM, tu Galaxy es compatible. Los modelos de algunos países no lo son.',
          other: 'Los menús cambian según la marca. El EID es la señal segura.',
        },
      },
      {
        title: 'Prepara la wifi y el código QR',
        text: 'Hazlo en casa, el día antes de salir. Necesitas wifi y el código QR de la página de tu pedido o de nuestro correo, en otra pantalla o en papel.',
        paths: {
          iphone: ['Ajustes', 'Wi-Fi', 'Conectado'],
          samsung: ['Ajustes', 'Conexiones', 'Wi-Fi', 'Conectado'],
          pixel: ['Ajustes', 'Redes e Internet', 'Internet', 'Conectado'],
          other: ['Ajustes', 'Wi-Fi', 'Conectado'],
        },
        notes: {
          iphone:
            '¿Lo estás leyendo en el propio iPhone? Abre en él la página de tu pedido: con su botón de instalación no necesitas otra pantalla.',
        },
      },
      {
        title: 'Instala la eSIM',
        text: 'Escanea el código QR y confirma. No elimines después la eSIM: por lo general solo se puede instalar una vez.',
        paths: {
          iphone: ['Ajustes', 'Datos móviles', 'Añadir eSIM', 'Escanear código QR'],
          samsung: ['Ajustes', 'Conexiones', 'Administrador de SIM', 'Añadir eSIM', 'Escanear código QR'],
          pixel: ['Ajustes', 'Redes e Internet', 'SIM', 'Añadir SIM', 'Configurar una eSIM'],
          other: ['Ajustes', 'Datos móviles', 'Añadir eSIM', 'Escanear código QR'],
        },
        notes: {
          iphone: 'En los iPhone en español de Latinoamérica, el menú se llama Datos celulares.',
          other: 'Si no lo ves, busca «eSIM» en los ajustes.',
        },
      },
      {
        title: 'Actívala y úsala',
        text: 'Al llegar, activa la eSIM, elígela para los datos móviles y permite la itinerancia de datos en esta línea. Tu número sigue activo para las llamadas. También puedes poner la eSIM como línea de datos principal.',
        paths: {
          iphone: ['Ajustes', 'Datos móviles', 'eSIM de viaje', 'Itinerancia de datos: activada'],
          samsung: ['Ajustes', 'Conexiones', 'Redes móviles', 'Itinerancia de datos: activada'],
          pixel: ['Ajustes', 'Redes e Internet', 'SIM', 'eSIM de viaje', 'Itinerancia: activada'],
          other: ['Ajustes', 'Datos móviles', 'eSIM de viaje', 'Itinerancia de datos: activada'],
        },
        notes: {
          iphone: 'Desactiva Permitir cambio de datos móviles; si no, tu SIM de casa puede generar gastos.',
          samsung: 'En el Administrador de SIM, elige la eSIM en Datos móviles y desactiva el cambio de datos.',
        },
      },
    ],
  },
  search: {
    label: 'Busca en las respuestas',
    button: 'Buscar',
    found: (count) => plural(count, { one: 'respuesta', other: 'respuestas' }),
    none: (query) => `No hay nada aquí sobre «${query}». Pregunta al asistente o a una persona.`,
    clear: 'Mostrar todo',
  },
  questionsHeading: 'Preguntas frecuentes',
  questions: [
    {
      id: 'what-is-an-esim',
      question: '¿Qué es una eSIM?',
      answer: [
        'Una eSIM es una SIM integrada en tu teléfono. En lugar de meter una tarjeta de plástico en una bandeja, descargas tu paquete escaneando un código QR o con un toque.',
        'Funciona como cualquier otra SIM: tiene su propio número (el ICCID) y te conecta a las redes móviles.',
      ],
    },
    {
      id: 'dual-sim',
      question: '¿Puedo usar mi propia SIM al mismo tiempo?',
      answer: [
        'Sí. Con doble SIM, la tuya se queda en el teléfono y conserva tu número para llamadas, SMS y códigos del banco, mientras la eSIM se encarga de los datos.',
        'Elige la eSIM para los datos móviles y desactiva la itinerancia de datos en tu propia SIM para que no te cueste nada en el extranjero.',
      ],
    },
    {
      id: 'activation-time',
      question: '¿Cuánto tarda la activación?',
      answer: [
        'La activación tarda unos minutos. La página de tu pedido dice dónde instalar la eSIM y cuándo empiezan a contar sus días: normalmente, con el primer uso de datos en un país cubierto, así que puedes instalarla en casa.',
        'Al llegar, deja al teléfono unos minutos para encontrar la red. Activar y desactivar el modo avión ayuda.',
      ],
    },
    {
      id: 'support-hours',
      question: '¿Cuándo está disponible el soporte?',
      answer: [
        'El soporte está disponible 24/7. Escríbenos en el chat cuando quieras; a los correos respondemos en un plazo de 24 horas.',
      ],
    },
  ],
  fixHeading: 'Instalada, pero ¿sin internet?',
  fixLead: 'Ve de arriba abajo. La mayoría de los teléfonos se conecta tras la segunda o la tercera comprobación.',
  fixes: [
    {
      title: '¿Está activada la eSIM?',
      text: 'Busca la eSIM de viaje en la lista de SIM. Si está desactivada, actívala y espera un minuto.',
    },
    {
      title: '¿Está elegida para los datos móviles?',
      text: 'Elige la eSIM de viaje en Datos móviles. Si allí está tu SIM de casa, el teléfono no usará la eSIM.',
    },
    {
      title: '¿Está activada la itinerancia de datos en esta línea?',
      text: 'Actívala en la eSIM y déjala desactivada en tu SIM de casa. No cuesta nada más.',
    },
    {
      title: '¿Estás en un país cubierto?',
      text: 'Los países están en la página de tu pedido, en nuestro correo y en la página de estado de la eSIM.',
    },
    { title: '¿Quedan datos?', text: 'La página de estado de la eSIM muestra lo que queda y cuándo caduca.' },
    {
      title: '¿El teléfono pide un punto de acceso (APN)?',
      text: 'Normalmente se configura solo. Si tu teléfono lo pide, escríbenos y te diremos qué poner.',
    },
    {
      title: 'Activa el modo avión, espera diez segundos y desactívalo',
      text: 'El teléfono vuelve a buscar. Después, reinícialo una vez.',
    },
    {
      title: '¿Aún nada?',
      text: 'Escríbenos con el modelo de tu teléfono y el país en el que estás. No elimines la eSIM.',
    },
  ],
  statusLink: 'Abrir el estado de la eSIM',
  devicesLink: 'Buscar tu teléfono',
  contact: '¿No has encontrado la respuesta? Escribe a soporte: te ayudamos con gusto.',
  contactLink: 'Pedir ayuda',
}
