// The email texts in Spanish.
import { landingCopy } from '../../es/delivery/landing.ts'
import { withdrawCopy } from '../../es/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { spanishAccountMails } from './accounts.ts'
import { spanishGiftMails } from './gift.ts'
import { spanishOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `Hemos recibido tu mensaje (${product}, ${number})`,
  heading: 'Tu mensaje ha llegado',
  text: 'Hemos recibido tu mensaje a soporte. Alguien te responderá a esta dirección en un plazo de 24 horas.',
  number: 'Número de ticket',
  more: '¿Quieres añadir algo? Responde a este correo.',
  notYou: '¿No nos has escrito? Entonces alguien indicó tu dirección por error, y puedes ignorar este correo.',
  answer: {
    subject: (product, number, about) => `Nuestra respuesta: ${about} (${product}, ${number})`,
    withdrawal: 'Tu desistimiento',
    heading: 'Nuestra respuesta a tu mensaje',
    wrote: (at) => `Escribiste el ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Te quedan pocos datos · ${product}`,
      preview: 'Has usado el 80\u00A0% de tus datos. Con una recarga seguirás en línea con la misma eSIM.',
      previewWithout: 'Has usado el 80\u00A0% de tus datos. Un paquete nuevo incluye su propia eSIM.',
      heading: 'Te quedan pocos datos',
      intro: (trip) => `Se ha usado más del 80\u00A0% de los datos de tu eSIM (${trip}).`,
      next: 'Una recarga añade datos a la misma eSIM; no hay que volver a instalar nada.',
    },
    data_used_up: {
      subject: (product) => `Se han agotado tus datos · ${product}`,
      preview: 'Tu eSIM sigue instalada: con una recarga vuelves a tener conexión.',
      previewWithout: 'Tu eSIM está ahora sin conexión. Un paquete nuevo incluye su propia eSIM.',
      heading: 'Se han agotado tus datos',
      intro: (trip) => `Se han usado todos los datos de tu eSIM (${trip}), por lo que ahora está sin conexión.`,
      next: 'Con una recarga vuelves a tener conexión con la misma eSIM. Necesitas wifi un momento para comprarla.',
    },
    expires_soon: {
      subject: (product) => `Tu eSIM caduca pronto · ${product}`,
      preview: '¿Te quedas más tiempo? Recarga antes de que caduque y conserva la misma eSIM.',
      previewWithout: '¿Te quedas más tiempo? Un paquete nuevo incluye su propia eSIM.',
      heading: 'Tu eSIM caduca pronto',
      intro: (trip) => `Tu eSIM (${trip}) está a punto de caducar.`,
      next: '¿Te quedas más tiempo? Recarga antes de que caduque; una eSIM caducada ya no se puede recargar.',
    },
  },
  nextWithout: 'Esta eSIM no se puede recargar. Un paquete nuevo incluye su propia eSIM.',
  esim: 'eSIM',
  left: 'Datos restantes',
  leftOf: (left, total) => `${left} de ${total}`,
  leftUnknown: 'La red no lo ha indicado',
  until: 'Válida hasta',
  topUp: 'Recargar esta eSIM',
  open: 'Abrir tu eSIM: datos restantes y ayuda con la conexión',
  why: 'Recibes este correo porque compraste esta eSIM. Te escribimos cuando se ha usado el 80\u00A0% de los datos, cuando se han agotado y antes de que caduque.',
  stop: 'Desactivar estos avisos',
  links: 'Los enlaces a tu eSIM son válidos durante 30 días; no reenvíes este correo.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `La parte ${number} de tu viaje empieza el ${day} · ${product}`,
  preview: 'Todo está preparado: ábrelo, revísalo y paga.',
  heading: (number, day) => `La parte ${number} de tu viaje empieza el ${day}`,
  intro: 'Planificaste este viaje en varias partes y ya compraste una de ellas. Esta es la siguiente.',
  change: {
    dearer: 'Ahora cuesta más que cuando la planificaste. Sigue siendo la forma más barata de continuar.',
    anew: 'Lo que habías planificado ya no se vende o ahora cuesta más. Este es un nuevo plan para el resto de tu viaje.',
    gone: 'Lo que habías planificado ya no se vende. Mira qué se ajusta ahora a estos días.',
  },
  days: 'Días',
  countries: 'Países',
  bundle: 'eSIM',
  topUp: 'Recarga para tu eSIM',
  priceToday: 'Precio de hoy, con IVA',
  priceWithoutVat: 'Precio de hoy, sin IVA',
  goCart: 'Abrir en el carrito',
  goTopUp: 'Recargar tu eSIM',
  goSearch: 'Ver las ofertas actuales',
  why: 'Recibes este correo porque pediste una parte de este viaje. No se compra nada hasta que pagues.',
  stop: 'No recibir más recordatorios de este viaje',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Instala tu eSIM antes del ${day} · ${product}`,
    heading: 'Instala tu eSIM antes del viaje',
    install: 'Instálala ahora que tienes wifi. Se tarda unos minutos, y sus días no empiezan a contar con ello.',
  },
  trip_eve: {
    subject: (product, day) => `Tu viaje empieza el ${day} · ${product}`,
    heading: 'Prepara tu eSIM',
    install: {
      early: 'Instálala antes de salir, mientras tengas wifi. Puede que no lo haya donde aterrices.',
      late: 'Instálala justo antes de salir, o con wifi al llegar: sus días pueden empezar a contar con ello.',
    },
  },
  begins: (trip, day) => `Tu viaje (${trip}) empieza el ${day}.`,
  state: {
    told: 'Según la red, tu eSIM aún no está en ningún teléfono.',
    untold: 'No podemos ver si tu eSIM ya está en tu teléfono. Si es así, no tienes que instalar nada más.',
  },
  open: 'Instalar tu eSIM',
  landing: landingCopy,
  why: 'Recibes este correo porque compraste esta eSIM para un viaje. Son dos como mucho: uno una semana antes y otro el día anterior, mientras la eSIM no esté instalada.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Hemos recibido tu desistimiento (${product})`,
  heading: 'Hemos recibido tu desistimiento',
  intro: (at) => `Recibimos tu declaración de desistimiento el ${at}.`,
  contract: 'Contrato',
  name: 'Nombre',
  email: 'Correo electrónico',
  received: 'Recibida el',
  statement: 'Declaración',
  statementText: withdrawCopy.review.statement,
  keep: 'Conserva este correo: acredita cuándo declaraste tu desistimiento.',
  finding: {
    unknown_order:
      'Una persona de nuestro equipo buscará el contrato y te escribirá. Si procede el derecho de desistimiento, recibirás tu dinero en un plazo de 14 días desde tu declaración, por el mismo medio de pago que usaste.',
    not_activated:
      'La eSIM de este pedido no se ha activado. Te reembolsaremos lo que pagaste por ella en un plazo de 14 días desde tu declaración, por el mismo medio de pago que usaste. No sigas usando la eSIM y elimínala de tu teléfono si la instalaste.',
    activated:
      'La eSIM de este pedido ya se ha activado. Si al hacer el pedido solicitaste la entrega inmediata, el derecho de desistimiento se extinguió con ello. Una persona de nuestro equipo comprobará lo que se acordó y te escribirá. Si la eSIM no funciona como se prometió, responde a este correo: ese es otro derecho y no se ha extinguido.',
    too_late:
      'Este pedido tiene más de 14 días, por lo que el plazo de desistimiento ya había vencido cuando llegó tu declaración. Una persona de nuestro equipo lo comprobará y te escribirá. Si la eSIM no funciona como se prometió, responde a este correo: ese es otro derecho y no se ha extinguido.',
    unclear:
      'Todavía no hemos podido saber si la eSIM de este pedido se ha activado. Una persona de nuestro equipo lo comprobará y te escribirá. Si procede el derecho de desistimiento, recibirás tu dinero en un plazo de 14 días desde tu declaración, por el mismo medio de pago que usaste.',
  },
  refused: {
    subject: (product, number) => `Tu desistimiento (${product}, ${number})`,
    heading: 'No podemos aceptar tu desistimiento',
    reasons: {
      no_contract:
        'No hemos encontrado ningún pedido que corresponda al contrato indicado y que se hiciera con tu dirección de correo. Si hiciste el pedido con otra dirección, responde a este correo e indícanosla.',
      not_paid: 'Este pedido nunca se pagó, por lo que no hay contrato del que desistir ni nada que reembolsar.',
      company:
        'Este pedido lo hizo una empresa. El derecho de desistimiento es de los consumidores y, por tanto, no se aplica.',
      too_late:
        'El plazo de desistimiento es de 14 días desde el día del pedido. Ya había vencido cuando llegó tu declaración.',
      activated:
        'Al hacer el pedido solicitaste la entrega inmediata y reconociste que con ello se extinguiría tu derecho de desistimiento. La eSIM ya estaba activada cuando llegó tu declaración, por lo que el derecho se había extinguido.',
    },
    ofRest: 'Esto se refiere a las eSIM que no hemos cancelado. Para las demás, tu desistimiento sigue tramitado.',
    added: 'Queremos añadir lo siguiente:',
    faulty:
      'Si la eSIM no funcionó como se prometió, responde a este correo: ese es otro derecho y no se ha extinguido.',
    disagree: 'Si crees que nos equivocamos, responde a este correo y dinos por qué. Alguien lo revisará de nuevo.',
  },
  carriedOut: {
    subject: (product, number) => `Tu desistimiento (${product}, ${number})`,
    heading: 'Hemos tramitado tu desistimiento',
    handled: 'Hemos revisado tu desistimiento',
    money: {
      free: 'El pedido era gratuito, por lo que no hay nada que reembolsar.',
      refunded: 'Ya habíamos reembolsado el pago de este pedido, por lo que no queda nada pendiente.',
      together: 'Esta eSIM se pagó con otro pedido, y ya habíamos reembolsado lo que correspondía de ese pago.',
      some_free: 'El pedido era gratuito, por lo que no hay nada que reembolsar.',
      elsewhere:
        'Hemos comunicado el resultado a la dirección de correo con la que se hizo este pedido. Si no tienes acceso a ese buzón, responde a este correo.',
    },
    amount: {
      share: (amount) =>
        `Esta eSIM se pagó con otro pedido. Su parte de ese pago, ${amount}, vuelve al medio de pago original. La factura rectificativa te llegará en otro correo.`,
      some: (amount) =>
        `Lo hemos tramitado para una parte de los viajeros: su parte del precio, ${amount}, vuelve al medio de pago original. La factura rectificativa te llegará en otro correo.`,
    },
    canceledFor: 'Cancelada para',
    others: 'Las demás eSIM siguen como están hasta que decidamos sobre ellas. Entonces te escribiremos.',
    esims: 'Esas eSIM están canceladas. Si alguna estaba instalada, se puede eliminar del teléfono.',
    esim: 'La eSIM está cancelada. Si la instalaste, puedes eliminarla de tu teléfono.',
    help: 'Si algo no está bien, responde a este correo.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Hola${name === null ? '' : `, ${name}`}:`

export const spanishMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...spanishOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: spanishGiftMails,
  withdrawal,
  ticket,
  account: spanishAccountMails,
  seller: {
    sample: 'Esta tienda es una demo y la empresa, un ejemplo.',
    kvk: (number) => `Número de registro ${number}`,
    vat: (number) => `NIF-IVA ${number}`,
  },
}
