// The email texts in Spanish.
import type { MailCopy, NextPartCopy, TicketCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { spanishAccountMails } from './accounts.ts'
import { spanishOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `Hemos recibido su mensaje (${product}, ${number})`,
  heading: 'Su mensaje ha llegado',
  text: 'Hemos recibido su mensaje a soporte. Alguien le responderá a esta dirección en un plazo de 24 horas.',
  number: 'Número de ticket',
  more: '¿Desea añadir algo? Responda a este correo.',
  notYou: '¿No nos ha escrito? Entonces alguien indicó su dirección por error, y puede ignorar este correo.',
  answer: {
    subject: (product, number, about) => `Nuestra respuesta: ${about} (${product}, ${number})`,
    withdrawal: 'Su desistimiento',
    heading: 'Nuestra respuesta a su mensaje',
    wrote: (at) => `Usted escribió el ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Le quedan pocos datos · ${product}`,
      preview: 'Ha utilizado el 80\u00A0% de sus datos. Con una recarga seguirá en línea con la misma eSIM.',
      previewWithout: 'Ha utilizado el 80\u00A0% de sus datos. Un paquete nuevo incluye su propia eSIM.',
      heading: 'Le quedan pocos datos',
      intro: (trip) => `Se ha utilizado más del 80\u00A0% de los datos de su eSIM (${trip}).`,
      next: 'Una recarga añade datos a la misma eSIM; no hay que volver a instalar nada.',
    },
    data_used_up: {
      subject: (product) => `Se han agotado sus datos · ${product}`,
      preview: 'Su eSIM sigue instalada: con una recarga vuelve a tener conexión.',
      previewWithout: 'Su eSIM está ahora sin conexión. Un paquete nuevo incluye su propia eSIM.',
      heading: 'Se han agotado sus datos',
      intro: (trip) => `Se han utilizado todos los datos de su eSIM (${trip}), por lo que ahora está sin conexión.`,
      next: 'Con una recarga vuelve a tener conexión con la misma eSIM. Necesita wifi un momento para comprarla.',
    },
    expires_soon: {
      subject: (product) => `Su eSIM caduca pronto · ${product}`,
      preview: '¿Se queda más tiempo? Recargue antes de que caduque y conserve la misma eSIM.',
      previewWithout: '¿Se queda más tiempo? Un paquete nuevo incluye su propia eSIM.',
      heading: 'Su eSIM caduca pronto',
      intro: (trip) => `Su eSIM (${trip}) está a punto de caducar.`,
      next: '¿Se queda más tiempo? Recargue antes de que caduque; una eSIM caducada ya no se puede recargar.',
    },
  },
  nextWithout: 'Esta eSIM no se puede recargar. Un paquete nuevo incluye su propia eSIM.',
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

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `La parte ${number} de su viaje empieza el ${day} · ${product}`,
  preview: 'Todo está preparado: ábralo, revíselo y pague.',
  heading: (number, day) => `La parte ${number} de su viaje empieza el ${day}`,
  intro: 'Planificó este viaje en varias partes y ya compró una de ellas. Esta es la siguiente.',
  change: {
    dearer: 'Ahora cuesta más que cuando la planificó. Sigue siendo la forma más barata de continuar.',
    anew: 'Lo que había planificado ya no se vende o ahora cuesta más. Este es un nuevo plan para el resto de su viaje.',
    gone: 'Lo que había planificado ya no se vende. Vea qué se ajusta ahora a estos días.',
  },
  days: 'Días',
  countries: 'Países',
  bundle: 'eSIM',
  topUp: 'Recarga para su eSIM',
  priceToday: 'Precio de hoy, con impuestos',
  priceWithoutVat: 'Precio de hoy, sin IVA',
  goCart: 'Abrir en el carrito',
  goTopUp: 'Recargar su eSIM',
  goSearch: 'Ver las ofertas actuales',
  why: 'Recibe este correo porque pidió una parte de este viaje. No se compra nada hasta que pague.',
  stop: 'No recibir más recordatorios de este viaje',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Hemos recibido su desistimiento (${product})`,
  heading: 'Hemos recibido su desistimiento',
  intro: (at) => `Recibimos su declaración de desistimiento el ${at}.`,
  contract: 'Contrato',
  name: 'Nombre',
  email: 'Correo electrónico',
  received: 'Recibida el',
  statement: 'Declaración',
  statementText: (declared) =>
    `Por la presente le comunico que desisto del contrato de prestación de este servicio. (Texto de su declaración: «${declared}»)`,
  keep: 'Conserve este correo: acredita cuándo declaró su desistimiento.',
  finding: {
    unknown_order:
      'Una persona de nuestro equipo buscará el contrato y le escribirá. Si procede el derecho de desistimiento, recibirá su dinero en un plazo de 14 días desde su declaración, por el mismo medio de pago que utilizó.',
    not_activated:
      'La eSIM de este pedido no se ha activado. Lo que pagó por ella se le reembolsará en un plazo de 14 días desde su declaración, por el mismo medio de pago que utilizó. No siga utilizando la eSIM y elimínela de su teléfono si la instaló.',
    activated:
      'La eSIM de este pedido ya se ha activado. Si al hacer el pedido solicitó la entrega inmediata, el derecho de desistimiento se extinguió con ello. Una persona de nuestro equipo comprobará lo que se acordó y le escribirá. Si la eSIM no funciona como se prometió, responda a este correo: ese es otro derecho y no se ha extinguido.',
    too_late:
      'Este pedido tiene más de 14 días, por lo que el plazo de desistimiento ya había vencido cuando llegó su declaración. Una persona de nuestro equipo lo comprobará y le escribirá. Si la eSIM no funciona como se prometió, responda a este correo: ese es otro derecho y no se ha extinguido.',
    unclear:
      'Todavía no hemos podido saber si la eSIM de este pedido se ha activado. Una persona de nuestro equipo lo comprobará y le escribirá. Si procede el derecho de desistimiento, recibirá su dinero en un plazo de 14 días desde su declaración, por el mismo medio de pago que utilizó.',
  },
  refused: {
    subject: (product, number) => `Su desistimiento (${product}, ${number})`,
    heading: 'No podemos aceptar su desistimiento',
    reasons: {
      no_contract:
        'No hemos encontrado ningún pedido que corresponda al contrato indicado y que se hiciera con su dirección de correo. Si hizo el pedido con otra dirección, responda a este correo e indíquela.',
      not_paid: 'Este pedido nunca se pagó, por lo que no hay contrato del que desistir ni nada que reembolsar.',
      company:
        'Este pedido lo hizo una empresa. El derecho de desistimiento es de los consumidores y, por tanto, no se aplica.',
      too_late:
        'El plazo de desistimiento es de 14 días desde el día del pedido. Ya había vencido cuando llegó su declaración.',
      activated:
        'Al hacer el pedido solicitó la entrega inmediata y reconoció que con ello se extinguiría su derecho de desistimiento. La eSIM ya estaba activada cuando llegó su declaración, por lo que el derecho se había extinguido.',
    },
    added: 'Queremos añadir lo siguiente:',
    faulty:
      'Si la eSIM no funcionó como se prometió, responda a este correo: ese es otro derecho y no se ha extinguido.',
    disagree: 'Si cree que nos equivocamos, responda a este correo y díganos por qué. Alguien lo revisará de nuevo.',
  },
  carriedOut: {
    subject: (product, number) => `Su desistimiento (${product}, ${number})`,
    heading: 'Hemos tramitado su desistimiento',
    handled: 'Hemos revisado su desistimiento',
    money: {
      free: 'El pedido era gratuito, por lo que no hay nada que reembolsar.',
      refunded: 'Ya habíamos reembolsado el pago de este pedido, por lo que no queda nada pendiente.',
      elsewhere:
        'Hemos comunicado el resultado a la dirección de correo con la que se hizo este pedido. Si no tiene acceso a ese buzón, responda a este correo.',
    },
    esim: 'La eSIM está cancelada. Si la instaló, puede eliminarla de su teléfono.',
    help: 'Si algo no está bien, responda a este correo.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Hola${name === null ? '' : `, ${name}`}:`

export const spanishMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...spanishOrderMails,
  warning,
  nextPart,
  withdrawal,
  ticket,
  account: spanishAccountMails,
  seller: {
    sample: 'Esta tienda es una demo y la empresa, un ejemplo.',
    kvk: (number) => `Número de registro ${number}`,
    vat: (number) => `NIF-IVA ${number}`,
  },
}
