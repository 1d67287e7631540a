// The warnings about an eSIM in use, in French.
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
        `Toutes les données de votre eSIM pour la zone ${zone} sont utilisées. Elle est donc hors ligne pour le moment.`,
      next: 'Une recharge vous remet en ligne avec la même eSIM. Il vous faudra un accès Wi-Fi pour l’acheter.',
    },
    expires_soon: {
      subject: (product) => `Votre eSIM expire bientôt · ${product}`,
      preview: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration et gardez la même eSIM.',
      heading: 'Votre eSIM expire bientôt',
      intro: (zone) => `Votre eSIM pour la zone ${zone} arrive à expiration.`,
      next: 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration\u202F; une eSIM expirée ne peut plus être rechargée.',
    },
  },
  esim: 'eSIM',
  left: 'Données restantes',
  leftOf: (left, total) => `${left} sur ${total}`,
  leftUnknown: 'Non communiqué par le réseau',
  until: 'Valable jusqu’au',
  topUp: 'Recharger cette eSIM',
  open: 'Ouvrir votre eSIM\u202F: données restantes et aide à la connexion',
  why: 'Vous recevez cet e-mail parce que vous avez acheté cette eSIM. Nous vous écrivons lorsque 80\u00A0% des données sont utilisées, lorsqu’elles sont épuisées et avant l’expiration.',
  stop: 'Désactiver ces alertes',
  links: 'Les liens vers votre eSIM sont valables 30 jours\u202F; ne transférez pas cet e-mail.',
}
