// The phones that the shop knows of (app/data/devices.json), each with the maker's statement it is taken from.
import rows from '#app/data/devices.json' with { type: 'json' }
import type { Device } from './search-devices.ts'

export const DEVICES: readonly Device[] = rows.map((row) => ({ ...row, esim: answerOf(row.esim) }))

// A word that is no clear answer counts as "look at the phone".
function answerOf(word: string): Device['esim'] {
  return word === 'yes' || word === 'no' ? word : 'regional'
}
