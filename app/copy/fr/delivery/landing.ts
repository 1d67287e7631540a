// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import type { landingCopy as english } from '../../delivery/landing.ts'

export const landingCopy: typeof english = {
  heading: 'À l’atterrissage',
  lead: 'Cinq étapes qui ne demandent aucune connexion. Vous les retrouvez aussi avec vos pass enregistrés, qui s’ouvrent hors ligne.',
  steps: [
    { title: 'Activez la ligne de l’eSIM', text: 'Dans les réglages SIM de votre téléphone, si elle est désactivée.' },
    {
      title: 'Choisissez-la pour les données mobiles',
      text: 'Les appels et les SMS peuvent rester sur votre numéro habituel.',
    },
    {
      title: 'Données à l’étranger activées, pour cette ligne seulement',
      text: 'Sur cette ligne, cela ne coûte rien de plus. Laissez-les désactivées sur la vôtre.',
    },
    {
      title: 'Attendez quelques minutes',
      text: 'La première connexion peut prendre ce temps. Si rien ne se passe, activez puis désactivez le mode Avion.',
    },
    {
      title: 'Toujours pas de connexion\u202F?',
      text: 'Choisissez un autre réseau à la main dans les réglages, ou redémarrez le téléphone. Trouvez ensuite du Wi-Fi et écrivez-nous.',
    },
  ],
}
