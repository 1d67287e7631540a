// The words of the withdrawal page in Spanish.
import type * as english from '../../support/withdraw.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const withdrawCopy: typeof english.withdrawCopy = {
  title: 'Desistir de un contrato',
  description: '¿Has cambiado de idea? Desiste aquí de tu contrato de eSIM en dos pasos, sin iniciar sesión.',
  lead: '¿Has cambiado de idea? Dínoslo aquí. Son dos pasos, sin cuenta, y te enviaremos un acuse de recibo con la fecha y la hora.',
  steps: { label: 'Pasos', first: 'Tu contrato', second: 'Confirmar', last: 'Acuse de recibo' },
  fields: {
    reference: {
      label: 'Referencia del pedido',
      hint: (prefix) =>
        `Está en el correo de tu pedido y empieza por ${prefix}_order_. ¿No la tienes? También vale el número de factura.`,
    },
    name: { label: 'Tu nombre' },
    email: {
      label: 'Dirección de correo del pedido',
      hint: () => 'Enviaremos el acuse de recibo a esta dirección.',
    },
  },
  problems: {
    heading: 'Revisa estos campos',
    reference: 'Introduce la referencia del pedido o el número de factura con letras y cifras',
    name: 'Introduce tu nombre',
    nameInvalid: 'Introduce un nombre de 200 caracteres como máximo',
    email: 'Introduce tu dirección de correo',
    emailInvalid: 'Introduce una dirección de correo válida',
    tooOften: tooManyAttempts,
  },
  begin: 'Desistir del contrato aquí',
  review: {
    heading: '¿Es este el contrato?',
    lead: 'Aún no se ha enviado nada. Con el botón siguiente declaras que desistes de este contrato.',
    statement: 'Por la presente comunico que desisto del contrato de prestación de este servicio.',
    confirm: 'Confirmar desistimiento',
    change: 'Cambiar algo',
    sending: 'Enviando tu desistimiento',
  },
  done: {
    heading: 'Hemos recibido tu desistimiento',
    received: 'Recibido el',
    mail: (email) => `Estamos enviando un acuse de recibo con esta fecha y hora a ${email}. Consérvalo.`,
    next: 'Revisaremos el contrato y te escribiremos. Si procede el derecho de desistimiento, te reembolsaremos en un plazo de 14 días desde hoy, por el mismo medio de pago y sin coste.',
    noMail: '¿No llega ningún correo en unos minutos? Mira en la carpeta de spam y, si no está, escríbenos.',
    support: 'Contactar con soporte',
    home: 'Ir a la página de inicio',
  },
  facts: {
    heading: 'Conviene saberlo',
    items: [
      {
        title: '14 días, sin dar motivos',
        text: 'Puedes desistir en un plazo de 14 días desde el día del pedido. Basta con enviar la declaración a tiempo.',
      },
      {
        title: 'Ya activada',
        text: 'Si al hacer el pedido solicitaste la entrega inmediata, este derecho se extingue cuando se activa la eSIM, es decir, cuando empiezan a contar sus días. Preferimos decírtelo ahora y no después de rellenar esto.',
      },
      {
        title: 'Instalada pero sin usar',
        text: 'Una eSIM que está en tu teléfono pero no ha usado datos no está activada. Puedes desistir. Elimínala después de tu teléfono.',
      },
      {
        title: '¿Algo no funciona?',
        text: 'Ese es otro derecho y no se extingue con la activación. Escríbenos y lo solucionaremos o te reembolsaremos.',
      },
    ],
    terms: 'Condiciones sobre el desistimiento',
  },
}
