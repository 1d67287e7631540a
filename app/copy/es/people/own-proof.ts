// Asks a logged-in user in Spanish to prove who they are: by password, code, or passkey.
import type * as english from '../../people/own-proof.ts'

export const codeProblems: typeof english.codeProblems = {
  code_wrong: 'El código no es correcto. Introduce el que muestra ahora tu aplicación o un código de recuperación.',
  code_used: 'Ese código ya se ha usado. Espera al siguiente.',
}

export const ownProofCopy: typeof english.ownProofCopy = {
  title: 'Confirma que eres tú',
  lead: 'Hace un rato que iniciaste sesión. Después de esto no volveremos a preguntar en diez minutos.',
  description: 'Confirma que eres tú antes de continuar.',
  code: 'Código de tu aplicación de autenticación',
  codeHint: 'Seis cifras. También vale un código de recuperación.',
  submit: 'Confirmar',
  done: 'Confirmado. Puedes continuar.',
  downloadStarted: 'Confirmado. La descarga ha empezado.',
  downloadHint: 'Si no llega nada, usa el enlace.',
  downloadReady: 'Confirmado. El archivo está listo.',
  downloadLink: 'Descargar el archivo',
  passkeyInstead: 'Usar una llave de acceso',
  missing: 'Introduce tu contraseña o un código.',
  password_wrong: 'Esa no es tu contraseña.',
}

export const passkeyCopy: typeof english.passkeyCopy = {
  use: 'Usar una llave de acceso',
  waiting: 'Esperando tu llave de acceso',
  or: 'o',
  canceled: 'No se ha usado la llave de acceso. Inténtalo de nuevo o usa un código.',
  notMade: 'No se ha creado ninguna llave de acceso. Inténtalo de nuevo.',
  elsewhere: 'Tus llaves de acceso son de otra dirección de esta tienda. Usa aquí un código.',
  needsScript: 'Las llaves de acceso necesitan JavaScript.',
}

export const ownPasswordCopy: typeof english.ownPasswordCopy = {
  label: 'Tu contraseña',
  hint: 'Hace un rato que iniciaste sesión. Confirma que eres tú.',
}
