// The words of a cart with something in it; those of an empty one are with the frame.
import { counted } from '#values/counted.ts'

export const cartCopy = {
  line: (data: string, days: number) => `${data} for ${counted(days, 'day')}`,
  lineTotal: 'Line total',
  total: 'Total:',
  checkout: 'Checkout',
  change: 'Change bundle',
  removeShort: 'Remove',
  remove: (trip: string) => `Remove ${trip}`,
}
