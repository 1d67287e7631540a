// The words of the support page in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/support.ts'

const charactersWord = (characters: string) => (characters === '1' ? 'carácter' : 'caracteres')

export const supportCopy: typeof english.supportCopy = {
  title: 'Estamos aquí para ayudarte',
  description:
    '¿Algo no funciona o tienes una pregunta? Chatea con nosotros cuando quieras o envía un mensaje: una persona te responderá en un plazo de 24 horas.',
  lead: 'Chatea con nosotros cuando quieras. La mayoría de los problemas se resuelve en dos minutos con una de estas páginas. Para todo lo demás, escríbenos y te responderá una persona.',
  write: 'Escríbenos',
  fixes: {
    heading: 'Soluciones habituales',
    order: {
      title: '¿Dónde está mi pedido?',
      text: 'La página de tu pedido muestra cada paso, el código QR y la factura.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'Sin internet',
        text: 'Comprobaciones rápidas, de la línea de datos a la itinerancia.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: '¿Cómo la instalo?',
        text: 'Cuatro pasos, con los menús de tu teléfono.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: '¿Cuántos datos quedan?',
        text: 'Saldo, fecha de caducidad y, otra vez, tu código QR.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: '¿Es compatible mi teléfono?',
        text: 'Busca tu modelo y comprueba si está bloqueado.',
      },
    ],
  },
  email: {
    heading: 'Soporte por correo',
    promise: 'Respuesta en un plazo de 24 horas',
    text: 'Usa el formulario o envía un correo. Una persona lo lee y responde a tu dirección.',
    textForm: 'Usa el formulario. Una persona lo lee y responde a tu dirección.',
    helpsHeading: 'Ayúdanos a ayudarte',
    helps: [
      'la referencia del pedido de tu recibo',
      'el modelo de tu teléfono',
      'el país en el que estás',
      'lo que ves, palabra por palabra',
    ],
    care: 'No incluyas contraseñas, números de tarjeta ni tu código de activación. Nunca los necesitamos.',
  },
  form: {
    heading: 'Escríbenos',
    required: 'Todos los campos son obligatorios, salvo los archivos.',
    about: 'Se trata de mi pedido',
    send: 'Enviar mensaje',
    sending: 'Enviando tu mensaje',
    over: (characters) => `${characters === '1' ? 'Sobra' : 'Sobran'} ${characters} ${charactersWord(characters)}`,
    left: (characters) => `${characters === '1' ? 'Queda' : 'Quedan'} ${characters} ${charactersWord(characters)}`,
  },
  problems: {
    heading: 'Revisa estos campos',
    emailInvalid: 'Introduce una dirección de correo válida',
    messageLong: (most, has) =>
      `Acorta el mensaje a ${most} caracteres (tiene ${has}). También puedes enviar un segundo mensaje.`,
    messageHuge: (most) =>
      `Este mensaje es demasiado largo para enviarlo. Acórtalo a ${most} caracteres. También puedes enviar un segundo mensaje.`,
    tooLong: (most) => `Acórtalo a ${most} caracteres`,
    unreadable: 'No hemos podido leer el formulario. Vuelve a cargar la página y envíalo de nuevo.',
    tooOften: (count, minutes) =>
      `Hemos recibido ${plural(count, { one: 'mensaje', other: 'mensajes' })} desde tu red en la última hora. Puedes enviar el siguiente dentro de ${plural(minutes, { one: 'minuto', other: 'minutos' })}. Tu texto se queda aquí.`,
    failed: 'Ha habido un problema al enviar tu mensaje. Inténtalo de nuevo.',
  },
  sent: {
    full: 'Mensaje enviado: ¡te responderemos lo antes posible!',
    number: (ticket) => `Tu número de ticket es ${ticket}`,
    next: (email) =>
      `Una persona responderá a ${email} en un plazo de 24 horas. Conserva el número por si vuelves a escribirnos.`,
    another: 'Escribir otro mensaje',
    home: 'Ir a la página de inicio',
  },
}
