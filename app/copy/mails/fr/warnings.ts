// What the warnings about an eSIM in use say in French.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Vos données s’épuisent · ${product}`,
      preview:
        '80\u00A0% de vos données sont utilisées. Une recharge vous permet de rester en ligne avec la même eSIM.',
      heading: 'Vos données s’épuisent',
      intro: (zone) => `Plus de 80\u00A0% des données de votre eSIM pour la zone ${zone} sont utilisées.`,
      next: 'Une recharge ajoute des données à la même eSIM\u202F; il n’y a rien à réinstaller.',
    },
    data_used_up: {
      subject: (product) => `Vos données sont épuisées · ${product}`,
      preview: 'Votre eSIM reste installée\u202F: une recharge vous remet en ligne.',
      heading: 'Vos données sont épuisées',
      intro: (zone) =>
        `Toutes les données de votre eSIM pour la zone ${zone} sont utilisées\u202F: elle n’a plus d’accès à Internet.`,
      next: 'Une recharge vous remet en ligne avec la même eSIM. Il vous faut un instant le Wi-Fi pour l’acheter.',
    },
    expires_soon: {
      subject: (product) => `Votre eSIM expire bientôt · ${product}`,
      preview: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration et gardez la même eSIM.',
      heading: 'Votre eSIM expire bientôt',
      intro: (zone) => `Les jours de votre eSIM pour la zone ${zone} touchent à leur fin.`,
      next: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration\u202F; une eSIM expirée ne peut plus être rechargée.',
    },
  },
  esim: 'eSIM',
  left: 'Données restantes',
  leftOf: (left, total) => `${left} sur ${total}`,
  leftUnknown: 'Le réseau ne l’a pas indiqué',
  until: 'Valable jusqu’au',
  topUp: 'Recharger cette eSIM',
  open: 'Ouvrir votre eSIM\u202F: ce qu’il reste, et de l’aide quand Internet ne fonctionne pas',
  why: 'Vous recevez cet e-mail parce que vous avez acheté cette eSIM\u202F: un quand 80\u00A0% sont utilisés, un quand tout est utilisé, et un avant l’expiration.',
  stop: 'Désactiver ces avertissements',
  links: 'Les liens vers votre eSIM sont valables 30 jours\u202F; ne transférez pas cet e-mail.',
}
