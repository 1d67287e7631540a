// The words of the eSIM status page in Spanish.
import { formFor, plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'No hemos podido obtener el código de activación'

export const statusProblems: typeof english.statusProblems = {
  nothing_given: 'Introduce un correo electrónico o un ICCID',
  iccid_missing: 'Introduce también tu ICCID para verificar tu cuenta.',
  email_invalid: 'Introduce una dirección de correo válida',
  iccid_invalid: 'Introduce un ICCID válido (19 o 20 cifras)',
  email_unknown: 'No hay ninguna eSIM con esta dirección de correo',
  iccid_mismatch: 'El ICCID no corresponde a esta dirección de correo.',
  status_unavailable: 'No hemos podido obtener el estado de la eSIM',
}

export const activationProblems: typeof english.activationProblems = {
  not_proven: ACTIVATION_FAILED,
  order_withdrawn:
    'Has desistido de este pedido, por eso no se muestran sus códigos. ¿Has vuelto a cambiar de idea? Escríbenos.',
  code_unavailable: ACTIVATION_FAILED,
}

export const reminderProblems: typeof english.reminderProblems = {
  email_missing: 'Introduce tu dirección de correo',
  email_invalid: 'Introduce una dirección de correo válida',
  no_esim: 'No hay ninguna eSIM con esta dirección de correo.',
  mail_failed: 'No hemos podido enviar el correo',
}

export const statusCopy: typeof english.statusCopy = {
  title: 'Estado de la eSIM',
  lead: 'Mira cuántos datos te quedan y cuándo caduca. Basta con el ICCID. Si añades tu correo, comprobamos que coincidan.',
  tooOften: tooManyAttempts,
  unexpected: 'Se ha producido un error al consultar el estado de la eSIM',
  databaseError: (message) => `Error de la base de datos: ${message}`,
  functionError: (message) => `Error del servicio: ${message}`,
  tryLater: 'ahora mismo no podemos leer nuestros registros. Inténtalo de nuevo en un momento.',
  retrieved: 'Estado de la eSIM obtenido',
  error: 'Error',

  form: {
    heading: '¿Qué eSIM?',
    email: 'Correo electrónico',
    emailHint: 'La dirección con la que compraste la eSIM.',
    iccid: 'ICCID',
    iccidHint:
      '19 o 20 cifras. Está en nuestro correo, en la página de tu pedido o en el teléfono, en SIM o Datos móviles.',
    iccidShort: 'El ICCID debe tener 19 o 20 cifras',
    iccidCount: (digits) => `${digits} de 19 o 20 cifras`,
    prefilled: 'Rellenado con el pedido de este navegador.',
    forgot: '¿No encuentras el ICCID?',
    check: 'Consultar estado',
    checking: 'Consultando el estado',
    others: 'Consulta tus otras eSIM',
    other: (position, iccid) => `eSIM ${position} – ${iccid}`,
    show: 'Mostrar',
  },

  held: {
    heading: 'Tus eSIM',
    facts: (trip, days) => `${trip} durante ${plural(days, { one: 'día', other: 'días' })}`,
    checkOf: (name) => `Consultar estado: ${name}`,
  },

  card: {
    named: (masked) => `eSIM ${masked}`,
    balance: 'Datos restantes',
    data: 'Datos',
    balanceUnknown: 'No se sabe',
    balanceUnknownText: 'La red no ha indicado cuántos datos quedan. Actualiza en un momento.',
    left: (left, total) => (total ? `Disponible: ${left} de ${total}` : `Disponible: ${left}`),
    megabytes: (left, total) => `${left}\u00A0MB de ${total}\u00A0MB`,
    megabytesOnly: (left) => `${left}\u00A0MB; la red no ha indicado el total`,
    pace: (day) => `A este ritmo, hasta el ${day}`,
    paceWhole: 'A este ritmo te llegan hasta que caduque',
    starts: (startsAt) => rulesCopy.starts(startsAt),
    used: (percent) => `${percent}\u00A0% usado`,
    color: {
      green: 'Quedan de sobra',
      yellow: 'Van quedando pocos',
      red: 'Casi agotados',
    },
    empty: 'No quedan datos',
    zone: 'Zona de la eSIM',
    expiry: 'Fecha de caducidad',
    expired: 'Caducada',
    noExpiry: 'La eSIM no está activada',
    noExpiryText: (startsAt) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} Instalarla no los pone en marcha.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Tiempo restante',
    countdown: ({ days, hours, minutes, seconds }, hasSeconds) => [
      { count: days, unit: formFor(days, { one: 'día', other: 'días' }) },
      { count: hours, unit: formFor(hours, { one: 'hora', other: 'horas' }) },
      { count: minutes, unit: formFor(minutes, { one: 'minuto', other: 'minutos' }) },
      ...(hasSeconds ? [{ count: seconds, unit: formFor(seconds, { one: 'segundo', other: 'segundos' }) }] : []),
    ],
    hideSeconds: 'Ocultar segundos',
    showSeconds: 'Mostrar segundos',
    lookingUp: 'Consultando el estado de tu eSIM',
    refresh: 'Actualizar estado',
    refreshing: 'Actualizando el estado',
    updated: (seconds) =>
      seconds < 60
        ? `actualizado hace ${seconds}\u00A0s`
        : seconds < 3600
          ? `actualizado hace ${Math.floor(seconds / 60)}\u00A0min`
          : `actualizado hace ${plural(Math.floor(seconds / 3600), { one: 'hora', other: 'horas' })}`,
  },

  activation: {
    heading: 'Instala esta eSIM',
    lead: 'El código y la imagen QR, para el teléfono que vas a usar.',
    show: 'Mostrar los datos de descarga y el código QR',
    loading: 'Cargando los códigos',
    iccid: 'ICCID',
    copyIccid: 'Copiar ICCID',
    code: 'Código de activación manual',
    copyCode: 'Copiar código',
    qrAlt: (iccid) => `Código QR de la eSIM terminada en ${iccid.slice(-4)}`,
    scan: 'Escanéalo con la cámara del teléfono con el que viajas.',
    download: 'Descargar QR',
    file: 'codigo-qr.png',
    install: 'Página de instalación: pasos, recordatorios y ayuda',
    help: 'Ayuda con la instalación (preguntas frecuentes)',
  },

  proof: {
    heading: '¿Buscas el código QR o tus otras eSIM?',
    text: 'Los mostramos en el navegador con el que hiciste el pedido. En cualquier otro, abre una vez el enlace de nuestro correo para verlos también allí.',
    button: 'Enviarme mis enlaces',
  },

  forgot: {
    title: 'Recibe tu ICCID por correo',
    text: 'Enviamos los ICCID de tus eSIM a la dirección con la que las compraste, con un enlace a cada pedido.',
    email: 'Correo electrónico',
    send: 'Enviar correo',
    sending: 'Enviando el correo',
    sent: '¡Correo enviado!',
    sentText: 'Mira tu bandeja de entrada y, si no llega en unos minutos, la carpeta de spam.',
    buy: 'Comprar eSIM',
    support: 'Contactar con soporte',
    again: 'Probar con otra dirección',
  },
}
