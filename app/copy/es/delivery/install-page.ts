// The words of the install page in Spanish.
import { byStart } from '../../catalogue/by-start.ts'
import type * as english from '../../delivery/install-page.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

export const installPageCopy: typeof english.installPageCopy = {
  title: 'Instala tu eSIM',
  lead: (trip, days, rules) =>
    [
      `${trip} durante ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'Los días no empiezan a contar hasta que se conecta por primera vez en el extranjero.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'Escanea el código QR con tu teléfono',
    phone: 'Un toque en este teléfono',
  },
  notReady: {
    title: 'Tu eSIM todavía no está lista',
    text: 'En la página de tu pedido ves por dónde va. Te escribimos cuando puedas instalarla.',
    open: 'Abrir tu pedido',
  },
  gone: {
    title: 'Esta eSIM ya no es válida',
    text: 'Se ha reembolsado, cancelado o sustituido, o su pedido no llegó a pagarse. La página de tu pedido lo aclara.',
  },
  withdrawn: {
    title: 'Has desistido de este pedido',
  },
  topUp: {
    title: 'No hay nada que instalar',
    text: (iccidEnd) =>
      `Una recarga añade datos a la eSIM que ya tienes, la del número terminado en ${iccidEnd}. En la página de tu pedido ves por dónde va.`,
    status: 'Ver cuántos datos quedan',
  },
  connected: '¿Tengo conexión?',
  unfit: '¿Tu teléfono no puede instalarla? Cambiar o cancelar',
  order: 'Abrir tu pedido',
  status: 'Estado de la eSIM',

  send: {
    heading: 'Enviar a mi teléfono',
    text: 'Escanea un código para abrir esta página en el teléfono con el que viajas e instálala con un toque.',
    button: 'Mostrar el código',
    making: 'Creando el código',
    alt: 'Código QR que abre esta página en tu teléfono',
    hint: 'Abre esta página una sola vez, durante 15 minutos. No es la eSIM.',
    tooOften: 'Has probado varios códigos. Abre nuestro correo en tu teléfono o inténtalo de nuevo en una hora.',
  },

  calendar: {
    heading: 'Recordatorios para tu calendario',
    text: (arrival) =>
      arrival
        ? `Uno para instalarla con wifi y otro para activar la itinerancia de datos el día de tu llegada (${arrival}).`
        : 'Uno para instalarla con wifi. Los pedidos con fechas de viaje incluyen otro para la llegada.',
    button: 'Añadir recordatorios',
    hint: 'Un archivo de calendario (.ics). No contiene códigos.',
    file: 'recordatorios-esim.ics',
    name: (brand) => `eSIM de ${brand}`,
    events: {
      install: {
        title: (trip) => `Instalar tu eSIM con wifi (${trip})`,
        text: ({ startsAt }) =>
          byStart(startsAt, {
            'first use': 'Se tarda unos minutos. Los días de la eSIM aún no empiezan a contar.',
            installation: 'Se tarda unos minutos. Los días de la eSIM empiezan a contar en ese momento.',
            purchase: 'Se tarda unos minutos.',
            unknown: 'Se tarda unos minutos. Los días de la eSIM podrían empezar a contar en ese momento.',
          }),
      },
      roaming: {
        title: (trip) => `Activar la itinerancia de datos de tu eSIM (${trip})`,
        text: () =>
          'Solo en esta línea, y elígela para los datos móviles. En tu propia línea, deja la itinerancia desactivada.',
      },
      expires: {
        title: (trip) => `Tu eSIM caduca (${trip})`,
        text: ({ isToppable }) =>
          isToppable
            ? '¿Te quedas más tiempo? Recárgala antes de que caduque.'
            : '¿Te quedas más tiempo? Esta eSIM no se puede recargar. Un paquete nuevo incluye su propia eSIM.',
      },
    },
  },
}
