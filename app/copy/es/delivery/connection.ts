// 'Am I connected?' in Spanish: the questions, what to do about each, and the draft message to support.
import type * as english from '../../delivery/connection.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const statusNames: Readonly<Record<BundleStatus, string>> = {
  'Not Activated': 'sin activar',
  Active: 'activa',
  Depleted: 'datos agotados',
  Expired: 'caducada',
}

export const connectionCopy: typeof english.connectionCopy = {
  heading: '¿Tengo conexión?',
  lead: 'Instalada no significa conectada. Comprueba lo que ve la red. Si no tienes internet, las preguntas de abajo suelen dar con la causa.',
  check: 'Comprobar conexión',
  checking: 'Comprobando la conexión',
  checkedAt: (instant) => `Comprobado: ${instant}`,
  covered: (names, more) => (more > 0 ? `${names.join(', ')} y ${more} más` : names.join(', ')),
  legend: '¿Sin internet? Repasa estas preguntas una a una.',
  yes: 'Sí',
  no: 'No',
  fixLead: 'Haz esto primero: ',
  questions: {
    line: {
      ask: (line) => `¿Está activada la línea «${line}»?`,
      fix: 'Abre los ajustes de SIM del teléfono y activa la línea de la eSIM. Puede tardar un minuto en mostrar cobertura.',
    },
    data: {
      ask: () => '¿Está elegida esta línea para los datos móviles?',
      fix: 'Elige la eSIM en Datos móviles y desactiva el cambio automático de datos.',
    },
    roaming: {
      ask: () => '¿Está activada la itinerancia de datos en esta línea?',
      fix: 'Activa la itinerancia de datos (roaming) en la eSIM. En esta línea no cuesta nada más. En la tuya, déjala desactivada.',
    },
    country: {
      ask: (_line, covered) => `¿Estás en un país cubierto (${covered})?`,
      fix: 'En cualquier otro lugar, la eSIM no encuentra red y sus días no empiezan a contar. Se conecta en cuanto llegas.',
    },
    apn: {
      ask: () => '¿El punto de acceso (APN) es el que venía con la eSIM?',
      fix: 'Abre los ajustes de red móvil de la línea y restablece los puntos de acceso, o borra un APN que pusieras para otra SIM.',
    },
    flight: {
      ask: () => '¿Has activado el modo avión diez segundos y lo has vuelto a desactivar?',
      fix: 'Hazlo ahora y el teléfono buscará redes de nuevo. Si no basta, reinícialo.',
    },
  },
  support: {
    heading: '¿Sigues sin internet?',
    text: 'Escríbenos: tus respuestas y lo que dice la red ya están en el mensaje.',
    button: 'Escribir a soporte',
  },

  live: {
    'Not Activated': {
      title: 'La red aún no ha visto esta eSIM en uso',
      text: ({ startsAt }) =>
        `En casa es normal. ${rulesCopy.daysStart(startsAt)} Si ya has llegado, repasa las preguntas.`,
    },
    Active: {
      title: 'Esta eSIM está activa',
      text: 'Se ha conectado y le quedan datos. Si ahora no tienes internet, es un ajuste del teléfono.',
    },
    Depleted: {
      title: 'Esta eSIM no tiene datos',
      text: ({ isToppable }) =>
        isToppable
          ? 'Los ajustes están bien. Solo necesita una recarga; la eSIM sigue instalada.'
          : 'Los ajustes están bien, pero esta eSIM no se puede recargar. Un paquete nuevo incluye su propia eSIM.',
    },
    Expired: {
      title: 'Esta eSIM ha caducado',
      text: 'Sus días han terminado y ya no se conecta. Necesitas una nueva.',
    },
  },
  topUp: 'Recargar esta eSIM',
  again: 'Buscar otro paquete',
  left: 'Datos restantes',
  leftUnknown: 'No se sabe',
  until: 'Válida hasta',
  untilUnknown: 'Los días no han empezado a contar',
  unavailable: {
    title: 'La red no responde',
    text: 'Eso no dice nada de tu eSIM. Vuelve a comprobarlo en un minuto; mientras tanto, las preguntas pueden ayudarte.',
  },
  offline: {
    title: 'No hemos podido comprobarlo',
    text: 'Este teléfono está sin conexión. Conéctate a una wifi para comprobarlo o repasa las preguntas.',
  },

  draft: {
    subject: 'Mi eSIM no tiene internet',
    lead: 'He instalado la eSIM, pero no tengo internet.',
    network: (status) => `Estado en la red: ${status ? statusNames[status] : 'sin comprobar'}`,
    answers: { yes: 'sí', no: 'no', open: 'sin responder' },
    short: {
      line: 'Línea activada',
      data: 'Elegida para datos móviles',
      roaming: 'Itinerancia de datos activada',
      country: 'En un país cubierto',
      apn: 'APN original',
      flight: 'Modo avión activado y desactivado',
    },
    phone: 'Mi teléfono y dónde estoy: ',
  },
}
