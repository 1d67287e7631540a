// What the movements of the ledger come to, on paper: what a sale earns, and what of it is left after a refund. Whole cents.
import { AFFILIATE_TERMS } from '#shop/affiliate/affiliate-terms.ts'
import { share } from '#shop/values/money.ts'

/** By a code or link of its own, by that of an affiliate that it referred, or by a price of its own in its own shop. */
export type Source = 'own' | 'referral' | 'margin'
/**
 * `transit` is what is on its way to a business's bank; `prepaid` what it paid in beforehand, and `disputed` what of that a
 * buyer's bank asks about. The shop's own: what it spends on partners, the VAT on that, what left its bank; what it took for
 * deposits, and what it sold for them.
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
 * One line: positive cents are in favor of the business; `businessId` is null for the shop's own accounts, and `source` for
 * what is paid out.
 */
export type Line = { businessId: string | null; account: Account; source: Source | null; cents: number }

/** What a business has of one order, by where it came from. */
export type Share = { businessId: string; source: Source; heldCents: number; payableCents: number }

/** What a sale of so much net revenue earns: the affiliate, and whoever referred it (null for nobody). */
export function linesOfSale(netCents: number, affiliateId: string, referrerId: string | null): Line[] {
  return [
    ...earned(affiliateId, 'own', share(netCents, AFFILIATE_TERMS.shareBasisPoints)),
    ...(referrerId === null
      ? []
      : earned(referrerId, 'referral', share(netCents, AFFILIATE_TERMS.referralBasisPoints))),
  ]
}

/**
 * What of a sale is the business's that sold it at a price of its own: what is above the price that it pays the shop. A
 * discount comes off that first, and never makes it owe anything.
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

/** What a business earns by a price of its own. */
export const linesOfMargin = (businessId: string, cents: number): Line[] => earned(businessId, 'margin', cents)

const earned = (businessId: string, source: Source, cents: number): Line[] => move(businessId, source, 'held', cents)

/**
 * What has to go back of these shares, when of `earnedCents` for a payment only so much of the payment stays: a refund of
 * everything leaves nothing, and parts that come to everything leave nothing as well. What is still held goes first.
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

/** What was held is the business's to have. */
export const linesOfRelease = (shares: readonly Share[]): Line[] =>
  shares.flatMap(({ businessId, source, heldCents }) =>
    heldCents > 0
      ? [
          { businessId, source, account: 'held' as const, cents: -heldCents },
          { businessId, source, account: 'payable' as const, cents: heldCents },
        ]
      : [],
  )

/** Money that is about to be paid: nobody can pay it a second time. */
export const linesOfPayout = (businessId: string, netCents: number): Line[] =>
  between(businessId, 'payable', 'transit', netCents)

/** It was not paid after all. */
export const linesOfTakenBack = (businessId: string, netCents: number): Line[] =>
  between(businessId, 'transit', 'payable', netCents)

/** It left the shop's bank, with the VAT on top of it. */
export const linesOfPaid = (businessId: string, netCents: number, vatCents: number): Line[] =>
  plain([
    { businessId, account: 'transit', cents: -netCents },
    { businessId: null, account: 'input_vat', cents: -vatCents },
    { businessId: null, account: 'bank', cents: netCents + vatCents },
  ])

/** The bank sent it back: the business may have it again. */
export const linesOfReturned = (businessId: string, netCents: number, vatCents: number): Line[] =>
  plain([
    { businessId, account: 'payable', cents: netCents },
    { businessId: null, account: 'input_vat', cents: vatCents },
    { businessId: null, account: 'bank', cents: -netCents - vatCents },
  ])

/** A business paid in beforehand: the shop owes it as much. */
export const linesOfDeposit = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents }], 'receipts')

/** A part of a deposit went back to who paid it; what the bank asked about goes first. The balance may end below zero. */
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

/** A buyer's bank asks about a deposit: nothing is bought with it until the bank has decided. */
export const linesOfDispute = (businessId: string, cents: number): Line[] =>
  between(businessId, 'prepaid', 'disputed', cents)

/** The bank decided for the shop. */
export const linesOfFreed = (businessId: string, cents: number): Line[] =>
  between(businessId, 'disputed', 'prepaid', cents)

/** Something was bought with what was paid in beforehand, VAT included. */
export const linesOfPurchase = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents: -cents }], 'sales')

/** So much of it went back to the balance. */
export const linesOfPurchaseBack = (businessId: string, cents: number): Line[] =>
  against(businessId, [{ account: 'prepaid', cents }], 'sales')

// Lines of a business, and one of the shop that they come to nothing with.
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

// A line of the business and one of the shop, which come to nothing.
const move = (businessId: string, source: Source, account: Account, cents: number): Line[] =>
  cents === 0
    ? []
    : [
        { businessId, source, account, cents },
        { businessId: null, source, account: 'commission', cents: -cents },
      ]

/** So much of `cents` as `part` is of `whole`, rounded half up; all amounts are whole and not negative. */
function portion(cents: number, part: number, whole: number): number {
  if (whole <= 0 || part <= 0) return 0
  const [of, by] = [BigInt(cents) * BigInt(Math.min(part, whole)), BigInt(whole)]
  return Number((2n * of + by) / (2n * by))
}
