// The account emails in Spanish.
import type { AccountCopy } from '../account-copy.ts'

export const spanishAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Confirme su dirección de correo para ${product}`,
    heading: 'Confirme su dirección de correo',
    text: 'Ha solicitado crear una cuenta con esta dirección. Abra el enlace e inicie sesión con la contraseña que eligió para completar el registro.',
    button: 'Confirmar e iniciar sesión',
    validity: 'El enlace es válido durante 24 horas.',
    notYou:
      '¿No lo ha solicitado usted? Ignore este correo: sin acceso a su buzón, nadie puede crear una cuenta a su nombre.',
  },
  account_code: {
    subject: (product, code) => `${code} es su código de ${product}`,
    heading: 'Su código',
    text: {
      set_password: 'Introduzca este código en la página donde está estableciendo su contraseña.',
      check_account: 'Introduzca este código en la página donde ha solicitado los datos de su cuenta.',
      add_esim:
        'Alguien quiere añadir a su cuenta una eSIM que se compró con esta dirección. Si es usted, introduzca el código en la página correspondiente. Quien lo tenga podrá ver la eSIM y su pedido.',
      cancel_order:
        'Alguien quiere cancelar el pedido que se compró con esta dirección. Si es usted, introduzca el código en la página en la que lo está cancelando.',
    },
    code: 'Código',
    validity: 'Es válido durante 10 minutos, en el navegador desde el que lo solicitó.',
    notYou: '¿No lo ha solicitado usted? Ignore este correo y no revele el código a nadie, ni siquiera a nosotros.',
  },
  account_exists: {
    subject: (product) => `Ya tiene una cuenta en ${product}`,
    heading: 'Ya existe una cuenta con esta dirección de correo',
    text: 'Alguien, probablemente usted, acaba de intentar registrarse con esta dirección. Su cuenta sigue como estaba: inicie sesión con su contraseña o establezca una nueva.',
    button: 'Iniciar sesión',
    reset: 'Restablecer su contraseña',
    notYou: '¿No ha sido usted? Entonces no tiene que hacer nada.',
  },
  confirm_wish: {
    subject: (product, country) => `¿Quiere que ${product} le avise? ${country}`,
    heading: 'Un clic y le avisamos',
    text: (country) =>
      `Quiere saber cuándo venderemos un paquete para este destino: ${country}. Abra el enlace y acepte, y le escribiremos una sola vez cuando esté disponible. Con el mismo enlace también puede ponerle fin.`,
    button: 'Abrir la página',
    validity: 'Puede aceptar durante 24 horas. Si en un año no hay ningún paquete, eliminamos su dirección.',
    notYou: '¿No ha sido usted? Entonces ignore este correo: sin su clic no enviaremos nada más.',
  },
  country_on_sale: {
    subject: (product, country) => `Nuevo en ${product}: ${country}`,
    heading: (country) => `Ya disponible: ${country}`,
    text: (country) => `Nos pidió que le avisáramos: ya vendemos paquetes para este destino: ${country}.`,
    button: 'Ver los paquetes',
    last: 'Este ha sido el único correo sobre ello. Hemos eliminado su dirección de la lista.',
  },
  password_reset: {
    subject: (product) => `Restablezca su contraseña de ${product}`,
    heading: 'Restablezca su contraseña',
    text: 'Ha solicitado una contraseña nueva. Abra el enlace para elegirla. Se cerrará la sesión en todos los demás dispositivos.',
    button: 'Elegir una contraseña nueva',
    validity:
      'El enlace funciona una sola vez, durante 10 minutos. En otro dispositivo necesita también el código que muestra el navegador desde el que lo solicitó.',
    notYou: '¿No lo ha solicitado usted? Ignore este correo: su contraseña sigue siendo la misma.',
  },
  password_changed: {
    subject: (product) => `Su contraseña de ${product} se ha cambiado`,
    heading: 'Su contraseña se ha cambiado',
    text: 'La contraseña de su cuenta se acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
    notYou: '¿No ha sido usted? Restablézcala de inmediato y nadie más podrá utilizar la nueva:',
    button: 'Restablecer su contraseña',
  },
  confirm_new_email: {
    subject: (product) => `Confirme su nueva dirección de correo para ${product}`,
    heading: 'Confirme su nueva dirección de correo',
    text: 'Nos ha pedido que usemos esta dirección para su cuenta. Abra el enlace y confírmela; hasta entonces no cambia nada.',
    button: 'Confirmar esta dirección',
    validity: 'El enlace funciona una sola vez, durante una hora.',
    notYou: '¿No lo ha solicitado usted? Ignore este correo: sin acceso a su buzón, nadie puede utilizar su dirección.',
  },
  email_changed: {
    subject: (product) => `La dirección de correo de su cuenta de ${product} se ha cambiado`,
    heading: 'Su dirección de correo se ha cambiado',
    text: (newEmail) =>
      `Su cuenta está ahora asociada a ${newEmail}. Con la dirección anterior ya no se puede iniciar sesión.`,
    notYou: '¿No ha sido usted? Escríbanos de inmediato:',
    button: 'Contactar con el servicio de asistencia',
  },
  account_deleted: {
    subject: (product) => `Su cuenta de ${product} se ha eliminado`,
    heading: 'Su cuenta se ha eliminado',
    text: 'Hemos eliminado su cuenta, como solicitó. Sus eSIM siguen funcionando, así que conserve los correos con los códigos. ¿No ha sido usted? Escríbanos de inmediato:',
    button: 'Contactar con el servicio de asistencia',
    stays:
      'Los pedidos y las facturas se conservan durante el tiempo que exige la legislación fiscal y no se utilizan para nada más.',
  },
  admin_invitation: {
    subject: (product) => `Invitación para administrar ${product}`,
    heading: 'Administre la tienda',
    text: (invitedBy) =>
      `${invitedBy} le invita a administrar la tienda. Abra el enlace y elija una contraseña para crear su cuenta.`,
    button: 'Elegir una contraseña',
    validity: 'El enlace funciona una sola vez, durante 24 horas.',
    notYou: '¿No esperaba esta invitación? Ignore este correo: sin el enlace, nadie puede administrar la tienda.',
  },
  affiliate_welcome: {
    subject: (product) => `Únase al programa de afiliados de ${product}`,
    heading: 'Su plaza de afiliado',
    text: 'Su plaza en el programa de afiliados está lista. Abra el enlace y elija una contraseña. Después encontrará su código, su enlace y su código QR en su panel.',
    button: 'Elegir contraseña',
    validity: 'El enlace funciona una sola vez, durante 7 días.',
    notYou: '¿No esperaba este correo? Ignórelo: sin el enlace, nadie puede unirse en su nombre.',
  },
  team_invitation: {
    subject: (product, business) => `Invitación de ${business} en ${product}`,
    heading: (business) => `Únase al equipo de ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} le invita al equipo de ${business}. Abra el enlace y elija una contraseña.`,
    taken: (invitedBy, business) =>
      `${invitedBy} le invita al equipo de ${business}. Su cuenta ya tiene otra función aquí y no puede unirse. Pida que le inviten en otra dirección.`,
    button: 'Elegir una contraseña',
    validity:
      'El enlace funciona una sola vez, durante 7 días. Si ya tiene una cuenta, la nueva contraseña sustituye a la anterior.',
    notYou: '¿No esperaba esta invitación? Ignore este correo: sin el enlace, nadie se une en su nombre.',
  },
  payout_paid: {
    subject: (product) => `Sus ingresos de ${product} están en camino`,
    heading: 'Le hemos pagado',
    text: (amount, end) => `Hemos transferido ${amount} a su cuenta terminada en ${end}.`,
    back: 'Suele aparecer en uno o dos días hábiles. El extracto del mes contiene todos los importes.',
    button: 'Ver sus pagos',
  },
  payout_waits: {
    subject: (product) => `Acerca de su pago de ${product}`,
    heading: 'Su pago tiene que esperar',
    text: {
      below_minimum: (amount) =>
        `Tiene ${amount}, menos que el importe más pequeño que pagamos. Lo pasamos al mes siguiente.`,
      negative: (amount) =>
        `Su saldo es de ${amount}, porque los reembolsos se llevaron más de lo que tenía. Sus próximos ingresos lo compensarán; no tiene que pagar nada.`,
      bank_missing: (amount) => `Tiene ${amount}, pero no sabemos adónde enviarlo. Añada sus datos bancarios.`,
      bank_refused: (amount) =>
        `Su banco devolvió ${amount}. El dinero vuelve a estar en su saldo. Revise sus datos bancarios y guárdelos de nuevo.`,
      invoice_missing: (amount) =>
        `Tiene ${amount} y se le añade el IVA. Envíenos una factura o acepte la autofacturación en sus datos de pago.`,
      vat_number_unknown: (amount) =>
        `Tiene ${amount}, pero el registro de la UE (VIES) no conoce el NIF-IVA de sus datos de pago. Corríjalo o quítelo allí y le pagaremos.`,
    },
    button: 'Abrir sus pagos',
  },
  bank_changed: {
    subject: (product) => `Se han cambiado sus datos de pago en ${product}`,
    heading: 'Se han cambiado sus datos de pago',
    text: (end) => `A partir de ahora transferimos sus ingresos a la cuenta terminada en ${end}.`,
    removed: 'Se han eliminado sus datos bancarios. No podemos pagarle hasta que añada otros.',
    notYou: '¿No ha sido usted? Cambie su contraseña de inmediato y revise los datos:',
    button: 'Revisar sus datos de pago',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Se ha recargado su saldo en ${product}`,
      deposit_back: (product) => `Se ha reembolsado su depósito en ${product}`,
      low: (product) => `Su saldo en ${product} se está agotando`,
    },
    heading: {
      deposit: 'Su depósito ha llegado',
      deposit_back: 'Su depósito se ha reembolsado',
      low: 'Su saldo se está agotando',
    },
    text: {
      deposit: (amount, balance) => `Hemos añadido ${amount} a su saldo. Ahora tiene ${balance}.`,
      deposit_back: (amount, balance) =>
        `Hemos devuelto ${amount} por el medio de pago original. Su saldo es ahora de ${balance}.`,
      low: (_amount, balance) => `Le quedan ${balance}. Recárguelo a tiempo para que sus pedidos sigan adelante.`,
    },
    button: 'Abrir su saldo',
  },
  webhook_off: {
    subject: (product) => `Se ha desactivado un webhook suyo en ${product}`,
    heading: 'Su webhook se ha desactivado',
    text: (address) =>
      `Durante un día no se ha aceptado ninguno de nuestros mensajes en ${address}, así que hemos desactivado este webhook. Cuando vuelva a responder, actívelo de nuevo.`,
    missed:
      'Lo que ocurra mientras esté desactivado no se envía. Consulte sus pedidos con la API o reenvíe mensajes desde el registro.',
    button: 'Ver sus webhooks',
  },
  api_key_made: {
    subject: (product) => `Se ha creado una clave de la API de ${product}`,
    heading: 'Una nueva clave de API',
    text: (keyName) => `Desde su cuenta se acaba de crear una clave de API llamada «${keyName}» para su empresa.`,
    notYou: '¿No ha sido usted? Revóquela de inmediato y cambie su contraseña:',
    button: 'Ver sus claves de API',
  },
  new_sign_in: {
    subject: (product) => `Nuevo inicio de sesión en su cuenta de ${product}`,
    heading: 'Inicio de sesión con un navegador nuevo',
    text: (browser, place, when) =>
      `El ${when}, alguien inició sesión en su cuenta con ${browser}${place ? ` (${place})` : ''}. Usted no había usado antes ese navegador.`,
    unknownBrowser: 'un navegador desconocido',
    notYou: '¿No ha sido usted? Cambie su contraseña de inmediato y cierre la sesión en los demás navegadores:',
    button: 'Revisar su cuenta',
  },
  factor_added: {
    subject: (product) => `Se ha añadido un segundo factor a su cuenta de ${product}`,
    heading: 'Ha añadido un segundo factor',
    text: {
      authenticator:
        'Se acaba de añadir una aplicación de autenticación a su cuenta. A partir de ahora la necesita para iniciar sesión.',
      passkey: 'Se acaba de añadir una llave de acceso a su cuenta. A partir de ahora puede iniciar sesión con ella.',
    },
    notYou: '¿No ha sido usted? Cambie su contraseña de inmediato y elimínelo:',
    button: 'Revisar su cuenta',
  },
  factor_removed: {
    subject: (product) => `Se ha eliminado un segundo factor de su cuenta de ${product}`,
    heading: 'Se ha eliminado un segundo factor',
    text: {
      authenticator: 'La aplicación de autenticación se acaba de eliminar de su cuenta.',
      passkey: 'Se acaba de eliminar una llave de acceso de su cuenta.',
      all: 'La administración ha eliminado todos los segundos factores de su cuenta y ha cerrado su sesión en todas partes. Inicie sesión con su contraseña y configure uno nuevo.',
    },
    notYou: '¿No era lo que quería? Cambie su contraseña de inmediato y vuelva a configurar un segundo factor:',
    button: 'Revisar su cuenta',
  },
}
