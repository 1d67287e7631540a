// What a visitor reads whose cookies get lost on the way, whatever drops them.
import type { cookieCopy as english } from '../../site/cookies.ts'

export const cookieCopy: typeof english = {
  title: 'Ihr Browser behält unsere Cookies nicht',
  text: 'Eine Einstellung, eine Erweiterung oder Ihr Netzwerk verwirft sie, deshalb gehen Warenkorb, Anmeldung und Auswahl von Seite zu Seite verloren; Pakete, Preise, eSIM-Status und Support funktionieren weiterhin. Erlauben Sie Cookies für diese Website oder nehmen Sie einen anderen Browser, und versuchen Sie es noch einmal.',
}
