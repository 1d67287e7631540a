// The arithmetic of the ledger: what a sale earns, and what is left after a refund. Pure rules, in whole cents.
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { share } from '#values/money.ts'

/** Earned by its own code or link, by that of an affiliate it referred, or by its own price in its own shop. */
export type Source = 'own' | 'referral' | 'margin'
/**
 * `transit` is money on its way to a business's bank; `prepaid` is what it deposited, and `disputed` the part that a
 * buyer's bank is asking about. The shop's own accounts: its cost for partners, the VAT on that, money that left its
 * bank, deposits it received, and what it sold for them.
 */
type Account =
  | 'held'
  | 'payable'
  | 'transit'
  | 'prepaid'
  | 'disputed'
  | 'commission'
  | 'input_vat'
  | 'bank'
  | 'receipts'
  | 'sales'

/**
 * One line: positive cents are in favor of the business; `businessId` is null for the shop's own accounts, and `source`
 * is null for payouts.
 */
export type Line = { businessId: string | null; account: Account; source: Source | null; cents: number }

/** A business's share of one order, by source. */
export type Share = { businessId: string; source: Source; heldCents: number; payableCents: number }

/** What a sale with this net revenue earns: for the affiliate, and for whoever referred it (null for nobody). */
export function linesOfSale(netCents: number, affiliateId: string, referrerId: string | null): Line[] {
  return [
    ...earned(affiliateId, 'own', share(netCents, AFFILIATE_TERMS.shareBasisPoints)),
    ...(referrerId === null
      ? []
      : earned(referrerId, 'referral', share(netCents, AFFILIATE_TERMS.referralBasisPoints))),
  ]
}

/**
 * What a business earns from a sale at its own price: everything above the price it pays the shop. A discount comes off
 * that first, and never makes it owe anything.
 */
export const marginCents = ({
  subtotalCents,
  discountCents,
  partnerPriceCents,
}: {
  subtotalCents: number
  discountCents: number
  partnerPriceCents?: number | null
}): number => (partnerPriceCents == null ? 0 : Math.max(0, subtotalCents - discountCents - partnerPriceCents))

/** What a business earns with its own price. */
export const linesOfMargin = (businessId: string, cents: number): Line[] => earned(businessId, 'margin', cents)

const earned = (businessId: string, source: Source, cents: number): Line[] => move(businessId, source, 'held', cents)

/**
 * What to reverse of these shares after a refund, if only this much of the payment is left. A full refund reverses
 * everything, and so do partial refunds that add up to it. Held earnings are reversed first.
 */
export function linesOfRefund(
  shares: readonly (Share & { earnedCents: number })[],
  paidCents: number,
  leftCents: number,
) {
  return shares.flatMap(({ businessId, source, heldCents, payableCents, earnedCents }) => {
    const backCents = heldCents + payableCents - portion(earnedCents, leftCents, paidCents)
    if (backCents <= 0) return []
    const fromHeld = Math.min(backCents, Math.max(0, heldCents))
    return [
      ...move(businessId, source, 'held', -fromHeld),
      ...move(businessId, source, 'payable', fromHeld - backCents),
    ]
  })
}

/** Held earnings become available to the business. */
export const linesOfRelease = (shares: readonly Share[]): Line[] =>
  shares.flatMap(({ businessId, source, heldCents }) =>
    heldCents > 0
      ? [
          { businessId, source, account: 'held' as const, cents: -heldCents },
          { businessId, source, account: 'payable' as const, cents: heldCents },
        ]
      : [],
  )

/** Money in a payout run, which can't be paid a second time. */
export const linesOfPayout = (businessId: string, netCents: number): Line[] =>
  between(businessId, 'payable', 'transit', netCents)

/** The payout run was canceled. */
export const linesOfTakenBack = (businessId: string, netCents: number): Line[] =>
  between(businessId, 'transit', 'payable', netCents)

