// From where a key of the partner API works, as a business types it: when it makes the key, and later. Pure rules.
import { ipRangeOf } from '#values/ip-range.ts'

/** How many addresses a key may be limited to. */
const MOST_ADDRESSES = 20

/** `wrong`: the entries that are no address; none if there are over twenty. */
export type AddressesRefusal = { ok: false; problem: 'key_addresses'; wrong: string[] }

/** One per line or with commas, in their one notation. */
export function readKeyAddresses(typed: string): { ok: true; addresses: string[] } | AddressesRefusal {
  const entries = typed.split(/[\s,;]+/).filter((each) => each !== '')
  const wrong = [...new Set(entries.filter((each) => ipRangeOf(each) === null))]
  const addresses = [...new Set(entries.flatMap((each) => ipRangeOf(each) ?? []))]
  return wrong.length > 0 || addresses.length > MOST_ADDRESSES
    ? { ok: false, problem: 'key_addresses', wrong }
    : { ok: true, addresses }
}
