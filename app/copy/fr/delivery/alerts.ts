// The words of the page that switches the warnings about eSIMs on and off.
import type { alertPageCopy as english } from '../../delivery/alerts.ts'

export const alertPageCopy: typeof english = {
  title: 'Alertes par e-mail',
  description: 'Choisissez les e-mails que vous recevez sur les données et l’expiration de vos eSIM.',
  lead: (email) => `Ce que nous envoyons à ${email} pendant l’utilisation d’une eSIM.`,
  legend: 'M’écrire',
  data: 'Quand les données s’épuisent',
  dataHint: 'À 80\u00A0% d’utilisation, puis quand tout est utilisé.',
  expiry: 'Avant l’expiration d’une eSIM',
  expiryHint: 'Trois jours avant.',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  stopAll: 'Désactiver toutes les alertes',
  saved: 'Alertes enregistrées.',
  stopped: 'Toutes les alertes sont désactivées. Vous pouvez les réactiver ici à tout moment.',
  still:
    'Vous recevrez toujours les reçus et l’e-mail contenant votre eSIM\u202F: ils font partie de votre commande. Si toutes les alertes sont désactivées, nous ne vous rappelons pas non plus d’installer une eSIM avant le voyage, et ne vous écrivons pas si un paiement n’aboutit pas.',
  unknown: {
    title: 'Ce lien ne fonctionne pas',
    text: 'Il est incomplet. Rouvrez-le depuis le bas de l’un de nos e-mails, ou contactez-nous.',
    support: 'Contacter l’assistance',
  },
}
