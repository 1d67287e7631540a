// The words of topping up an eSIM, in Spanish.
import { formatEuro, plural, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import type * as english from '../../delivery/top-up.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'día', other: 'días' })

export const topUpCopy: typeof english.topUpCopy = {
  title: 'Recarga tu eSIM',
  lead: 'Añade datos a la eSIM que ya tienes. Sin instalar nada: están ahí a los pocos segundos de pagar.',
  button: 'Recargar',
  esim: (end) => `eSIM •••• ${end}`,
  now: 'Saldo actual',
  data: 'Datos',
  left: (data) => `Disponible: ${data}`,
  leftUnknown: 'Ahora mismo no se sabe',
  zone: 'Zona de la eSIM',
  expiry: 'Fecha de caducidad',
  notActivated: 'La eSIM no está activada',
  offers: '¿Cuánto quieres añadir?',
  group: 'Elige un paquete',
  offer: (place, data) => `${place} · ${data}`,
  adds: (data, days) => `añade ${data} y ${daysText(days)}`,
  addsDays: (days) => `añade ${daysText(days)} más en las mismas condiciones`,
  exclTax: (priceCents, vatBasisPoints) => `${formatEuro(priceCents)} sin IVA · ${salesTaxText(vatBasisPoints)}`,
  go: 'Ir a pagar',
  going: 'Añadiendo al carrito…',
  keeps: 'Conservas lo que te queda; los datos y los días nuevos se suman.',
  keepsDays: 'Conservas los días que te quedan; los nuevos se suman.',
  none: 'Ahora no tenemos recargas para la zona de esta eSIM. Un paquete nuevo incluye su propia eSIM.',
  buy: 'Buscar un paquete',
  status: 'Consultar una eSIM',
  replaces: 'En el carrito cabe un paquete: la recarga sustituye a lo que hay en él.',

  unnamed: {
    heading: '¿Qué eSIM?',
    text: 'Consulta primero tu eSIM y pulsa Recargar. También tienes el botón en la página de tu pedido.',
    ended: 'Este enlace ha caducado o está incompleto. Consulta tu eSIM y elige Recargar allí.',
  },
  unsent: 'No hemos podido conectar. No se ha pedido nada. Inténtalo de nuevo en un momento.',
  tooOften: 'Demasiados intentos. Espera unos minutos y vuelve a probar.',
  refused: 'Esta eSIM no se puede recargar',
  notNow: 'Ahora no es posible',
  again: 'Intentar de nuevo',

  hint: {
    heading: 'Ya tienes una eSIM para este viaje',
    text: ({ iccidEnd, days, ...data }) =>
      `Añade ${sizeLabel(data)} y ${daysText(days)} a la eSIM ••••\u00A0${iccidEnd}. No hay que instalar nada.`,
    saves: (cents) => `Pagas ${formatEuro(cents)} menos que por una nueva.`,
    add: ({ totalCents, vatCents, ...data }) =>
      `Añadir ${sizeLabel(data)} por ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone, data, days) => `Recarga: ${zone}, ${sizeWords(data)} durante ${daysText(days)}`,
    change: 'Cambiar recarga',
  },
  checkout: {
    heading: (end) => `Recarga de la eSIM •••• ${end}`,
    wait: 'Añadimos los datos a tu eSIM; tarda unos segundos.',
    done: 'Aquí aparece tu nuevo saldo y recibes el recibo por correo.',
    emailHint: 'Aquí llegará tu recibo, sin cuenta.',
    emailGoesTo: (email) => `Tu recibo llegará a ${email}`,
    contact: '¿Adónde enviamos el recibo?',
    immediate:
      'Solicito que los datos se añadan a mi eSIM de inmediato y reconozco que pierdo mi derecho de desistimiento en cuanto los use.',
  },

  order: {
    running: {
      title: (step, of) => `Recargando tu eSIM (${step} de ${of})`,
      heading: 'Recargando tu eSIM',
      lead: 'Tarda unos segundos. La página se actualiza sola.',
      close: (email) => `Puedes cerrar esta página. Enviaremos el recibo a ${email}`,
    },
    ready: {
      title: 'Saldo actualizado',
      heading: 'Saldo actualizado',
      lead: (email) => `Los datos ya están en tu eSIM. Hemos enviado el recibo a ${email}`,
      laterLead: (email) => `Hemos añadido los datos a tu eSIM y enviado el recibo a ${email}.`,
      status: 'Consultar estado',
    },
    failedSafe: 'Tu pago está a salvo y nada se cobra ni se añade dos veces. Al reintentar, seguimos donde se detuvo.',
    failedSafeFree: 'No se ha cobrado nada y nada se añade dos veces. Al reintentar, seguimos donde se detuvo.',
    processing: (email) =>
      `Añadiremos los datos a tu eSIM en cuanto llegue el dinero y enviaremos el recibo a ${email}.`,
    review: {
      payment:
        'El pago que hemos recibido no coincide del todo con este pedido. Una persona lo revisará antes de añadir los datos.',
      next: (email) =>
        `No tienes que hacer nada. Escribiremos a ${email} y recibirás tus datos o te devolveremos el dinero.`,
    },
    card: {
      heading: (end) => `eSIM •••• ${end}`,
      added: 'Añadido',
      addedText: (data, days) => `${sizeWords(data)} durante ${daysText(days)}`,
      balance: 'Nuevo saldo',
      balanceNow: (data) => `Disponible: ${data}`,
      exactly: (megabytes) => `${megabytes}\u00A0MB`,
      unknown:
        'La red no indica el saldo en este momento. La recarga está en la eSIM; consulta su estado dentro de un momento.',
      waiting: 'Aquí aparecerá el nuevo saldo.',
      stopped: 'El nuevo saldo aparecerá aquí cuando se resuelva el paso de arriba.',
      isAdded: 'Los datos ya están en tu eSIM. Su página de estado muestra el saldo.',
      nothingToDo: 'No tienes que instalar ni cambiar nada en el teléfono.',
    },
    resent: (email) => `El recibo va camino de ${email}.`,
    refunded: 'Los datos no se añadieron, o acordamos contigo qué pasa con ellos.',
  },
}

export const topUpProblems: typeof english.topUpProblems = {
  esim_not_found: 'Esta eSIM no se puede recargar: se devolvió o la red ya no la conoce.',
  top_ups_not_offered: 'La red de esta eSIM no permite añadirle datos. Un paquete nuevo incluye su propia eSIM.',
  order_withdrawn:
    'Has desistido del pedido de esta eSIM, así que no se puede recargar. ¿Has cambiado de idea? Escríbenos.',
  esim_expired: 'Esta eSIM ha caducado y no se puede recargar. Un paquete nuevo incluye su propia eSIM.',
  esim_unreachable:
    'Ahora la red no puede consultar esta eSIM, así que no se ha pedido ni cobrado nada. Inténtalo de nuevo en un momento.',
}
