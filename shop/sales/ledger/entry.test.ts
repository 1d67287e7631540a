// What the ledger writes, without a database: whatever is paid and refunded, no money is created or lost.
import { array, assert, boolean, constant, constantFrom, double, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import {
  baseOfRefund,
  linesOfDeposit,
  linesOfDepositBack,
  linesOfDispute,
  linesOfFreed,
  linesOfMargin,
  linesOfPaid,
  linesOfPayout,
  linesOfPurchase,
  linesOfPurchaseBack,
  linesOfRefund,
  linesOfRelease,
  linesOfReturned,
  linesOfSale,
  linesOfTakenBack,
  marginCents,
  refundCause,
  refundedIn,
  type Line,
  type Share,
} from './entry.ts'

const sum = (lines: readonly Line[]) => lines.reduce((cents, line) => cents + line.cents, 0)
const on = (account: Line['account'], lines: readonly Line[]) => sum(lines.filter((line) => line.account === account))
const ofBusinesses = (lines: readonly Line[]) => lines.filter(({ businessId }) => businessId !== null)

/** Everybody's balance after the lines so far. */
function sharesOf(lines: readonly Line[], sale: readonly Line[]): (Share & { earnedCents: number })[] {
  const all = ofBusinesses(sale).flatMap(({ businessId, source, cents }) => {
    if (source === null) return []
    const own = lines.filter((line) => line.businessId === businessId && line.source === source)
    return [
      {
        businessId: businessId ?? '',
        source,
        heldCents: on('held', own),
        payableCents: on('payable', own),
        earnedCents: cents,
      },
    ]
  })
  return all
}

const cents = integer({ min: 1, max: 1_000_000 })
const referrer = constantFrom(null, 'referrer')
/** A payment with VAT, and how much of it has been refunded after each step; the hold ends before one of them. */
const payments = record({
  netCents: cents,
  vatCents: integer({ min: 0, max: 250_000 }),
  referrer,
  parts: array(double({ min: 0, max: 1, noNaN: true }), { maxLength: 6 }),
  releaseAt: integer({ min: 0, max: 7 }),
  isWhole: boolean(),
})

describe('the entries of the ledger', () => {
  it('give the affiliate 10 % of net revenue and its referrer 5 %, rounded half up to a cent', () => {
    expect(ofBusinesses(linesOfSale(1346, 'a', 'b'))).toEqual([
      { businessId: 'a', source: 'own', account: 'held', cents: 135 },
      { businessId: 'b', source: 'referral', account: 'held', cents: 67 },
    ])
    expect(linesOfSale(4, 'a', null)).toEqual([])
    expect(linesOfSale(0, 'a', 'b')).toEqual([])
  })

  it('balance in every movement, never reverse more than was earned, and leave the rest of the payment', () => {
    assert(
      property(payments, ({ netCents, vatCents, referrer: by, parts, releaseAt, isWhole }) => {
        const paidCents = netCents + vatCents
        const sale = linesOfSale(netCents, 'a', by)
        const told = parts.map((part) => Math.floor(paidCents * part)).toSorted((one, other) => one - other)
        if (isWhole) told.push(paidCents)
        let lines = sale
        expect(sum(sale)).toBe(0)
        for (const [place, backCents] of told.entries()) {
          if (place === releaseAt) lines = [...lines, ...linesOfRelease(sharesOf(lines, sale))]
          const movement = linesOfRefund(sharesOf(lines, sale), paidCents, paidCents - backCents)
          expect(sum(movement)).toBe(0)
          lines = [...lines, ...movement]
          for (const { heldCents, payableCents, earnedCents } of sharesOf(lines, sale)) {
            expect(heldCents).toBeGreaterThanOrEqual(0)
            expect(heldCents + payableCents).toBeGreaterThanOrEqual(0)
            // To the cent what the remaining payment would have earned.
            const exact = (earnedCents * (paidCents - backCents)) / paidCents
            expect(Math.abs(heldCents + payableCents - exact)).toBeLessThanOrEqual(0.5)
          }
        }
        const left = sharesOf(lines, sale).reduce((total, share) => total + share.heldCents + share.payableCents, 0)
        expect(isWhole ? left : 0).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('come with bases that add up to what was kept, and of which each share is taken', () => {
    assert(
      property(payments, ({ netCents, vatCents, parts, isWhole }) => {
        const paidCents = netCents + vatCents
        const sale = linesOfSale(netCents, 'a', 'b')
        const told = parts.map((part) => Math.floor(paidCents * part)).toSorted((one, other) => one - other)
        if (isWhole) told.push(paidCents)
        let [lines, before, keptCents] = [sale, 0, netCents]
        for (const after of told.map((backCents) => refundedIn(refundCause('order', backCents)))) {
          const movement = linesOfRefund(sharesOf(lines, sale), paidCents, paidCents - after)
          const base = baseOfRefund(netCents, paidCents, { before, after })
          const backCents = sum(movement.filter(({ businessId, source }) => businessId === 'a' && source === 'own'))
          // The sale's share, what is left of it, and what was left before are rounded to cents.
          expect(Math.abs(backCents - (base * AFFILIATE_TERMS.shareBasisPoints) / 10_000)).toBeLessThan(2)
          expect(base).toBeLessThanOrEqual(0)
          lines = [...lines, ...movement]
          keptCents += base
          before = after
          // To the cent what is left of the payment, and a tenth of it what was earned.
          expect(Math.abs(keptCents - (netCents * (paidCents - after)) / paidCents)).toBeLessThanOrEqual(0.5)
          const own = sharesOf(lines, sale).find(({ source }) => source === 'own')
          const leftCents = (own?.heldCents ?? 0) + (own?.payableCents ?? 0)
          expect(Math.abs(leftCents - Math.round(keptCents / 10))).toBeLessThanOrEqual(1)
        }
        expect(isWhole ? keptCents : 0).toBe(0)
      }),
      { numRuns: 500 },
    )
  })

  it('give a business its margin, never less than zero, and reverse exactly that', () => {
    const order = record({
      subtotalCents: cents,
      off: double({ min: 0, max: 1, noNaN: true }),
      floor: double({ min: 0, max: 1, noNaN: true }),
    })
    assert(
      property(
        order,
        integer({ min: 0, max: 250_000 }),
        double({ min: 0, max: 1, noNaN: true }),
        (sold, vatCents, part) => {
          const { subtotalCents } = sold
          const discountCents = Math.floor(subtotalCents * sold.off)
          const partnerPriceCents = Math.floor(subtotalCents * sold.floor)
          const netCents = subtotalCents - discountCents
          const ownCents = marginCents({ subtotalCents, discountCents, partnerPriceCents })
          expect(ownCents).toBe(Math.max(0, netCents - partnerPriceCents))
          // After the shares of an affiliate and its referrer, the shop keeps most of its own share.
          const sale = [...linesOfMargin('shop', ownCents), ...linesOfSale(netCents - ownCents, 'a', 'b')]
          expect(sum(sale)).toBe(0)
          expect(netCents - sum(ofBusinesses(sale))).toBeGreaterThanOrEqual(
            Math.floor((netCents - ownCents) * 0.85) - 1,
          )
          const paidCents = netCents + vatCents
          const back = Math.floor(paidCents * part)
          const first = linesOfRefund(sharesOf(sale, sale), paidCents, paidCents - back)
          const rest = linesOfRefund(sharesOf([...sale, ...first], sale), paidCents, 0)
          expect([sum(first), sum(rest), sum(ofBusinesses([...sale, ...first, ...rest]))]).toEqual([0, 0, 0])
        },
      ),
      { numRuns: 500 },
    )
    expect(marginCents({ subtotalCents: 900, discountCents: 0 })).toBe(0)
    expect(marginCents({ subtotalCents: 900, discountCents: 0, partnerPriceCents: null })).toBe(0)
  })

  it('reverse the same refund only once', () => {
    assert(
      property(cents, cents, (netCents, back) => {
        const backCents = Math.min(back, netCents)
        const sale = linesOfSale(netCents, 'a', 'b')
        const first = linesOfRefund(sharesOf(sale, sale), netCents, netCents - backCents)
        const again = linesOfRefund(sharesOf([...sale, ...first], sale), netCents, netCents - backCents)
        expect(again).toEqual([])
      }),
    )
  })

  it('move payouts in balanced steps, and undo each to the cent', () => {
    assert(
      property(cents, integer({ min: 0, max: 250_000 }), (netCents, vatCents) => {
        const onItsWay = linesOfPayout('a', netCents)
        const paid = linesOfPaid('a', netCents, vatCents)
        for (const lines of [
          onItsWay,
          paid,
          linesOfTakenBack('a', netCents),
          linesOfReturned('a', netCents, vatCents),
        ]) {
          expect(sum(lines)).toBe(0)
          expect(lines.every((line) => line.cents !== 0 && line.source === null)).toBe(true)
        }
        const takenBack = [...onItsWay, ...linesOfTakenBack('a', netCents)]
        expect([on('payable', takenBack), on('transit', takenBack)]).toEqual([0, 0])
        const whole = [...onItsWay, ...paid]
        expect([on('payable', whole), on('transit', whole), on('bank', whole), on('input_vat', whole)]).toEqual([
          -netCents,
          0,
          netCents + vatCents,
          0 - vatCents,
        ])
        const returned = [...whole, ...linesOfReturned('a', netCents, vatCents)]
        for (const account of ['payable', 'transit', 'bank', 'input_vat'] as const)
          expect(on(account, returned)).toBe(0)
      }),
    )
  })

  it('owe a business its unspent deposits, whatever is bought, returned, disputed, and refunded', () => {
    const step = oneof(
      record({ what: constant('deposit' as const), cents }),
      record({ what: constantFrom('purchase', 'back', 'dispute', 'freed', 'refund'), cents }),
    )
    assert(
      property(array(step, { maxLength: 40 }), (steps) => {
        let lines: Line[] = []
        let [paidIn, spent] = [0, 0]
        for (const { what, cents: wanted } of steps) {
          const [prepaid, disputed] = [on('prepaid', lines), on('disputed', lines)]
          // The shop lets nobody spend more than the balance, and never refunds more than was spent or deposited.
          const most = {
            deposit: wanted,
            purchase: prepaid,
            back: spent,
            dispute: prepaid,
            freed: disputed,
            refund: paidIn,
          }
          const amount = Math.min(wanted, most[what])
          if (amount <= 0) continue
          const movement = {
            deposit: linesOfDeposit('a', amount),
            purchase: linesOfPurchase('a', amount),
            back: linesOfPurchaseBack('a', amount),
            dispute: linesOfDispute('a', amount),
            freed: linesOfFreed('a', amount),
            refund: linesOfDepositBack('a', disputed, amount),
          }[what]
          expect(sum(movement)).toBe(0)
          expect(movement.every((line) => line.cents !== 0)).toBe(true)
          lines = [...lines, ...movement]
          if (what === 'deposit') paidIn += amount
          if (what === 'refund') paidIn -= amount
          if (what === 'purchase') spent += amount
          if (what === 'back') spent -= amount
        }
        expect(on('prepaid', lines) + on('disputed', lines)).toBe(paidIn - spent)
        expect([on('receipts', lines), on('sales', lines)]).toEqual([0 - paidIn, spent])
        expect(on('disputed', lines)).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 500 },
    )
  })
})
