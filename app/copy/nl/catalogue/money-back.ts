// How money comes back, on the label of a bundle.
import type { moneyBackCopy as english } from '../../catalogue/money-back.ts'
import { daysText } from '../counts.ts'

export const moneyBackCopy: typeof english = {
  withdrawal: 'Binnen 14 dagen, tot de activering',
  undo: (days) => `meteen binnen ${daysText(days)} als hij niet is geïnstalleerd`,
  person: 'ons team beslist over een ongebruikte eSIM',
  'on request': 'het netwerk beslist over een ongebruikte eSIM',
  never: 'het netwerk neemt geen eSIM terug',
}
