// What a visitor reads whose cookies get lost on the way, whatever drops them.
import type { cookieCopy as english } from '../../site/cookies.ts'

export const cookieCopy: typeof english = {
  title: 'Votre navigateur ne garde pas nos cookies',
  text: 'Un réglage, une extension ou votre réseau les supprime : votre panier, votre connexion et vos choix se perdent d’une page à l’autre, mais les forfaits, les prix, l’état de l’eSIM et l’assistance fonctionnent toujours. Autorisez les cookies pour ce site ou prenez un autre navigateur, puis réessayez.',
}
