// The words of the support page.
import { plural } from '#app/language/formats.ts'
import type { supportCopy as english } from '../../support/support.ts'

const counted = (characters: string) => `${characters} ${/^[01]$/.test(characters) ? 'caractère' : 'caractères'}`

export const supportCopy: typeof english = {
  title: 'Nous sommes là pour vous aider',
  description:
    'Quelque chose ne fonctionne pas, ou une question\u202F? Discutez avec nous à toute heure, ou envoyez un message\u202F: une personne répond sous 24\u00A0heures.',
  lead: 'Discutez avec nous à toute heure. La plupart des problèmes se règlent en deux minutes avec l’une de ces pages. Pour tout le reste, écrivez-nous\u202F: une personne vous répondra.',
  write: 'Écrivez-nous',
  fixes: {
    heading: 'Solutions rapides',
    order: {
      title: 'Où est ma commande\u202F?',
      text: 'Votre page de commande montre chaque étape, le code QR et la facture.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'Pas d’Internet',
        text: 'Des vérifications rapides, de la ligne de données à l’itinérance.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'Comment l’installer\u202F?',
        text: 'Quatre étapes, avec les menus de votre téléphone.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'Combien de données reste-t-il\u202F?',
        text: 'Solde, date d’expiration, et de nouveau votre code QR.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Mon téléphone est-il compatible eSIM\u202F?',
        text: 'Cherchez votre modèle, puis vérifiez le verrouillage.',
      },
    ],
  },
  email: {
    heading: 'Assistance par e-mail',
    promise: 'Réponse sous 24\u00A0heures',
    text: 'Utilisez le formulaire ou envoyez un e-mail. Une personne le lit et répond à votre adresse.',
    textForm: 'Utilisez le formulaire. Une personne le lit et répond à votre adresse.',
    helpsHeading: 'Aidez-nous à vous aider',
    helps: [
      'la référence de commande de votre reçu',
      'le modèle de votre téléphone',
      'le pays où vous êtes',
      'ce que vous voyez, mot pour mot',
    ],
    care: 'N’indiquez ni mots de passe, ni numéros de carte, ni code d’activation. Nous n’en avons jamais besoin.',
  },
  form: {
    heading: 'Écrivez-nous',
    required: 'Tous les champs sont obligatoires, sauf les fichiers.',
    about: 'Il s’agit de ma commande',
    send: 'Envoyer le message',
    sending: 'Envoi de votre message',
    over: (characters) => `${counted(characters)} de trop`,
    left: (characters) => `Encore ${counted(characters)}`,
  },
  problems: {
    heading: 'Vérifiez ces champs',
    emailInvalid: 'Saisissez une adresse e-mail valide',
    messageLong: (most, has) =>
      `Raccourcissez le message à ${most} caractères (il en compte ${has}). Vous pouvez aussi envoyer un second message.`,
    messageHuge: (most) =>
      `Ce message est trop long pour être envoyé. Raccourcissez-le à ${most} caractères. Vous pouvez aussi envoyer un second message.`,
    tooLong: (most) => `Raccourcissez à ${most} caractères`,
    unreadable: 'Nous n’avons pas pu lire le formulaire. Rechargez la page et envoyez-le de nouveau.',
    tooOften: (count, minutes) =>
      `Nous avons reçu ${count} messages de votre réseau en une heure. Vous pourrez envoyer le prochain dans ${plural(minutes, { one: 'minute', other: 'minutes' })}. Votre texte reste ici.`,
    failed: 'Votre message n’a pas pu être envoyé. Veuillez réessayer.',
  },
  sent: {
    full: 'Message envoyé\u202F: nous vous répondrons dès que possible\u202F!',
    number: (ticket) => `Votre numéro de ticket\u202F: ${ticket}`,
    next: (email) =>
      `Une personne répondra à ${email} sous 24\u00A0heures. Gardez ce numéro si vous devez nous écrire de nouveau.`,
    another: 'Écrire un autre message',
    home: 'Aller à l’accueil',
  },
}
