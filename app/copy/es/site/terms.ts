// The general terms in Spanish.
import type * as english from '../../site/terms.ts'

export const termsCopy: typeof english.termsCopy = {
  title: 'Condiciones generales',
  description:
    'Las condiciones generales para comprar y usar nuestras eSIM de viaje: precios, pago, activación, desistimiento y responsabilidad.',
  lead: 'Once secciones, cada una con un resumen en pocas palabras. Lo que cuenta es la cláusula. Este texto es una traducción; el texto vinculante es el inglés.',
  updated: 'Última actualización',
  updatedOn: '05/03/2025',
  sections: (brand) => [
    {
      id: 'scope',
      title: 'Quiénes somos y qué cubren estas condiciones',
      plainly: `Son las reglas entre tú y la empresa que está detrás de ${brand} cuando compras una eSIM aquí.`,
      text: [
        `Estas condiciones se aplican a todo pedido de una eSIM, un paquete de datos o una recarga que se haga en este sitio web a la empresa que gestiona ${brand} («nosotros»). La empresa figura al final de esta página.`,
        'Es consumidor quien compra con fines ajenos a su actividad comercial o profesional. Nada de lo dispuesto en estas condiciones priva a un consumidor de los derechos que le otorgan las normas imperativas de consumo.',
      ],
    },
    {
      id: 'service',
      title: 'Qué compras',
      plainly: 'Solo datos, para los países que indica el paquete. Sin número de teléfono.',
      text: [
        'Una eSIM es una tarjeta SIM digital que se descarga en un dispositivo adecuado. Un paquete de datos es una cantidad de datos móviles que se puede usar durante un número de días en los países de su zona. Mostramos la cantidad, los días y los países antes del pedido y en el resumen del contrato del paquete.',
        'Un paquete contiene solo datos: sin número de teléfono, llamadas ni mensajes de texto. Las redes móviles del país que visitas proporcionan la conexión. La cobertura y la velocidad dependen de esas redes, de tu ubicación y de tu dispositivo.',
      ],
    },
    {
      id: 'order',
      title: 'Pedido y contrato',
      plainly: 'El contrato empieza cuando pulsas el botón de pedido. No necesitas una cuenta.',
      text: [
        'El contrato se celebra cuando haces el pedido con el botón que indica la obligación de pago o que completa un pedido gratuito. Antes puedes ver y cambiar todo lo que has introducido. Confirmamos el pedido en pantalla y por correo.',
        'Asegúrate de que tu dirección de correo es correcta, porque enviamos la eSIM a ella. No necesitas una cuenta para hacer un pedido.',
      ],
    },
    {
      id: 'prices',
      title: 'Precios e impuestos',
      plainly: 'El total que ves antes del pedido es lo que pagas, impuestos incluidos.',
      text: [
        'Los precios están en euros. Los precios incluyen los impuestos: el total que se muestra antes del pedido incluye el impuesto sobre el valor añadido (IVA) del país que te corresponde. Al lado mostramos el precio sin IVA y el tipo impositivo.',
        'Un error evidente en el precio no nos vincula si podías reconocerlo razonablemente como tal. Te avisaremos de inmediato y te reembolsaremos lo que hayas pagado.',
      ],
    },
    {
      id: 'payment',
      title: 'Pago',
      plainly: 'Pagas antes, en la página de nuestro proveedor de pago. Nunca vemos tu tarjeta.',
      text: [
        'El pago se realiza por adelantado. Pagas en la página de nuestro proveedor de pago con uno de los medios que se ofrecen allí. No vemos ni conservamos los datos de tu tarjeta.',
        'Entregamos en cuanto se confirma el pago. Si falla, no se entrega nada y no debes nada.',
      ],
    },
    {
      id: 'delivery',
      title: 'Entrega e instalación',
      plainly:
        'Tu eSIM aparece en pantalla y en tu correo, normalmente en unos minutos. No la elimines de tu teléfono.',
      text: [
        'Entregamos la eSIM como código QR y código de activación en la página del pedido y por correo, normalmente pocos minutos después del pago. Si la entrega falla por causas nuestras, lo intentamos de nuevo o te reembolsamos.',
        'Necesitas un dispositivo compatible con eSIM que no esté bloqueado por un operador. Puedes comprobarlo en nuestra página de dispositivos antes del pedido. Por lo general, una eSIM se puede instalar en un solo dispositivo y una sola vez. Si la eliminas, puede quedar inservible.',
      ],
    },
    {
      id: 'validity',
      title: 'Activación y validez',
      plainly:
        'Actívala en el plazo de 1 año desde la compra. Los días del paquete empiezan con el primer uso de datos. Si el resumen del contrato dice otra cosa, vale eso.',
      text: [
        'Una eSIM debe activarse en el plazo de 1 año desde la compra. Se activa cuando usa datos por primera vez en un país de su zona.',
        'Los paquetes de algunas redes tienen otras reglas: sus días pueden empezar con la instalación y el plazo para ella puede ser más corto. El resumen del contrato de cada paquete, que puedes leer antes del pedido, indica qué reglas se le aplican y prevalece sobre esta sección.',
        'Una eSIM es válida hasta 90 días después del primer uso de datos. Dentro de ese plazo, el paquete termina cuando se agotan sus datos o cuando transcurre el número de días indicado, lo que ocurra antes. Lo que quede entonces se pierde. Una recarga añade un paquete nuevo.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Derecho de desistimiento',
      plainly:
        'Tienes 14 días para cambiar de idea, mientras la eSIM no se haya activado. Se hace en dos pasos en este sitio web.',
      text: [
        'Un consumidor puede desistir del contrato en un plazo de 14 días desde el día del pedido, sin indicar el motivo. Puedes hacerlo en cualquier momento de ese plazo con «Desistir del contrato aquí» en este sitio web o con cualquier otra declaración inequívoca dirigida a nosotros. Confirmamos la fecha y la hora por correo y te reembolsamos lo que pagaste en un plazo de 14 días, por el mismo medio de pago.',
        'Si al hacer el pedido nos solicitaste la entrega inmediata y reconociste que con ello pierdes este derecho, no hay derecho de desistimiento tras la activación de la eSIM. Si la eSIM no se ha activado, puedes desistir durante todo el plazo.',
      ],
    },
    {
      id: 'use',
      title: 'Cómo se puede usar la eSIM',
      plainly: 'Úsala tú, conforme a la ley y sin perjudicar a las redes.',
      text: ['Usa la eSIM personalmente y respeta la ley del país en el que estés. En particular, no se permite:'],
      points: [
        'revender la conexión sin un acuerdo con nosotros,',
        'un uso que altere las redes o moleste a otras personas,',
        'un uso automatizado ajeno a una persona que viaja, como en máquinas o para enviar mensajes masivos.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilidad',
      plainly: 'Si cometemos un error, te debemos como máximo lo que pagaste, salvo que la ley diga otra cosa.',
      text: [
        'Nuestra responsabilidad se limita al importe pagado por el pedido en cuestión. No respondemos de daños indirectos, como una reserva perdida o el lucro cesante.',
        'Estos límites no se aplican en caso de dolo o culpa grave por nuestra parte, de muerte o lesiones, ni cuando la ley imperativa prohíba limitarla. Conservas los derechos que te reconoce la ley cuando el servicio no es conforme con el contrato.',
      ],
    },
    {
      id: 'law',
      title: 'Reclamaciones, cambios y ley aplicable',
      plainly:
        'Dínoslo primero y te responderemos. Se aplica el Derecho neerlandés y, como consumidor, conservas la protección de tu propio país.',
      text: [
        'Envía tus reclamaciones a través de nuestra página de soporte. Respondemos en un plazo de 24 horas y te decimos qué pasa a continuación. Un consumidor puede acudir también al tribunal o al organismo de resolución de litigios competente en su lugar de residencia.',
        'Las condiciones mostradas cuando hiciste el pedido siguen siendo las de tu contrato. Podemos cambiarlas para pedidos posteriores. Se aplica el Derecho neerlandés. Si vives en otro país de la Unión Europea, conservas además la protección que te ofrecen sus normas imperativas.',
      ],
    },
  ],
  withdrawLink: 'Desistir del contrato aquí',
  devicesLink: 'Comprobar tu teléfono',
  supportLink: 'Pedir ayuda',
}
