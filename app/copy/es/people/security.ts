// The words of an account's second factors in Spanish: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/security.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy: typeof english.securityCopy = {
  title: 'Segundo factor',
  lead: 'Una contraseña se puede robar. Con un segundo factor, nadie puede entrar solo con la tuya.',
  back: 'Tu cuenta',
  mustTitle: 'Configura un segundo factor para continuar',
  mustText: 'Lo necesita toda persona que gestiona esta tienda. Tus páginas se abren en cuanto lo tengas.',
  confirmTitle: 'Confirma antes que eres tú',
  confirmText: 'Solo tú puedes cambiar cómo inicias sesión. Hace un rato que la iniciaste.',
  confirm: 'Confirmar que soy yo',
  goOn: 'Ir a tus páginas',
  tooOften: 'Demasiados intentos. Vuelve a probar en unos minutos.',
  unreadable: 'No hemos podido leer el formulario. Inténtalo de nuevo.',
  saving: 'Guardando',

  app: {
    heading: 'Aplicación de autenticación',
    text: 'Una aplicación en tu teléfono muestra un código nuevo de seis cifras cada 30 segundos.',
    since: (day) => `Configurada: ${day}.`,
    scan: 'Escanéalo con tu aplicación de autenticación.',
    qr: 'Código QR que añade esta cuenta a una aplicación de autenticación',
    byHand: '¿No puedes escanearlo? Introduce esta clave en la aplicación:',
    copyKey: 'Copiar clave',
    code: 'Código de la aplicación',
    codeHint: 'Seis cifras. Así sabemos que la aplicación está configurada.',
    submit: 'Activar la aplicación',
    remove: 'Quitar la aplicación',
    removeText: 'Sus códigos dejarán de funcionar aquí. Para volver a usar una, tendrás que configurarla desde cero.',
    yesRemove: 'Sí, quitar la aplicación',
  },
  passkeys: {
    heading: 'Llaves de acceso',
    text: 'Inicia sesión con tu huella, tu cara, el bloqueo de pantalla o una llave de seguridad.',
    none: 'Todavía no hay llaves de acceso.',
    facts: (added, used) => (used ? `Añadida: ${added}; último uso: ${used}` : `Añadida: ${added}`),
    elsewhere: (host) => `funciona en ${host}`,
    name: 'Nombre',
    nameHint: 'Para distinguirlas, por ejemplo «Portátil del trabajo».',
    submit: 'Añadir llave de acceso',
    remove: 'Quitar',
    removeText: 'Ya no podrás iniciar sesión con ella.',
    yesRemove: 'Sí, quitarla',
    yesRemoveOf: (name) => `Sí, quitar la llave de acceso ${name}`,
  },
  codes: {
    heading: 'Códigos de recuperación',
    text: 'Por si pierdes el teléfono. Cada código funciona una vez, en lugar de tu segundo factor.',
    left: (count) => (count === 1 ? 'Queda 1 de 10.' : `Quedan ${count} de 10.`),
    renew: 'Crear códigos nuevos',
    renewText: 'Los códigos anteriores dejarán de funcionar.',
    yesRenew: 'Sí, crear códigos nuevos',
    shownTitle: 'Guarda ahora estos códigos de recuperación',
    shownText: 'Solo los mostramos una vez. Guárdalos donde guardas tus contraseñas o imprímelos.',
    copy: 'Copiar todos los códigos',
  },
  signIns: {
    heading: 'Sesiones iniciadas',
    text: 'Navegadores con la sesión iniciada en tu cuenta, del más reciente al más antiguo.',
    facts: (when, place) => (place ? `Sesión iniciada: ${when} (${place})` : `Sesión iniciada: ${when}`),
    used: (when) => `Último uso: ${when}`,
    end: 'Cerrar la sesión de un navegador',
  },
  lastText: 'Es tu último segundo factor: sin él, cualquiera con tu contraseña puede iniciar sesión.',

  problems: {
    ...codeProblems,
    code_wrong: 'El código no es correcto. Introduce el que muestra ahora la aplicación.',
    password_wrong: 'Hace un rato que iniciaste sesión. Confirma antes que eres tú.',
    offer_gone: 'Esta clave es demasiado antigua. Escanea la nueva e introduce su código.',
    factor_exists: 'Ya está configurado.',
    name_missing: 'Ponle un nombre a la llave de acceso.',
    passkey_refused: 'No hemos podido usar esa llave de acceso. Inténtalo de nuevo.',
    too_many_passkeys: 'Ya tienes diez llaves de acceso. Quita una antes.',
    no_factor: 'Configura antes una aplicación o una llave de acceso.',
    factor_gone: 'Ya no está.',
  },

  card: {
    heading: 'Segundo factor',
    off: 'Desactivado. Cualquiera con tu contraseña puede iniciar sesión.',
    on: 'Activado. Tu contraseña por sí sola no basta para iniciar sesión.',
    setUp: 'Configurar un segundo factor',
    change: 'Cambiar tu segundo factor',
  },

  staff: {
    heading: 'Segundo factor',
    has: (app, passkeys) =>
      [
        app && 'aplicación de autenticación',
        passkeys > 0 && plural(passkeys, { one: 'llave de acceso', other: 'llaves de acceso' }),
      ]
        .filter(Boolean)
        .join(', '),
    text: 'Si lo ha perdido, asegúrate antes de que es esa persona. Quitaremos todo, cerraremos sus sesiones y le enviaremos un correo.',
    remove: 'Quitar segundo factor',
    yesRemove: 'Sí, quitarlo todo',
    problems: {
      own_account: 'Cambia tu propio segundo factor en la página de tu cuenta.',
      person_gone: 'Esta cuenta ya no existe.',
      factor_gone: 'Esta cuenta no tiene segundo factor.',
    },
  },
}
