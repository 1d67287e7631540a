// The words of the order page in Spanish.
import { formatEuro, plural } from '#app/language/formats.ts'
import type * as english from '../../sales/order.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { formats } from '../site/formats.ts'

const countriesText = (count: number) => plural(count, { one: 'país', other: 'países' })

export const stepCopy: typeof english.stepCopy = {
  retrieve_esim_token: {
    waiting: 'La red',
    running: 'Conectando con la red',
    done: 'Conectado con la red',
  },
  request_iccid_allocation: { waiting: 'Tu eSIM', running: 'Reservando tu eSIM', done: 'eSIM reservada' },
  request_top_up: { waiting: 'Tus datos', running: 'Añadiendo tus datos', done: 'Datos añadidos' },
  poll_for_top_up: {
    waiting: 'En tu eSIM',
    running: 'Esperando a que aparezcan en tu eSIM',
    done: 'En tu eSIM',
  },
  poll_for_iccid: {
    waiting: 'El número de tu eSIM',
    running: 'Esperando el número de tu eSIM (suele tardar menos de un minuto; como mucho, dos y medio)',
    done: 'Número de eSIM recibido',
  },
  generate_qr_code: { waiting: 'Tu código QR', running: 'Creando tu código QR', done: 'Código QR creado' },
  send_email: { waiting: 'Una copia por correo', running: 'Enviándote una copia', done: 'Copia enviada' },
  update_user_record: { waiting: 'Tu pedido', running: 'Guardando tu pedido', done: 'Pedido guardado' },
  order_completed: { waiting: 'Listo', running: 'Listo', done: 'Listo' },
}

