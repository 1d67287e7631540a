// The words of the chat on the support page, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/assistant.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'día', other: 'días' })
const charactersText = (count: number) => plural(count, { one: 'carácter', other: 'caracteres' })

export const assistantCopy: typeof english.assistantCopy = {
  card: {
    heading: 'Chat 24/7',
    text: 'Pregunta cuando quieras sobre instalación, datos, precios y pago, y recibe la respuesta al momento. O escribe a una persona, que te responde en un plazo de 24 horas.',
    start: 'Abrir chat',
    close: 'Cerrar chat',
  },
  title: (product) => `Asistente de ${product}`,
  voices: {
    model: {
      tag: { text: 'IA', meaning: 'inteligencia artificial' },
      disclosure: 'Estás chateando con una IA y puede equivocarse. Puedes escribir a una persona cuando quieras.',
      transcript: (product, when) => `Conversación con el asistente de ${product} (IA), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'No soy una IA. Busco tu pregunta en las páginas de esta tienda y las cito. Puedes escribir a una persona cuando quieras.',
      transcript: (product, when) => `Conversación con el asistente de ${product}, ${when}`,
    },
  },
  greeting: '¡Hola! ¿Qué quieres saber sobre las eSIM, los precios o los pedidos?',
  pageLanguages:
    'Nuestras páginas están en español, inglés, alemán, francés, italiano y neerlandés. Elige el idioma al final de una página y pregúntame allí.',
  care: 'Sin contraseñas, números de tarjeta ni códigos, por favor.',
  suggestions: {
    label: 'Preguntas frecuentes',
    items: [
      '¿Cómo instalo mi eSIM?',
      '¿Qué paquete me sirve para Japón?',
      'No tengo internet en el extranjero',
      '¿Puedo pedir un reembolso?',
    ],
  },
  log: 'Conversación',
  you: 'Tú',
  field: 'Tu pregunta',
  hint: 'Intro para enviar, Mayús+Intro para una línea nueva.',
  send: 'Enviar',
  stop: 'Detener',
  stopped: 'Detenido. Tu pregunta vuelve a estar en el campo.',
  thinking: 'Pensando…',
  newMessage: 'Mensaje nuevo',
  retry: 'Intentar de nuevo',
  person: 'Escribir a una persona',
  save: 'Guardar [conversación]',
  clear: 'Empezar de nuevo',
  left: (characters) => (characters === 1 ? 'Queda 1 carácter' : `Quedan ${charactersText(characters)}`),
  over: (characters) => (characters === 1 ? 'Sobra 1 carácter' : `Sobran ${charactersText(characters)}`),

  failed: {
    toast: 'No hemos podido obtener una respuesta del asistente.',
    text: 'Lo siento, se ha producido un error. Inténtalo de nuevo o escribe directamente a soporte.',
  },
  silent: 'Lo siento, ahora mismo no he podido generar una respuesta.',

  unknown:
    'Eso no lo sé. Sé lo que dicen nuestras páginas de ayuda, las condiciones y el catálogo. Elige «Escribir a una persona» y te responderán en un plazo de 24 horas.',
  problems: {
    question_blank: 'Escribe una pregunta.',
    question_long: (most) => `Acorta tu pregunta a ${most} caracteres.`,
    too_often: (minutes) =>
      `Son muchas preguntas para una hora. Puedes seguir dentro de ${plural(minutes, { one: 'minuto', other: 'minutos' })}, o escríbenos aquí abajo y una persona te responderá en un plazo de 24 horas.`,
  },

  draft: {
    subject: 'Mi conversación con el asistente',
    lead: 'He preguntado al asistente y me gustaría que me respondiera una persona.',
    added: 'Hemos añadido tu conversación al mensaje de abajo. Añade tu nombre y tu dirección de correo.',
  },
  transcriptFile: 'conversacion.txt',
}

export const answersCopy: typeof english.answersCopy = {
  bundles: {
    title: (places) => `Paquetes: ${places}`,
    covered: (places, tax) => `Estos paquetes funcionan en tu destino (${places}). ${priceTaxCopy.include(tax)}:`,
    zone: (zone, countries, tax) =>
      `Nuestra eSIM ${zone} funciona en ${plural(countries, { one: 'país', other: 'países' })}. ${priceTaxCopy.include(tax)}:`,
    line: (zone, data, days, price) => `• ${zone}, ${data} durante ${daysText(days)}: ${price}`,
    forDays: (days) => (days === 1 ? 'Estos te sirven para 1 día.' : `Estos duran tus ${daysText(days)}.`),
    tooLong: (days, areToppable) =>
      `Ningún paquete dura ${daysText(days)}. Esto es lo que tenemos. ${areToppable ? 'Puedes recargar durante el viaje.' : 'No todos se pueden recargar, así que quizá necesites otro.'}`,
    apart: (places) =>
      `Ningún paquete cubre todo a la vez (${places}). Cada destino tiene el suyo: un pedido y una eSIM para cada uno.`,
    none: (places) => `Ahora no tenemos ningún paquete para este destino: ${places}.`,
    and: ' y ',
  },
  device: {
    title: (model) => `¿Es compatible con eSIM? ${model}`,
    yes: (model) => `Sí, este modelo es compatible con eSIM: ${model}.`,
    regional: (model) => `Sí, este modelo es compatible con eSIM, con excepciones: ${model}.`,
    no: (model) => `No, este modelo no es compatible con eSIM: ${model}.`,
    check:
      'Para asegurarte, marca *#06#. Si ves un EID, el teléfono es compatible con eSIM. Además, no debe estar bloqueado por un operador.',
  },
}

export const englishOnly: typeof english.englishOnly = {
  de: 'Hier kann ich nur auf Spanisch antworten. Wechseln Sie unten die Sprache der Seite, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Hier kan ik alleen in het Spaans antwoorden. Kies onderaan een andere taal voor deze pagina, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Ici, je ne peux répondre qu’en espagnol. Changez la langue de la page, tout en bas, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Prueba a escribir la pregunta con otras palabras o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Qui posso rispondere solo in spagnolo. Cambia la lingua della pagina, in fondo, oppure scrivici: una persona ti risponderà entro 24 ore.',
  pt: 'Aqui só consigo responder em espanhol. Faça a sua pergunta em espanhol ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'Aquí solo puedo responder en español. Haz tu pregunta en español o escríbenos: una persona te responderá en un plazo de 24 horas.',
}
