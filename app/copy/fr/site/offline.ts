// The words for travelers without a network, needed on every page.
import type { offlineCopy as english } from '../../site/offline.ts'

export const offlineCopy: typeof english = {
  title: 'Pass enregistrés',
  bar: 'Vous êtes hors ligne. Les pass enregistrés fonctionnent toujours.',
  stale: 'Notre serveur est injoignable. Cette page n’est peut-être pas à jour.',
  open: 'Ouvrir les pass enregistrés',
  ask: {
    title: 'Garder vos pass à portée de main\u202F?',
    text: 'Vous êtes hors ligne. Si vous videz le cache maintenant, vos pass restent sur cet appareil, mais vous ne pourrez pas les ouvrir avant d’être de nouveau en ligne.',
    keep: 'Tout garder',
    refresh: 'Vider et recharger quand même',
  },
}
