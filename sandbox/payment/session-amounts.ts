// A session's total in whole cents: first the discount, then each line's tax, each rounded half up.
export type PricedLine = {
  unitCents: number
  quantity: number
  isTaxInclusive: boolean
  taxPercentages: number[]
}
export type Discount = { amountOff: number } | { percentOff: number } | null
export type LineAmounts = {
  subtotal: number
  discount: number
  taxes: { amount: number; taxable: number }[]
  tax: number
  total: number
}
export type SessionAmounts = { subtotal: number; discount: number; tax: number; total: number; lines: LineAmounts[] }

const PERCENT_STEPS = 10_000n // percentages have at most four decimals

export function sessionAmounts(lines: PricedLine[], discount: Discount): SessionAmounts {
  const subtotals = lines.map((line) => line.unitCents * line.quantity)
  const discounts = discountPerLine(subtotals, discount)
  const priced = lines.map((line, i) => lineAmounts(line, subtotals[i] ?? 0, discounts[i] ?? 0))

  return {
    subtotal: sum(subtotals),
    discount: sum(discounts),
    tax: sum(priced.map((line) => line.tax)),
    total: sum(priced.map((line) => line.total)),
    lines: priced,
  }
}

function lineAmounts(line: PricedLine, subtotal: number, discount: number): LineAmounts {
  const net = subtotal - discount
  const together = line.taxPercentages.reduce((all, percentage) => all + percentage, 0)
  const taxes = line.taxPercentages.map((percentage) =>
    line.isTaxInclusive ? taxInside(net, percentage, together) : { amount: percentOf(net, percentage), taxable: net },
  )
  const tax = sum(taxes.map((each) => each.amount))

  return { subtotal, discount, taxes, tax, total: line.isTaxInclusive ? net : net + tax }
}

function taxInside(gross: number, percentage: number, together: number): { amount: number; taxable: number } {
  const whole = 100n * PERCENT_STEPS + steps(together)
  const amount = Number((BigInt(gross) * steps(percentage) * 2n + whole) / (whole * 2n))

  return { amount, taxable: gross - amount }
}

// Split over the lines in proportion to their size; leftover cents go to the first lines.
function discountPerLine(subtotals: number[], discount: Discount): number[] {
  const all = sum(subtotals)
  if (discount === null || all === 0) return subtotals.map(() => 0)
  const off = 'percentOff' in discount ? percentOf(all, discount.percentOff) : Math.min(discount.amountOff, all)
  const shares = subtotals.map((subtotal) => Number((BigInt(off) * BigInt(subtotal)) / BigInt(all)))
  let left = off - sum(shares)

  return shares.map((cents, i) => {
    const more = Math.min(left, (subtotals[i] ?? 0) - cents, 1)
    left -= more
    return cents + more
  })
}

function percentOf(cents: number, percentage: number): number {
  const whole = 100n * PERCENT_STEPS

  return Number((BigInt(cents) * steps(percentage) * 2n + whole) / (whole * 2n))
}

function steps(percentage: number): bigint {
  return BigInt(Math.round(percentage * Number(PERCENT_STEPS)))
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
