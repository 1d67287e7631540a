// How money comes back, on the label of a bundle.
import { plural } from '#app/language/formats.ts'
import type { moneyBackCopy as english } from '../../catalogue/money-back.ts'

export const moneyBackCopy: typeof english = {
  withdrawal: 'Sous 14\u00A0jours, tant qu’elle n’est pas activée',
  undo: (days) => `immédiat sous ${plural(days, { one: 'jour', other: 'jours' })} si elle n’est pas installée`,
  person: 'notre équipe décide pour une eSIM inutilisée',
  'on request': 'le réseau décide pour une eSIM inutilisée',
  never: 'le réseau ne reprend aucune eSIM',
}
