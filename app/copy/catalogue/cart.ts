// The words of a cart with something in it; those of an empty one are with the frame.
import { translated } from '#app/language/translated.ts'
import { counted } from '#values/counted.ts'

export const cartCopy = translated({
  line: (data: string, days: number) => `${data} for ${counted(days, 'day')}`,
  lineTotal: 'Line total',
  total: 'Total:',
  checkout: 'Checkout',
  change: 'Change bundle',
  removeShort: 'Remove',
  remove: (trip: string) => `Remove ${trip}`,
})
