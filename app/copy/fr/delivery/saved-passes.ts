// The words of passes that a traveler saves on the device: saving one, and the page that shows them offline.
import type * as english from '../../delivery/saved-passes.ts'

const time = new Intl.RelativeTimeFormat('fr', { numeric: 'always' })

export const savedPassesCopy: typeof english.savedPassesCopy = {
  title: 'Pass enregistrés',
  description: 'Les eSIM que vous avez enregistrées sur cet appareil. Elles s’ouvrent sans réseau.',
  lead: 'Code QR, codes et étapes, conservés uniquement sur cet appareil. Ils s’ouvrent aussi en mode Avion.',

  save: {
    heading: 'Emportez-le avec vous',
    text: 'Enregistre le code QR, les codes et les étapes dans ce navigateur, sur cet appareil seulement, pour les ouvrir sans réseau.',
    button: 'Enregistrer hors ligne',
    saving: 'Enregistrement de votre pass',
    saved: {
      title: 'Disponible hors ligne',
      text: 'Vous le trouverez dans vos pass enregistrés, même en mode Avion.',
    },
    failed: {
      title: 'Non enregistré',
      text: 'Ce navigateur n’a pas pu enregistrer le pass. En navigation privée, c’est souvent le cas. L’e-mail que nous vous avons envoyé reste utilisable.',
    },
    open: 'Ouvrir les pass enregistrés',
    remove: 'Supprimer de cet appareil',
    removed: { title: 'Supprimé', text: 'Le pass n’est plus sur cet appareil. Votre commande n’a pas changé.' },
  },

  away: {
    title: 'Cette page a besoin d’une connexion',
    text: (page) =>
      `Vous êtes hors ligne\u202F: impossible d’ouvrir ${page} pour le moment. Ce qui est enregistré ici fonctionne toujours.`,
    again: 'Réessayer',
  },
  looking: 'Recherche des pass enregistrés',
  needsScript: 'Vos pass sont enregistrés dans ce navigateur. Activez JavaScript pour les voir.',
  unreadable:
    'Ce navigateur ne nous laisse pas lire son stockage. Votre eSIM se trouve aussi dans l’e-mail que nous vous avons envoyé.',
  none: {
    title: 'Aucun pass enregistré',
    text: 'Ouvrez votre commande et touchez «\u00A0Enregistrer hors ligne\u00A0». Votre pass s’ouvrira ensuite ici, avec ou sans réseau.',
    find: 'Trouver votre forfait',
  },
  also: {
    heading: 'Aussi disponible hors ligne',
    guide: 'Guide d’installation et FAQ',
    devices: 'Téléphones compatibles eSIM',
    terms: 'Conditions générales',
  },

  pass: {
    heading: (trip) => trip,
    qrHint:
      'Scannez-le avec le téléphone que vous emportez en voyage. Il vous faut le Wi-Fi ou une autre connexion pendant une minute pour l’installation.',
    samePhone:
      'Sur ce téléphone, maintenez le doigt sur l’image. Il vous faut le Wi-Fi ou une autre connexion pendant une minute pour l’installation.',
    steps: 'Installer manuellement',
    reference: 'Référence de la commande',
    remove: 'Supprimer',
    removeOf: (trip) => `Supprimer le pass enregistré\u202F: ${trip}`,
    removed: (trip) => `Ce pass n’est plus sur cet appareil\u202F: ${trip}.`,
    undo: 'Annuler',
  },
}

export const ageText: typeof english.ageText = (savedAt, now) => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Enregistré à l’instant'
  if (minutes < 60) return `Enregistré ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? `Enregistré ${time.format(-hours, 'hour')}`
    : `Enregistré ${time.format(-Math.floor(hours / 24), 'day')}`
}