export const orderCopy: typeof english.orderCopy = {
  thanks: '¡Gracias por tu compra!',
  delivered: '¡Tu pedido se ha entregado!',
  support: 'Contactar con soporte',
  newTab: '(se abre en otra pestaña)',

  noOrder: {
    title: 'No hay ningún pedido',
    text: 'Este enlace no contiene ningún pedido. Dinos adónde vas para empezar uno nuevo.',
    find: 'Encuentra tu paquete',
  },
  tooManyStreams: 'Este pedido está abierto en demasiadas pestañas. Esta página sigue buscando novedades.',
  notFound: {
    title: 'Pedido no encontrado',
    text: 'La información solicitada sobre esta eSIM o este pedido no existe. Pide una eSIM nueva o escribe a soporte.',
    hint: '¿La compraste en otro teléfono u ordenador? Abre el enlace de nuestro correo para ver el pedido también aquí.',
    home: 'Ir a la página de inicio',
  },
  loadFailed: {
    title: 'No hemos podido abrir tu pedido',
    load: 'No hemos podido cargar los datos del pedido. Escribe a soporte.',
    unexpected: 'Se ha producido un error inesperado. Escribe a soporte.',
    safe: 'Tu pedido está a salvo. Continúa sin esta página y te enviaremos el código QR por correo.',
    again: 'Intentar de nuevo',
  },

  running: {
    title: (step, of) => `Preparando tu eSIM (${step} de ${of})`,
    heading: 'Preparando tu eSIM',
    lead: 'Tarda alrededor de un minuto. La página se actualiza sola.',
    allDone: (count) => `Los ${count} pasos están completados`,
    progress: 'Pasos del pedido completados',
    count: (done, of) => `${done} de ${of}`,
    announce: (step, of, words) => `Paso ${step} de ${of}: ${words}`,
    state: { waiting: 'en espera', running: 'en curso', done: 'hecho', failed: 'con error' },
    close: (email) => `Puedes cerrar esta página. Enviaremos el código QR a ${email}`,
    slow: 'Está tardando más de lo habitual. No hace falta que esperes aquí. ¿Tienes preguntas?',
  },
  ready: {
    title: 'Tu eSIM está lista',
    heading: 'Tu eSIM está lista',
    lead: (email) => `Hemos enviado una copia a ${email}`,
    laterLead: (email) => `Todo lo que necesitas está aquí y en el correo que enviamos a ${email}.`,
    install: 'Instálala ahora',
  },
  failed: {
    title: 'Ha fallado un paso de tu pedido',
    heading: 'Un paso no ha funcionado',
    text: 'Algo ha ido mal en este paso. Inténtalo de nuevo o escribe a soporte.',
    safe: 'Tu pago está a salvo y no se te cobrará dos veces. Al reintentar, seguimos donde se detuvo.',
    safeFree: 'No se ha cobrado nada. Al reintentar, seguimos donde se detuvo.',
    usable: 'Tu eSIM está lista más abajo. Puedes instalarla ya.',
    retry: 'Reintentar',
    retrying: 'Intentándolo de nuevo',
    next: (duration) =>
      `Lo intentaremos de nuevo automáticamente en ${duration}. Puedes dejar esta página abierta o cerrarla.`,
    nextNow: 'Lo estamos intentando de nuevo.',
    told: 'Nuestro equipo ya lo sabe y lo está revisando.',
    duration: (seconds) =>
      seconds < 100
        ? plural(seconds, { one: 'segundo', other: 'segundos' })
        : plural(Math.ceil(seconds / 60), { one: 'minuto', other: 'minutos' }),
    retried: 'Lo estamos intentando de nuevo.',
  },
  correctEmail: {
    heading: '¿Es correcta tu dirección de correo?',
    text: (email) =>
      `El servidor de correo no acepta nuestro mensaje a ${email}. Corrige la dirección y enviaremos allí tu pedido. A partir de entonces, el pedido pertenece a esa dirección.`,
    label: 'Dirección de correo',
    send: 'Enviar a esta dirección',
    sending: 'Enviando',
    tooOften: tooManyAttempts,
    notRefused: 'Esta dirección ya no se puede cambiar. Si el correo no llega, escribe a soporte.',
  },
  awaiting: {
    title: 'Esperando tu pago',
    heading: 'Aún no hemos recibido tu pago',
    justPaid: '¿Acabas de pagar? Quédate aquí: la página se actualiza en cuanto se confirme el pago.',
    unpaid: '¿Has vuelto sin pagar? No se ha cobrado nada y tu paquete sigue en el carrito.',
    checking: 'Consultando al proveedor de pago',
    back: 'Volver al pago',
    slow: '¿Aún nada? Si tu banco muestra el pago, escríbenos y lo localizaremos.',
    swap: {
      unpaid: '¿Has vuelto sin pagar? No se ha cobrado nada y conservas la eSIM que tienes.',
      back: 'Volver al cambio',
    },
  },
  processing: {
    title: 'Tu pago está en camino',
    heading: 'Tu pago está en camino',
    text: 'Tu banco aún no ha confirmado el pago. Con algunos medios de pago tarda unos días.',
    next: (email) => `Crearemos tu eSIM en cuanto llegue el dinero y la enviaremos a ${email}.`,
    failed: 'Si el pago falla, no se te cobrará nada y tu paquete te esperará en el carrito.',
  },
  review: {
    title: 'Estamos revisando tu pedido',
    payment: {
      heading: 'Estamos revisando tu pago',
      text: 'El pago que hemos recibido no coincide del todo con este pedido. Una persona lo revisará antes de emitir una eSIM.',
    },
    esim: {
      heading: 'Estamos revisando tu eSIM',
      text: 'Tenemos tu pedido. La red nos ha dado una eSIM que quizá ya esté en uso, así que no te daremos esa. Una persona lo está revisando.',
    },
    delivery: {
      heading: 'Estamos revisando tu pedido',
      text: 'Tenemos tu pago, pero la red no ha podido entregar tu pedido. Una persona lo está revisando.',
    },
    dispute: {
      heading: 'Tu pedido está en pausa',
      text: 'Tu banco nos ha comunicado que este pago está en disputa. Hasta que se resuelva, no podemos entregar este pedido.',
      next: '¿Es un error? Di a tu banco que este pago es tuyo y escríbenos: lo arreglaremos.',
    },
    dispute_delivered: {
      heading: 'Tu pedido está en pausa',
      text: 'Tu banco nos ha comunicado que este pago está en disputa. Lo que has recibido sigue funcionando, pero no te enviaremos correos sobre este pedido hasta que se resuelva.',
    },
    next: (email) =>
      `No tienes que hacer nada. Escribiremos a ${email} y recibirás tu eSIM o te devolveremos el dinero.`,
    free: {
      delivery: 'La red no ha podido entregar tu pedido. Una persona lo está revisando.',
      next: (email) => `No tienes que hacer nada. Escribiremos a ${email} en cuanto haya novedades.`,
    },
  },
  refunded: {
    title: 'Este pedido se ha reembolsado',
    heading: 'Este pedido se ha reembolsado',
    text: (totalCents) =>
      `Hemos devuelto ${formatEuro(totalCents)} por el mismo medio con el que pagaste. Los bancos suelen mostrarlo en un plazo de cinco a diez días.`,
    whole:
      'Hemos devuelto tu pago por el mismo medio con el que lo hiciste. Los bancos suelen mostrarlo en un plazo de cinco a diez días.',
    next: 'Esta eSIM ya no es válida, por eso sus códigos ya no se muestran.',
    again: 'Buscar otro paquete',
  },
  replaced: {
    title: 'Esta eSIM se ha sustituido',
    heading: 'Esta eSIM se ha sustituido',
    text: 'En su lugar tienes una eSIM nueva, pagada con este pedido. Te la enviamos por correo, por eso los códigos de esta ya no se muestran.',
    toppedUp:
      'Los datos que se añadieron a la eSIM antigua no están en la nueva. Si te quedaban, escríbenos y te los reembolsamos.',
    next: '¿No te ha llegado el correo? Mira en la carpeta de spam o escríbenos.',
  },
  canceled: {
    title: 'Esta eSIM se ha cancelado',
    heading: 'Esta eSIM se ha cancelado',
    text: 'Hemos retirado la eSIM de este pedido, por eso sus códigos ya no se muestran.',
    money: 'Si te debemos dinero, te escribiremos cuando lo devolvamos. ¿Tienes preguntas? Te ayudamos con gusto.',
    free: 'El pedido era gratuito, así que no hay nada que reembolsar.',
  },
  withdrawn: {
    title: 'Hemos recibido tu desistimiento',
    heading: 'Hemos recibido tu desistimiento',
    text: 'Has desistido de este pedido. Lo revisaremos y te escribiremos qué pasa con tu dinero.',
    next: 'No instales ni uses esta eSIM: si se activa, tu derecho de desistimiento puede extinguirse. ¿Has vuelto a cambiar de idea? Escríbenos.',
    topUp: 'No uses los datos añadidos. ¿Has vuelto a cambiar de idea? Escríbenos.',
  },
  disputeLost: {
    title: 'Tu banco ha retirado este pago',
    heading: 'Tu banco ha retirado este pago',
    text: (totalCents) =>
      `Reclamaste este pago y tu banco te dio la razón. Ha retirado ${formatEuro(totalCents)}, así que este pedido está cerrado.`,
    topUp: 'Si los datos se añadieron antes, se quedan en la eSIM.',
  },

  summary: {
    heading: 'Resumen del pedido',
    topUpOf: 'Recarga de',
    data: 'Paquete de datos',
    duration: 'Duración',
    days: (days) => plural(days, { one: 'día', other: 'días' }),
    zone: 'Zona',
    dates: 'Fechas del viaje',
    countries: (count) => (count === 1 ? 'País cubierto' : `Países cubiertos (${count})`),
    others: (count) => `También funciona en ${countriesText(count)}`,
    ofTrip: 'tu viaje',
    company: 'Empresa',
    vatNumber: 'NIF-IVA',
    reverseCharge: 'Inversión del sujeto pasivo: tu empresa declara el IVA.',
    companyCode: 'Hemos guardado los datos de tu empresa. Este código de referencia los rellena la próxima vez:',
    copyCompanyCode: 'Copiar código de referencia',
    subtotal: 'Subtotal',
    discount: (code) => (code ? `Descuento (${code})` : 'Descuento'),
    fee: 'Gastos de gestión',
    feeHint: 'El pago con tarjeta empieza en 0,50\u00A0€ sin IVA; estos gastos cubren la diferencia.',
    vat: (basisPoints) => (basisPoints === 0 ? 'IVA (ninguno)' : formats.salesTax(basisPoints)),
    total: 'Total',
    paid: 'Total pagado',
    free: 'No se ha cobrado nada.',
    invoice: 'Descargar factura (PDF)',
    creditNote: (number) =>
      number ? `Descargar factura rectificativa ${number} (PDF)` : 'Descargar factura rectificativa (PDF)',
    refunded: 'Reembolsado',
    takenBack: 'Retirado por tu banco',
    contractSummary: 'Resumen del contrato',
    withdraw: 'Desistir del contrato',
    reference: 'Referencia del pedido',
    copyReference: 'Copiar referencia',
  },

  actions: {
    heading: 'Tu pedido',
    viewInvoice: 'Ver factura',
    invoiceLater: 'Tu factura estará disponible cuando se complete el pedido.',
    resend: 'Reenviar correo',
    cancel: 'Cambiar o cancelar',
    sending: 'Enviando el correo',
  },
  links: {
    heading: 'Enlaces útiles',
    status: { title: 'Estado de la eSIM', text: 'Cuántos datos quedan y cuándo caduca.' },
    guide: { title: 'Guía de instalación', text: 'Paso a paso, con respuestas a las preguntas habituales.' },
    support: { title: 'Soporte', text: 'Escríbenos. Tu número de pedido ya está puesto.' },
  },

  notices: {
    sent: { title: 'Correo enviado', text: (email) => `El código QR va camino de ${email}.` },
    resendFailed: 'No se ha podido reenviar el correo',
    resendTooOften:
      'Lo hemos enviado varias veces en la última hora. Mira en la carpeta de spam o inténtalo de nuevo en una hora.',
    refreshed: { title: 'Código QR actualizado', text: 'Este es el código actual de tu eSIM.' },
    refreshFailed: 'No se ha podido actualizar',
    noOrder: 'No hay información del pedido.',
    noIccid: 'El ICCID no está disponible.',
    invoiceError: {
      title: 'Error con la factura',
      text: 'No hemos podido descargar la factura en PDF. Inténtalo más tarde.',
    },
    invoiceNotAvailable: {
      title: 'Factura no disponible',
      free: 'Un pedido gratuito no tiene factura: no se ha cobrado nada.',
      text: 'Emitimos la factura cuando se completa el pedido.',
    },
    invoiceHeldBack: {
      title: 'Factura no disponible',
      text: 'Tu factura aún no está lista. Vuelve en uno o dos días. Tu pedido no se ve afectado.',
    },
    invoiceUrl: { title: 'Error', text: 'No hemos podido obtener la dirección de la factura.' },
    copied: 'Copiado',
    downloaded: { title: 'Descargado', text: (file) => `Busca ${file} en tus descargas.` },
    downloadFailed: {
      title: 'No se ha podido descargar',
      text: 'No hemos podido cargar la imagen. Inténtalo de nuevo.',
    },
    retryFailed: 'Todavía no',
  },
}
