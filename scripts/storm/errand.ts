// What a buyer comes for, and the outcome they are entitled to.
import type { WholesalerName } from './wholesalers.ts'

/**
 * What happens at the payment. `returns`: pays and comes back. `leaves_after_paying`: closes the laptop. `never_pays`,
 * `is_declined`. `changes_mind`: cancels on the payment page, orders the same again, and pays. `two_tabs`: orders in
 * two tabs at once and pays in both. `pays_twice`: pays a page that the shop has forgotten, and the one that replaced
 * it. `pays_later`, `pays_in_vain`: by bank debit, and the money arrives later, or never.
 */
export type Ending =
  | 'returns'
  | 'leaves_after_paying'
  | 'never_pays'
  | 'is_declined'
  | 'changes_mind'
  | 'two_tabs'
  | 'pays_twice'
  | 'pays_later'
  | 'pays_in_vain'

/**
 * What happens to the payment afterward. `given_back`: in the provider's dashboard. `refunded`, `part_refunded`,
 * `cancelled`: at the shop's own desk. `dispute_won`, `dispute_lost`: by the buyer's bank.
 */
export type Aftermath =
  | 'none'
  | 'given_back'
  | 'refunded'
  | 'part_refunded'
  | 'cancelled'
  | 'dispute_won'
  | 'dispute_lost'

export type Errand = {
  email: string
  name: string
  ip: string
  bundleId: string
  /** Where the trip goes, in ISO codes with commas. */
  to: string
  /** The wholesaler that sells the bundle; null for the specified network. */
  network: WholesalerName | null
  coupon: string | null
  /** How many eSIMs one payment is for. */
  travelers: number
  ending: Ending
  aftermath: Aftermath
  /** The top-up bought once the eSIM is there. */
  topUp: string | null
}

/** The final outcome: nothing bought, delivered, money refunded, or eSIM revoked. */
export type Fate = 'unpaid' | 'delivered' | 'given_back' | 'revoked'

const UNPAID: Ending[] = ['never_pays', 'is_declined', 'pays_in_vain']
const FATES: Record<Aftermath, Fate> = {
  none: 'delivered',
  given_back: 'given_back',
  refunded: 'given_back',
  part_refunded: 'delivered',
  cancelled: 'revoked',
  dispute_won: 'delivered',
  dispute_lost: 'given_back',
}

export const neverPays = ({ ending }: Pick<Errand, 'ending'>): boolean => UNPAID.includes(ending)
export const fateOf = (errand: Pick<Errand, 'ending' | 'aftermath'>): Fate =>
  neverPays(errand) ? 'unpaid' : FATES[errand.aftermath]

/** The amount of a partial refund, in cents. */
export const PART_CENTS = 200
