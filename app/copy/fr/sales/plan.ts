// What the checkout, the order page, and the links of reminders say about the later parts of a planned trip.
import { formatDay } from '#app/language/formats.ts'
import type * as english from '../../sales/plan.ts'

export const spanText: typeof english.spanText = (arrival, departure) =>
  arrival === departure ? formatDay(arrival) : `${formatDay(arrival)} – ${formatDay(departure)}`

export const planCopy: typeof english.planCopy = {
  heading: 'La suite de votre voyage',
  remind: ({ number, arrival, departure, remindOn }, isDue) => {
    const part = `la partie ${number} (${spanText(arrival, departure)})`
    return isDue
      ? `Nous vous rappellerons ${part} juste après votre commande`
      : `Nous vous rappellerons ${part} à cette date\u202F: ${formatDay(remindOn)}`
  },
  reminding: ({ number, arrival, departure, remindOn }, isDue) => {
    const part = `la partie ${number} (${spanText(arrival, departure)})`
    return isDue
      ? `Nous vous rappellerons ${part} aujourd’hui`
      : `Nous vous rappellerons ${part} à cette date\u202F: ${formatDay(remindOn)}`
  },
  stop: 'Ne pas me le rappeler',
  stopping: 'Arrêt des rappels',

  page: {
    title: 'Rappels pour votre voyage',
    description: 'Arrêtez les rappels pour les prochaines parties d’un voyage que vous avez prévu.',
    lead: 'Nous vous écrivons une fois avant chaque partie que vous aviez prévu d’acheter plus tard.',
    stopped: 'Vous ne recevrez plus de rappel pour ce voyage. Ce que vous avez acheté ne change pas.',
    unknown: {
      title: 'Ce lien ne fonctionne pas',
      text: 'Il a expiré ou est incomplet. Rouvrez-le depuis notre e-mail, ou planifiez de nouveau le voyage.',
      button: 'Planifier un voyage',
    },
  },
}
