// The phone that a buyer looked up before they paid. It stays with the order, so that whoever answers knows what was said.
import type { PartyFacts } from '#shop/sales/party/party.ts'
import type { SwapFacts } from './swap.ts'

/**
 * What the shop's list says: whether it takes an eSIM, with exceptions (`regional`), or not. `unknown` if it isn't
 * listed, or if several are meant that differ.
 */
export type PhoneFit = 'yes' | 'regional' | 'no' | 'unknown'

/** Null or missing if nobody looked it up. */
export type PhoneFacts = { phone?: string | null; phoneFit?: PhoneFit | null }

/** What most orders don't say. */
export type RareFacts = PartyFacts & PhoneFacts & SwapFacts

export const phoneFactsOf = ({ phone = null, phoneFit = null }: PhoneFacts): Required<PhoneFacts> => ({
  phone,
  phoneFit: phone === null ? null : phoneFit,
})
