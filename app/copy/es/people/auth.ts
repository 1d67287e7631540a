// The words of signing in and up, and of setting and resetting a password, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/auth.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { codeProblems } from './own-proof.ts'

export const authProblems: typeof english.authProblems = {
  email_missing: 'Introduce tu dirección de correo',
  email_invalid: 'Introduce una dirección de correo válida',
  email_unknown: 'No hay ninguna cuenta con este correo',
  not_registered: 'Este correo no está registrado. Crea antes una cuenta.',
  no_account_yet: 'Este correo aún no tiene cuenta. Crea una o revisa la dirección.',
  account_exists: 'Ya existe una cuenta con este correo',
  signup_iccid_mismatch:
    'Existe una cuenta con este correo, pero el ICCID no coincide. Prueba con el ICCID correcto o escribe a soporte.',
  iccid_missing: 'Introduce el correo y el ICCID',
  iccid_invalid: 'Introduce un ICCID válido (19 o 20 cifras)',
  iccid_mismatch: 'El ICCID no corresponde a esta cuenta',
  no_iccid: 'Esta cuenta no tiene ningún ICCID',
  name_missing: 'Introduce tu nombre y apellidos',
  password_missing: 'Introduce una contraseña',
  password_short: 'La contraseña debe tener al menos 8 caracteres',
  password_long: 'La contraseña debe tener 256 caracteres como máximo',
  password_mismatch: 'Las contraseñas no coinciden',
  password_weak:
    'Esta contraseña es demasiado débil. Hazla más larga, mezcla más tipos de caracteres o elige una menos común.',
  code_missing: 'Introduce el código de nuestro correo',
  code_wrong: 'Ese no es el código de nuestro último correo. Compruébalo e inténtalo de nuevo.',
  proof_gone: 'Este código ha caducado o ya se ha usado. Solicita uno nuevo.',
  staff_elsewhere: 'Inicia sesión en la dirección de la propia tienda. El equipo no puede hacerlo aquí.',
  account_disabled: 'Esta cuenta está desactivada. Escribe a soporte.',
  credentials_wrong: 'El correo o la contraseña no son correctos. Quizá tengas que crear antes una contraseña.',
  unconfirmed: 'Confirma antes tu dirección de correo. Abre el enlace que te enviamos e inicia sesión.',
  reset_token_missing: 'El enlace no es válido. Solicita uno nuevo para restablecer tu contraseña.',
  reset_code_missing: 'Introduce el código que muestra el navegador desde el que pediste el enlace',
  first_admin_link_gone:
    'Este enlace ya no funciona. Si la tienda ya tiene administrador, inicia sesión. Si no, reiníciala para obtener un enlace nuevo.',
  link_missing: 'Pega el enlace completo en este campo',
  terms_missing: 'Acepta las condiciones de colaboración',
  account_gone: 'No hay ninguna cuenta con este correo',
  form_unreadable: 'No hemos podido leer el formulario. Rellénalo de nuevo.',
  signup_failed: 'No hemos podido crear la cuenta',
  reset_failed: 'No hemos podido restablecer la contraseña. Inténtalo de nuevo.',
  request_failed: 'No hemos podido enviar el enlace. Inténtalo de nuevo.',
  login_failed: 'No se ha podido iniciar sesión. Inténtalo de nuevo.',
  factor_missing: 'Introduce un código',
  factor_wrong: codeProblems.code_wrong,
  factor_used: codeProblems.code_used,
  passkey_wrong: 'Esa llave de acceso no ha funcionado. Inténtalo de nuevo o usa un código.',
  sign_in_gone: 'Este inicio de sesión ha caducado o se completó en otra pestaña. Inicia sesión de nuevo.',
  unexpected: 'Se ha producido un error inesperado. Inténtalo más tarde.',
}