/** The payout left the shop's bank, with VAT on top. */
export const linesOfPaid = (businessId: string, netCents: number, vatCents: number): Line[] =>
  plain([
    { businessId, account: 'transit', cents: -netCents },
    { businessId: null, account: 'input_vat', cents: -vatCents },
    { businessId: null, account: 'bank', cents: netCents + vatCents },
  ])

/** The bank returned it, so it is available to the business again. */
export const linesOfReturned = (businessId: string, netCents: number, vatCents: number): Line[] =>
  plain([
    { businessId, account: 'payable', cents: netCents },
    { businessId: null, account: 'input_vat', cents: vatCents },
    { businessId: null, account: 'bank', cents: -netCents - vatCents },
  ])

/** A business made a deposit, which the shop now owes it. */
export const linesOfDeposit = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents }], 'receipts')

/** Part of a deposit was refunded; the part the bank asked about goes first. The balance may become negative. */
export function linesOfDepositBack(businessId: string, disputedCents: number, cents: number): Line[] {
  const fromDisputed = Math.min(cents, Math.max(0, disputedCents))
  return against(
    businessId,
    [
      { account: 'disputed', cents: -fromDisputed },
      { account: 'prepaid', cents: fromDisputed - cents },
    ],
    'receipts',
  )
}

/** A buyer's bank asks about a deposit: it can't be spent until the bank has decided. */
export const linesOfDispute = (businessId: string, cents: number): Line[] =>
  between(businessId, 'prepaid', 'disputed', cents)

/** The bank decided for the shop. */
export const linesOfFreed = (businessId: string, cents: number): Line[] =>
  between(businessId, 'disputed', 'prepaid', cents)

/** A purchase from the prepaid balance, VAT included. */
export const linesOfPurchase = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents: -cents }], 'sales')

/** This much was refunded to the balance. */
export const linesOfPurchaseBack = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents }], 'sales')

// Lines of a business, and one of the shop that balances them.
function against(businessId: string, own: { account: Account; cents: number }[], account: Account): Line[] {
  const cents = own.reduce((sum, line) => sum + line.cents, 0)
  return plain([...own.map((line) => ({ businessId, ...line })), { businessId: null, account, cents: -cents }])
}

const between = (businessId: string, from: Account, to: Account, cents: number): Line[] =>
  plain([
    { businessId, account: from, cents: -cents },
    { businessId, account: to, cents },
  ])

const plain = (lines: Omit<Line, 'source'>[]): Line[] =>
  lines.filter(({ cents }) => cents !== 0).map((line) => ({ ...line, source: null }))

// A line of the business and one of the shop that balance each other.
const move = (businessId: string, source: Source, account: Account, cents: number): Line[] =>
  cents === 0
    ? []
    : [
        { businessId, source, account, cents },
        { businessId: null, source, account: 'commission', cents: -cents },
      ]

/** Identifies a refund: `refundedCents` of the order were refunded so far. */
export const refundCause = (orderId: string, refundedCents: number): string => `refund:${orderId}:${refundedCents}`
export const refundedIn = (cause: string): number => Number(cause.slice(cause.lastIndexOf(':') + 1))

/**
 * How much of an order's net revenue a refund took back, at most 0: by the same arithmetic as its commission, so that
 * what is left after several refunds is the same share of both.
 */
export function baseOfRefund(
  netCents: number,
  paidCents: number,
  { before, after }: { before: number; after: number },
): number {
  const backCents = portion(netCents, paidCents - before, paidCents) - portion(netCents, paidCents - after, paidCents)
  return backCents === 0 ? 0 : -backCents
}

/** The same share of `cents` as `part` is of `whole`, rounded half up; all amounts are whole and not negative. */
function portion(cents: number, part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0
  const [of, by] = [BigInt(cents) * BigInt(Math.min(part, whole)), BigInt(whole)]
  return Number((2n * of + by) / (2n * by))
}
