// The words of the account area in Spanish: tabs, overview and services.
import { plural, sizeWords } from '#app/language/formats.ts'
import type * as english from '../../people/account.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

const daysText = (count: number) => plural(count, { one: 'día', other: 'días' })
const hoursText = (count: number) => plural(count, { one: 'hora', other: 'horas' })
const minutesText = (count: number) => plural(count, { one: 'minuto', other: 'minutos' })

export const accountCopy: typeof english.accountCopy = {
  title: 'Tu cuenta',
  hello: (name) => `Sesión iniciada: ${name}`,
  tabsLabel: 'Secciones de la cuenta',
  tabs: { overview: 'Resumen', services: 'Servicios', features: 'Funciones', profile: 'Perfil' },

  empty: {
    heading: 'No hay eSIM activas',
    text: 'Todavía no hay nada en esta cuenta. Todo lo que compres con tu dirección de correo aparecerá aquí.',
    browse: 'Ver paquetes eSIM',
    link: 'Añadir una eSIM con su ICCID',
  },

  esim: {
    facts: (data, days, day) => `${sizeWords(data)} durante ${daysText(days)}, compra: ${day}`,
    number: 'ICCID',
    loading: 'Consultando tu saldo',
    failed: 'No hemos podido cargar los datos de tu eSIM.',
    tooOften: 'Demasiados intentos. Vuelve a probar en unos minutos.',
    retry: 'Intentar de nuevo',
    showFigures: 'Mostrar datos restantes',
    timeLeft: 'Tiempo restante',
    notStarted: (startsAt) => rulesCopy.starts(startsAt),
    ended: 'Caducada',
    until: (day) => `hasta el ${day}`,
    left: ({ days, hours, minutes }) =>
      days > 0 ? `${daysText(days)} y ${hoursText(hours)}` : `${hoursText(hours)} y ${minutesText(minutes)}`,
    topUp: 'Recargar',
    open: 'Abrir eSIM',
    openOf: (name) => `Abrir eSIM: ${name}`,
    rename: 'Cambiar nombre',
    renameLabel: 'Nombre de esta eSIM',
    renameHint: 'Solo lo ves tú, por ejemplo «iPad de Ana». Déjalo vacío para usar el viaje.',
    save: 'Guardar nombre',
    history: 'Historial',
    bought: (trip) => `Compra: ${trip}`,
    toppedUp: (data) => `Recarga de ${sizeWords(data)}`,
    actionsOf: (name) => `Acciones: ${name}`,
  },

  overview: {
    passHeading: 'Tu pase',
    others: 'Otras eSIM',
    boughtOn: (day) => `Compra: ${day}`,
    manage: 'Todas las eSIM con sus datos',
    next: {
      install: {
        text: (startsAt) => `Aún sin usar. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'Instalar esta eSIM',
      },
      top_up: { text: 'Quedan pocos datos. Recarga la misma eSIM.', button: 'Recargar' },
      another: {
        text: 'Quedan pocos datos y esta eSIM no se puede recargar. Comprar una nueva lleva un minuto.',
        button: 'Ver paquetes eSIM',
      },
      buy: { text: 'Esta eSIM ha caducado. Comprar una nueva lleva un minuto.', button: 'Ver paquetes eSIM' },
      nothing: { text: 'Todo en orden. No tienes que hacer nada.', button: null },
    },
    payments: 'Pedidos y facturas',
    orders: 'Pedidos recientes',
    noOrders: 'Todavía no hay pedidos.',
    order: (trip, days) => `${trip} durante ${daysText(days)}`,
    phase: {
      awaiting_payment: 'Sin pagar',
      payment_processing: 'Pago en camino',
      in_progress: 'En entrega',
      failed: 'Hay que reintentarlo',
      completed: 'Entregado',
      in_review: 'En revisión',
      refunded: 'Reembolsado',
      canceled: 'eSIM cancelada',
      replaced: 'eSIM sustituida',
    },
    takenBack: 'Retirado por tu banco',
    open: 'Abrir pedido',
    openOf: (what, day) => `Abrir pedido: ${what}, ${day}`,
    invoice: 'Factura',
    invoiceOf: (what, day) => `Factura: ${what}, ${day}`,
    invoices: 'Facturas',
    noInvoices: 'Todavía no hay facturas.',
    creditNote: 'Factura rectificativa',
  },

  services: {
    heading: 'Tus eSIM',
    filters: 'Mostrar',
    all: 'Todas',
    noneHere: (status) => `Ninguna de tus eSIM tiene el estado «${status}».`,
    add: {
      heading: 'Añade una eSIM con su ICCID',
      text: 'Para una eSIM que compraste con otra dirección de correo. Enviaremos un código a esa dirección; introdúcelo aquí y la eSIM pasará a esta cuenta.',
      iccid: 'ICCID',
      iccidHint: '19 o 20 cifras. Está en nuestro correo o en el teléfono, en SIM o Datos móviles.',
      start: 'Añadir eSIM',
      starting: 'Buscando la eSIM',
      mailed:
        'Si es una de nuestras eSIM, hay un código de seis cifras de camino a la dirección con la que se compró. Es válido durante 10 minutos.',
      code: 'Código del correo',
      finish: 'Confirmar código',
      again: 'Usar otro ICCID',
      done: 'La eSIM ya está en tu cuenta.',
    },
    problems: {
      iccid_invalid: 'Introduce un ICCID válido (19 o 20 cifras)',
      already_yours: 'Esta eSIM ya está en tu cuenta.',
      code_wrong: 'El código no es correcto. Vuelve a mirar el correo.',
      proof_gone: 'Este código ya no funciona. Empieza de nuevo con el ICCID.',
      not_yours: 'Esta eSIM no está en tu cuenta.',
      label_long: 'Usa 40 caracteres como máximo.',
    },
    renamed: 'Nombre guardado.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'No hemos podido leer el formulario. Rellénalo de nuevo.',
}
