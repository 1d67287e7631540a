// What somebody comes for, and what they can rightly expect in the end.

/**
 * How it goes at the payment. `returns`: pays and comes back. `leaves_after_paying`: closes the laptop. `never_pays`, `is_declined`.
 * `changes_mind`: cancels on the payment page, orders the same once more, and pays. `two_tabs`: orders in two tabs at once and
 * pays in both. `pays_twice`: pays a page that the shop has forgotten, and the one in its place. `pays_later`, `pays_in_vain`: by
 * bank debit, whose money arrives, or never does.
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
 * What happens to the payment afterwards. `given_back`: in the provider's dashboard. `refunded`, `part_refunded`, `cancelled`: at the
 * shop's own desk. `dispute_won`, `dispute_lost`: by the buyer's bank.
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
  coupon: string | null
  ending: Ending
  aftermath: Aftermath
  /** The bundle that is put on the eSIM once it is there. */
  topUp: string | null
}

/** What is left in the end: nothing was bought, it was delivered, its money went back, or its eSIM did. */
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

/** What goes back of a payment of which only a part does, in cents. */
export const PART_CENTS = 200
