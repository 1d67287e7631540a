// What is said in Spanish about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import type * as english from '../../sales/plan.ts'

export const spanText: typeof english.spanText = (arrival, departure) =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`

export const planCopy: typeof english.planCopy = {
  heading: 'El resto de tu viaje',
  remind: ({ number, arrival, departure, remindOn }, isDue) =>
    `Te recordaremos la parte ${number} (${spanText(arrival, departure)}): ${isDue ? 'justo después del pedido' : formatDay(remindOn)}`,
  reminding: ({ number, arrival, departure, remindOn }, isDue) =>
    `Te recordaremos la parte ${number} (${spanText(arrival, departure)}): ${isDue ? 'hoy' : formatDay(remindOn)}`,
  stop: 'Sin recordatorios',
  stopping: 'Desactivando los recordatorios',

  page: {
    title: 'Recordatorios de tu viaje',
    description: 'Desactiva los recordatorios de las próximas partes de un viaje que planificaste.',
    lead: 'Te escribimos una vez antes de cada parte que decidiste comprar más adelante.',
    stopped: 'No volveremos a escribirte sobre este viaje. Lo que compraste sigue igual.',
    unknown: {
      title: 'Este enlace no funciona',
      text: 'Ha caducado o está incompleto. Ábrelo de nuevo desde nuestro correo o vuelve a planificar el viaje.',
      button: 'Planificar un viaje',
    },
  },
}
