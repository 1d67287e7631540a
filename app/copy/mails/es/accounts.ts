// The account emails in Spanish.
import type { AccountCopy } from '../account-copy.ts'

export const spanishAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Confirma tu dirección de correo para ${product}`,
    heading: 'Confirma tu dirección de correo',
    text: 'Has solicitado crear una cuenta con esta dirección. Abre el enlace e inicia sesión con la contraseña que elegiste para completar el registro.',
    button: 'Confirmar e iniciar sesión',
    validity: 'El enlace es válido durante 24 horas.',
    notYou:
      '¿No lo has solicitado tú? Ignora este correo: sin acceso a tu buzón, nadie puede crear una cuenta a tu nombre.',
  },
  account_code: {
    subject: (product, code) => `${code} es tu código de ${product}`,
    heading: 'Tu código',
    text: {
      set_password: 'Introduce este código en la página donde estás creando tu contraseña.',
      check_account: 'Introduce este código en la página donde has solicitado los datos de tu cuenta.',
      add_esim:
        'Alguien quiere añadir a su cuenta una eSIM que se compró con esta dirección. Si eres tú, introduce el código en la página correspondiente. Quien lo tenga podrá ver la eSIM y su pedido.',
      cancel_order:
        'Alguien quiere cancelar el pedido hecho con esta dirección. Si eres tú, introduce el código en la página en la que lo estás cancelando.',
    },
    code: 'Código',
    validity: 'Es válido durante 10 minutos, en el navegador desde el que lo solicitaste.',
    notYou: '¿No lo has solicitado tú? Ignora este correo y no le des el código a nadie, ni siquiera a nosotros.',
  },
  account_exists: {
    subject: (product) => `Ya tienes una cuenta en ${product}`,
    heading: 'Ya existe una cuenta con esta dirección de correo',
    text: 'Alguien, probablemente tú, acaba de intentar registrarse con esta dirección. Tu cuenta sigue como estaba: inicia sesión con tu contraseña o crea una nueva.',
    button: 'Iniciar sesión',
    reset: 'Restablecer tu contraseña',
    notYou: '¿No has sido tú? Entonces no tienes que hacer nada.',
  },
  confirm_wish: {
    subject: (product, country) => `¿Quieres que ${product} te avise? ${country}`,
    heading: 'Un clic y te avisamos',
    text: (country) =>
      `Quieres saber cuándo venderemos un paquete para este destino: ${country}. Abre el enlace y acepta, y te escribiremos una sola vez cuando esté disponible. Con el mismo enlace también puedes cancelar el aviso.`,
    button: 'Abrir la página',
    validity: 'Puedes aceptar durante 24 horas. Si en un año no hay ningún paquete, eliminamos tu dirección.',
    notYou: '¿No has sido tú? Entonces ignora este correo: sin tu clic no enviaremos nada más.',
  },
  country_on_sale: {
    subject: (product, country) => `Nuevo en ${product}: ${country}`,
    heading: (country) => `Ya disponible: ${country}`,
    text: (country) => `Nos pediste que te avisáramos: ya vendemos paquetes para este destino: ${country}.`,
    button: 'Ver los paquetes',
    last: 'Este ha sido el único correo sobre ello. Hemos eliminado tu dirección de la lista.',
  },
  password_reset: {
    subject: (product) => `Restablece tu contraseña de ${product}`,
    heading: 'Restablece tu contraseña',
    text: 'Has solicitado una contraseña nueva. Abre el enlace para elegirla. Se cerrará tu sesión en todos los demás dispositivos.',
    button: 'Elegir una contraseña nueva',
    validity:
      'El enlace funciona una sola vez, durante 10 minutos. En otro dispositivo necesitas también el código que muestra el navegador desde el que lo solicitaste.',
    notYou: '¿No lo has solicitado tú? Ignora este correo: tu contraseña sigue siendo la misma.',
  },
  password_changed: {
    subject: (product) => `Tu contraseña de ${product} se ha cambiado`,
    heading: 'Tu contraseña se ha cambiado',
    text: 'La contraseña de tu cuenta se acaba de cambiar y se ha cerrado tu sesión en todos los demás dispositivos.',
    notYou: '¿No has sido tú? Restablécela de inmediato y nadie más podrá usar la nueva:',
    button: 'Restablecer tu contraseña',
  },
  confirm_new_email: {
    subject: (product) => `Confirma tu nueva dirección de correo para ${product}`,
    heading: 'Confirma tu nueva dirección de correo',
    text: 'Nos has pedido que usemos esta dirección para tu cuenta. Abre el enlace y confírmala; hasta entonces no cambia nada.',
    button: 'Confirmar esta dirección',
    validity: 'El enlace funciona una sola vez, durante una hora.',
    notYou: '¿No lo has solicitado tú? Ignora este correo: sin acceso a tu buzón, nadie puede usar tu dirección.',
  },
  email_changed: {
    subject: (product) => `La dirección de correo de tu cuenta de ${product} se ha cambiado`,
    heading: 'Tu dirección de correo se ha cambiado',
    text: (newEmail) =>
      `Tu cuenta está ahora asociada a ${newEmail}. Con la dirección anterior ya no se puede iniciar sesión.`,
    notYou: '¿No has sido tú? Escríbenos de inmediato:',
    button: 'Contactar con soporte',
  },
  order_corrected: {
    subject: (product) => `Tu pedido de ${product} se ha corregido`,
    heading: 'Tu pedido se ha corregido',
    text: 'Hemos corregido el nombre o la dirección de correo de este pedido. A partir de ahora, todo lo relacionado con él llega a esta dirección, y el enlace de abajo lo abre.',
    button: 'Abrir tu pedido',
    notYou: '¿No es tu pedido? Responde a este correo.',
  },
  order_moved: {
    subject: (product) => `Un cambio en un pedido de ${product}`,
    heading: 'Este pedido ya no es tuyo',
    text: 'Hemos corregido la dirección de correo de un pedido que estaba a tu nombre. Ahora pertenece a otra dirección, así que ni sus enlaces ni tu cuenta lo abren.',
    notYou: '¿Crees que es un error? Escríbenos:',
    button: 'Contactar con soporte',
  },
  papers_corrected: {
    subject: (product) => `Tu nueva factura de ${product}`,
    heading: 'Tu factura se ha emitido de nuevo',
    text: 'Hemos corregido la factura de tu pedido. Una factura rectificativa anula la anterior y una nueva la sustituye. Lo que pagaste no cambia.',
    button: 'Abrir la nueva factura',
    notYou: '¿Sigue habiendo algo mal? Responde a este correo.',
  },
  account_deleted: {
    subject: (product) => `Tu cuenta de ${product} se ha eliminado`,
    heading: 'Tu cuenta se ha eliminado',
    text: 'Hemos eliminado tu cuenta, como solicitaste. Tus eSIM siguen funcionando, así que conserva los correos con los códigos. ¿No has sido tú? Escríbenos de inmediato:',
    button: 'Contactar con soporte',
    stays:
      'Los pedidos y las facturas se conservan durante el tiempo que exige la legislación fiscal y no se usan para nada más.',
  },
  admin_invitation: {
    subject: (product) => `Te invitan al equipo de ${product}`,
    heading: 'Únete al equipo',
    text: (invitedBy) =>
      `${invitedBy} te invita a la zona de gestión de la tienda. Abre el enlace y elige una contraseña para crear tu cuenta.`,
    button: 'Elegir una contraseña',
    validity: 'El enlace funciona una sola vez, durante 24 horas.',
    notYou: '¿No esperabas esta invitación? Ignora este correo: sin el enlace, nadie puede entrar.',
  },
  affiliate_welcome: {
    subject: (product) => `Únete al programa de afiliados de ${product}`,
    heading: 'Tu plaza de afiliado',
    text: 'Tu plaza en el programa de afiliados está lista. Abre el enlace y elige una contraseña. Después encontrarás tu código, tu enlace y tu código QR en tu panel.',
    button: 'Elegir contraseña',
    validity: 'El enlace funciona una sola vez, durante 7 días.',
    notYou: '¿No esperabas este correo? Ignóralo: sin el enlace, nadie puede unirse en tu nombre.',
  },
  team_invitation: {
    subject: (product, business) => `Invitación de ${business} en ${product}`,
    heading: (business) => `Únete al equipo de ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} te invita al equipo de ${business}. Abre el enlace y elige una contraseña.`,
    taken: (invitedBy, business) =>
      `${invitedBy} te invita al equipo de ${business}. Tu cuenta ya tiene otra función aquí y no puede unirse. Pide que te inviten en otra dirección.`,
    button: 'Elegir una contraseña',
    validity:
      'El enlace funciona una sola vez, durante 7 días. Si ya tienes una cuenta, la nueva contraseña sustituye a la anterior.',
    notYou: '¿No esperabas esta invitación? Ignora este correo: sin el enlace, nadie se une en tu nombre.',
  },
  payout_paid: {
    subject: (product) => `Tus ingresos de ${product} están en camino`,
    heading: 'Te hemos pagado',
    text: (amount, end) => `Hemos transferido ${amount} a tu cuenta terminada en ${end}.`,
    back: 'Suele aparecer en uno o dos días hábiles. El extracto del mes contiene todos los importes.',
    button: 'Ver tus pagos',
  },
  payout_waits: {
    subject: (product) => `Acerca de tu pago de ${product}`,
    heading: 'Tu pago tiene que esperar',
    text: {
      below_minimum: (amount) =>
        `Tienes ${amount}, menos que el importe más pequeño que pagamos. Lo pasamos al mes siguiente.`,
      negative: (amount) =>
        `Tu saldo es de ${amount}, porque los reembolsos se llevaron más de lo que tenías. Tus próximos ingresos lo compensarán; no tienes que pagar nada.`,
      bank_missing: (amount) => `Tienes ${amount}, pero no sabemos adónde enviarlo. Añade tus datos bancarios.`,
      bank_refused: (amount) =>
        `Tu banco devolvió ${amount}. El dinero vuelve a estar en tu saldo. Revisa tus datos bancarios y guárdalos de nuevo.`,
      invoice_missing: (amount) =>
        `Tienes ${amount} y se le añade el IVA. Envíanos una factura o acepta la autofacturación en tus datos de pago.`,
      vat_number_unknown: (amount) =>
        `Tienes ${amount}, pero el registro de la UE (VIES) no conoce el NIF-IVA de tus datos de pago. Corrígelo o quítalo allí y te pagaremos.`,
    },
    button: 'Abrir tus pagos',
  },
  bank_changed: {
    subject: (product) => `Se han cambiado tus datos de pago en ${product}`,
    heading: 'Se han cambiado tus datos de pago',
    text: (end) => `A partir de ahora transferimos tus ingresos a la cuenta terminada en ${end}.`,
    removed: 'Se han eliminado tus datos bancarios. No podemos pagarte hasta que añadas otros.',
    notYou: '¿No has sido tú? Cambia tu contraseña de inmediato y revisa los datos:',
    button: 'Revisar tus datos de pago',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Se ha recargado tu saldo en ${product}`,
      deposit_back: (product) => `Se ha reembolsado tu depósito en ${product}`,
      low: (product) => `Tu saldo en ${product} se está agotando`,
    },
    heading: {
      deposit: 'Tu depósito ha llegado',
      deposit_back: 'Tu depósito se ha reembolsado',
      low: 'Tu saldo se está agotando',
    },
    text: {
      deposit: (amount, balance) => `Hemos añadido ${amount} a tu saldo. Ahora tienes ${balance}.`,
      deposit_back: (amount, balance) =>
        `Hemos devuelto ${amount} por el medio de pago original. Tu saldo es ahora de ${balance}.`,
      low: (_amount, balance) => `Te quedan ${balance}. Recárgalo a tiempo para que tus pedidos sigan adelante.`,
    },
    button: 'Abrir tu saldo',
  },
  webhook_off: {
    subject: (product) => `Se ha desactivado un webhook tuyo en ${product}`,
    heading: 'Tu webhook se ha desactivado',
    text: (address) =>
      `Durante un día no se ha aceptado ninguno de nuestros mensajes en ${address}, así que hemos desactivado este webhook. Cuando vuelva a responder, actívalo de nuevo.`,
    missed:
      'Lo que ocurra mientras esté desactivado no se envía. Consulta tus pedidos con la API o reenvía mensajes desde el registro.',
    button: 'Ver tus webhooks',
  },
  api_key_made: {
    subject: (product) => `Se ha creado una clave de la API de ${product}`,
    heading: 'Una nueva clave de API',
    text: (keyName) => `Desde tu cuenta se acaba de crear una clave de API llamada «${keyName}» para tu empresa.`,
    notYou: '¿No has sido tú? Revócala de inmediato y cambia tu contraseña:',
    button: 'Ver tus claves de API',
  },
  new_sign_in: {
    subject: (product) => `Nuevo inicio de sesión en tu cuenta de ${product}`,
    heading: 'Inicio de sesión con un navegador nuevo',
    text: (browser, place, when) =>
      `El ${when}, alguien inició sesión en tu cuenta con ${browser}${place ? ` (${place})` : ''}. No habías usado antes ese navegador.`,
    unknownBrowser: 'un navegador desconocido',
    notYou: '¿No has sido tú? Cambia tu contraseña de inmediato y cierra la sesión en los demás navegadores:',
    button: 'Revisar tu cuenta',
  },
  factor_added: {
    subject: (product) => `Se ha añadido un segundo factor a tu cuenta de ${product}`,
    heading: 'Has añadido un segundo factor',
    text: {
      authenticator:
        'Se acaba de añadir una aplicación de autenticación a tu cuenta. A partir de ahora la necesitas para iniciar sesión.',
      passkey: 'Se acaba de añadir una llave de acceso a tu cuenta. A partir de ahora puedes iniciar sesión con ella.',
    },
    notYou: '¿No has sido tú? Cambia tu contraseña de inmediato y elimínalo:',
    button: 'Revisar tu cuenta',
  },
  factor_removed: {
    subject: (product) => `Se ha eliminado un segundo factor de tu cuenta de ${product}`,
    heading: 'Se ha eliminado un segundo factor',
    text: {
      authenticator: 'La aplicación de autenticación se acaba de eliminar de tu cuenta.',
      passkey: 'Se acaba de eliminar una llave de acceso de tu cuenta.',
      all: 'La administración ha eliminado todos los segundos factores de tu cuenta y ha cerrado tu sesión en todas partes. Inicia sesión con tu contraseña y configura uno nuevo.',
    },
    notYou: '¿No era lo que querías? Cambia tu contraseña de inmediato y vuelve a configurar un segundo factor:',
    button: 'Revisar tu cuenta',
  },
}
