// The words for where somebody is with an eSIM, on the pages of an order and of its installation.
import { byStart } from '../../catalogue/by-start.ts'
import type { esimNowCopy as english } from '../../delivery/esim-now.ts'

const CHOOSE = 'Choisissez cette eSIM pour les données mobiles et activez ses données à l’étranger.'

export const esimNowCopy: typeof english = {
  asking: 'Nous interrogeons le réseau sur votre eSIM',
  inUse: 'Votre eSIM fonctionne',
  low: 'Vos données s’épuisent',
  usedUp: 'Vos données sont épuisées',
  until: 'Valable jusqu’au',
  status: 'Vérifier l’état',
  topUp: 'Ajouter des données',
  phone: {
    downloaded: 'Téléchargée sur un téléphone. Terminez l’ajout dans ses réglages.',
    installed: 'Installée sur un téléphone.',
    enabled: 'Installée sur un téléphone et activée.',
    disabled: 'Installée sur un téléphone et désactivée.',
    deleted:
      'Supprimée du téléphone. La plupart des eSIM ne peuvent être installées qu’une seule fois\u202F: écrivez-nous si vous en avez encore besoin.',
    told: (moment) => `D’après le réseau, le ${moment}.`,
  },
  arrive: {
    heading: 'À l’atterrissage',
    text: (startsAt) =>
      byStart(startsAt, {
        'first use': `${CHOOSE} Ses jours commencent à la première connexion.`,
        installation: `${CHOOSE} Ses jours commencent dès l’installation.`,
        purchase: `${CHOOSE} Ses jours ont commencé à l’achat.`,
        unknown: CHOOSE,
      }),
    connected: 'Suis-je connecté\u202F?',
  },
  ended: {
    heading: 'Cette eSIM n’est plus utilisable',
    text: 'Ses données ou ses jours sont épuisés. Un nouveau forfait est fourni avec sa propre eSIM.',
    again: 'Racheter le même',
  },
  sameAgain: 'Le même pour un compagnon de voyage',
  adding: 'Ajout au panier…',
  notAgain: 'Nous n’avons pas pu ajouter ce forfait. Il n’est peut-être plus vendu.',
  otherBundles: 'Voir d’autres forfaits',
}
