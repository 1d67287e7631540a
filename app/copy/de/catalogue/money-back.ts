// How money comes back, on the label of a bundle.
import type { moneyBackCopy as english } from '../../catalogue/money-back.ts'
import { daysDative } from '../counts.ts'

export const moneyBackCopy: typeof english = {
  withdrawal: 'Innerhalb von 14 Tagen, solange die eSIM nicht aktiviert ist',
  undo: (days) => `sofort innerhalb von ${daysDative(days)}, wenn sie nicht installiert ist`,
  person: 'über eine unbenutzte eSIM entscheidet unser Team',
  'on request': 'über eine unbenutzte eSIM entscheidet das Netz',
  never: 'das Netz nimmt keine eSIM zurück',
}
