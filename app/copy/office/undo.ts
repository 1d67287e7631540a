// What staff reads about an undo of an order, and about the phone that its buyer looked up.
import type { PhoneFit } from '#shop/sales/order/ordered-phone.ts'
import type { UndoView } from '#shop/support/cancellation/view-undo.ts'
import { formatDay } from '#values/date.ts'

export const deskUndoCopy = {
  undo: 'If the buyer cancels',
  undoText: (undo: UndoView): string => {
    if (undo.kind === 'asked') return 'Canceled by the buyer: the network is taking the eSIM back.'
    if (undo.kind === 'refunded') return 'Canceled by the buyer: the eSIM was taken back.'
    if (undo.kind === 'swapped') return 'Swapped by the buyer for another bundle: the eSIM was taken back.'
    if (undo.kind === 'with_person')
      return `Canceled by the buyer. You decide${undo.ticketNumber ? ` (${undo.ticketNumber})` : ''}: ${undo.because}`
    if (undo.because !== null) return `You decide: ${undo.because}`
    return `Until ${formatDay(undo.lastDay)}, the money goes back without you if the network says that nobody installed it.`
  },
  phone: 'Phone, looked up before paying',
  phoneFits: {
    yes: (name: string) => `${name}: supports eSIM`,
    regional: (name: string) => `${name}: supports eSIM, with exceptions`,
    no: (name: string) => `${name}: doesn’t support eSIM`,
    unknown: (name: string) => `${name}: not on our list`,
  } satisfies Record<PhoneFit, (name: string) => string>,
}
