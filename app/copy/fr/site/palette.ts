// The words of the search that a keyboard shortcut opens over every back-office page.
import { plural } from '#app/language/formats.ts'
import type { paletteCopy as english } from '../../site/palette.ts'

export const paletteCopy: typeof english = {
  title: 'Recherche',
  close: 'Fermer la recherche',
  label: 'Rechercher des commandes, clients, eSIM, messages et pages',
  placeholder: 'Numéro de commande, e-mail, ICCID, page…',
  list: 'Résultats',
  pages: 'Pages',
  kinds: { order: 'Commandes et eSIM', customer: 'Clients', message: 'Messages' },
  everywhere: (text) => `Rechercher «\u00A0${text}\u00A0» partout`,
  searching: 'Recherche…',
  found: (count) => plural(count, { one: 'résultat', other: 'résultats' }),
  failed: 'Notre serveur est injoignable. La liste ne montre que des pages.',
  keys: 'Flèches pour se déplacer, Entrée pour ouvrir, Échap pour fermer',
  shortcut: { mac: '⌘K', other: 'Ctrl K' },
}
