// The words for where somebody is with an eSIM, in Spanish.
import { byStart } from '../../catalogue/by-start.ts'
import type * as english from '../../delivery/esim-now.ts'

export const esimNowCopy: typeof english.esimNowCopy = {
  asking: 'Preguntando a la red por tu eSIM',
  inUse: 'Tu eSIM está funcionando',
  low: 'Te quedan pocos datos',
  usedUp: 'Se han agotado tus datos',
  until: 'Válida hasta',
  status: 'Consultar estado',
  topUp: 'Añadir datos',
  phone: {
    downloaded: 'Descargada en un teléfono. Termina de añadirla en los ajustes del teléfono.',
    installed: 'Instalada en un teléfono.',
    enabled: 'Instalada en un teléfono y activada.',
    disabled: 'Instalada en un teléfono y desactivada.',
    deleted:
      'Eliminada del teléfono. La mayoría de las eSIM solo se pueden instalar una vez; si todavía la necesitas, escríbenos.',
    told: (moment) => `Comunicado por la red: ${moment}.`,
  },
  arrive: {
    heading: 'Cuando aterrices',
    text: (startsAt) =>
      byStart(startsAt, {
        'first use':
          'Elige esta eSIM para los datos móviles y activa su itinerancia de datos. Los días empiezan a contar con la primera conexión.',
        installation:
          'Elige esta eSIM para los datos móviles y activa su itinerancia de datos. Los días empiezan a contar en cuanto la instalas.',
        purchase:
          'Elige esta eSIM para los datos móviles y activa su itinerancia de datos. Los días empezaron a contar con la compra.',
        unknown: 'Elige esta eSIM para los datos móviles y activa su itinerancia de datos.',
      }),
    connected: '¿Tengo conexión?',
  },
  ended: {
    heading: 'Esta eSIM ha terminado',
    text: 'Se han agotado sus datos o sus días. Un paquete nuevo incluye su propia eSIM.',
    again: 'Volver a comprarla',
  },
  sameAgain: 'Otra igual para quien viaja contigo',
  adding: 'Añadiendo al carrito…',
  notAgain: 'No hemos podido añadir este paquete. Quizá ya no se venda.',
  otherBundles: 'Ver otros paquetes',
}