export const authCopy: typeof english.authCopy = {
  tooOften: tooManyAttempts,
  email: 'Correo electrónico',
  iccid: 'ICCID',
  iccidHint:
    '19 o 20 cifras. Está en nuestro correo, en la página de tu pedido o en el teléfono, en SIM o Datos móviles.',
  iccidCount: (digits) => `${digits} de 19 o 20 cifras`,
  iccidShort: 'El ICCID debe tener 19 o 20 cifras',
  fullName: 'Nombre y apellidos',
  password: 'Contraseña',
  newPassword: 'Nueva contraseña',
  confirmPassword: 'Repite la contraseña',
  show: 'Mostrar contraseña',
  capsLock: 'Las mayúsculas están activadas.',
  continue: 'Continuar',
  back: 'Usar otro correo',
  wait: 'Un momento',
  backToLogin: 'Volver al inicio de sesión',

  login: {
    title: 'Inicia sesión',
    lead: 'Tus eSIM, facturas y ajustes, en un solo lugar.',
    description: 'Inicia sesión en tu cuenta.',
    submit: 'Iniciar sesión',
    failed: 'No se ha podido iniciar sesión',
    forgot: '¿Has olvidado tu contraseña?',
    noAccount: '¿Aún no tienes cuenta?',
    signUp: 'Crear cuenta',
    noPassword: '¿Compraste una eSIM y aún no tienes contraseña?',
    setUp: 'Crea tu contraseña',
    justStatus: '¿Solo buscas tu eSIM?',
    status: 'Consultar el estado sin iniciar sesión',
    confirming: (email) => `Ya casi está. Inicia sesión con la contraseña que elegiste para confirmar ${email}.`,
    confirmingGone: 'Este enlace ya no es válido. Inicia sesión o crea la cuenta de nuevo.',
    created: (email) =>
      `Hemos enviado un enlace a ${email}. Ábrelo e inicia sesión una vez para terminar de crear tu cuenta.`,
  },

  secondFactor: {
    title: 'Un paso más',
    lead: 'La contraseña es correcta. Ahora demuestra que eres tú.',
    description: 'Completa el inicio de sesión con tu segundo factor.',
    code: 'Código',
    codeHint: (hasApp) =>
      hasApp
        ? 'Seis cifras de tu aplicación de autenticación, o un código de recuperación.'
        : 'Uno de tus códigos de recuperación.',
    submit: 'Iniciar sesión',
    startOver: 'Iniciar sesión con otra cuenta',
    lost: '¿Has perdido el teléfono y los códigos de recuperación?',
    lostLink: 'Contactar con soporte',
  },

  signup: {
    title: 'Crea tu cuenta',
    lead: 'Mira tus eSIM, recárgalas y encuentra tus facturas.',
    description: 'Crea una cuenta en dos pasos.',
    steps: ['Correo', 'Contraseña'],
    step: (position, name) => `Paso ${position} de 2: ${name}`,
    iccidHint: 'Solo si ya tienes una eSIM. 19 o 20 cifras, en nuestro correo o en la página de tu pedido.',
    nameLocked: 'Es el nombre de tu pedido, por eso no se puede cambiar aquí.',
    contact: 'Contactar con soporte',
    submit: 'Crear cuenta',
    haveAccount: '¿Ya tienes cuenta?',
    logIn: 'Inicia sesión',
  },

  setup: {
    title: 'Crea tu contraseña',
    lead: 'Para quienes compraron una eSIM sin cuenta.',
    description: 'Crea una contraseña con tu ICCID.',
    steps: ['Correo', 'Verificación', 'Contraseña'],
    step: (position, name) => `Paso ${position} de 3: ${name}`,
    emailHint: 'La dirección con la que compraste la eSIM. Le enviaremos un código.',
    sendCode: 'Enviar código',
    mailed: (email) =>
      `Si se puede crear aquí una contraseña para ${email}, hay un código de seis cifras de camino. Es válido durante 10 minutos.`,
    code: 'Código del correo',
    codeHint: 'Seis cifras.',
    verify: 'Verificar',
    save: 'Guardar contraseña',
    done: 'Tu contraseña está lista.',
    leaving: (seconds) =>
      `Te llevamos al inicio de sesión en ${plural(seconds, { one: 'segundo', other: 'segundos' })}.`,
    goOn: 'Continuar ahora',
    again: 'Enviar otro código',
  },

  aside: {
    heading: 'Todo tu viaje en un solo lugar',
    items: [
      {
        icon: 'signal',
        title: 'Datos y días de un vistazo',
        text: 'De cada eSIM que has comprado, en directo desde la red.',
      },
      { icon: 'plus', title: 'Recarga en un minuto', text: 'Añade datos a la eSIM que ya está en tu teléfono.' },
      {
        icon: 'phone',
        title: 'Códigos QR e instalación',
        text: 'Cuando los necesites, en cualquier dispositivo.',
      },
      { icon: 'receipt', title: 'Facturas', text: 'Todas, listas para descargar.' },
    ],
  },

  auth: {
    title: 'Ayuda con la cuenta',
    lead: 'Mira qué tenemos registrado con tu correo o crea una contraseña nueva con tu ICCID.',
    description: 'Consulta tu cuenta, crea una contraseña o inicia sesión.',
    tabsLabel: 'Cuenta',
    tabs: { check: 'Consultar cuenta', register: 'Crear o cambiar contraseña', login: 'Iniciar sesión' },
    check: {
      submit: 'Consultar cuenta',
      text: 'Solo mostramos los datos de una cuenta a su titular.',
      mailed: (email) =>
        `Si ${email} pertenece a una cuenta, hay un código de seis cifras de camino. Introdúcelo para ver los datos.`,
      show: 'Mostrar datos',
      heading: 'Datos de la cuenta',
      fullName: 'Nombre y apellidos',
      email: 'Correo electrónico',
      iccid: 'ICCID',
      noIccid: 'Ninguno',
      type: 'Tipo de cuenta',
      created: 'Fecha de creación',
      another: 'Consultar otro correo',
    },
  },

  reset: {
    title: 'Restablece tu contraseña',
    lead: 'Te enviamos un enlace que funciona una sola vez, durante 10 minutos.',
    leadNew: 'Elige una contraseña nueva. Se cerrará tu sesión en todos los demás dispositivos.',
    description: 'Restablece una contraseña olvidada.',
    submit: 'Enviar enlace',
    sentTitle: 'Enlace enviado',
    sentText: 'Si tu correo está registrado, recibirás en breve un enlace para restablecer la contraseña.',
    save: 'Guardar contraseña',
    mismatch: 'Las contraseñas no coinciden',
    spent:
      'Un enlace funciona una sola vez, durante 10 minutos, y se anula tras cinco códigos erróneos. Puedes solicitar otro aquí.',
    elsewhere: 'Pediste este enlace en otro navegador',
    elsewhereText: 'Para demostrar que fuiste tú, introduce el código de 6 cifras que muestra el otro navegador.',
    code: 'Código del otro navegador',
    codeWrong: (triesLeft) =>
      `Ese no es el código del navegador desde el que pediste el enlace. Te ${triesLeft === 1 ? 'queda 1 intento' : `quedan ${triesLeft} intentos`}.`,
    askHere: 'Pedir un enlace nuevo aquí',
    codeTitle: '¿Vas a abrir el enlace en otro dispositivo?',
    codeText: 'Te pedirá este código. No se lo des a nadie.',
    haveLink: 'Si ya tienes el enlace',
    haveLinkText:
      'Esta página lee el enlace con JavaScript, que está desactivado en tu navegador. Pega el enlace aquí.',
    link: 'Enlace de nuestro correo',
    linkHint: 'Pega el enlace completo.',
    done: 'Contraseña actualizada',
    already: 'Ya has iniciado sesión',
    alreadyText: (email) =>
      `Has iniciado sesión como ${email}. Cierra la sesión para restablecer la contraseña de otra cuenta.`,
    signOut: 'Cerrar sesión',
    goToAccount: 'Ir a la cuenta',
  },

  firstAdmin: {
    title: 'Crea el primer administrador',
    lead: 'Quien gestiona el servidor de la tienda recibe este enlace. Funciona una sola vez.',
    description: 'Crea el primer administrador de la tienda.',
    submit: 'Crear administrador',
    link: 'Enlace a esta página',
    linkHint: 'Pega el enlace completo, tal como lo mostró la tienda.',
  },

  meter: {
    label: 'Seguridad de la contraseña',
    strength: { weak: 'Débil', medium: 'Media', strong: 'Fuerte' },
    signs: {
      lowercase: 'Una letra minúscula',
      uppercase: 'Una letra mayúscula',
      digit: 'Una cifra',
      special: 'Un carácter especial',
      length: '8 caracteres o más',
    },
    met: 'cumplido',
    unmet: 'pendiente',
    passphrase: 'O usa simplemente una frase de 15 caracteres o más. Las contraseñas comunes siempre son débiles.',
  },
}
