// Money is whole euro cents; shares are calculated in basis points without fractions.

/** An amount in cents in readable form: '€4.17', '-€0.50', '€1,234.00'. Two decimals (storefront rules §9). */
export function formatEuro(cents: number): string {
  mustBeWhole(cents)

  const size = Math.abs(cents)
  const euros = String(Math.floor(size / 100)).replace(/\B(?=(\d{3})+$)/g, ',')
  const sign = cents < 0 ? '-' : ''

  return `${sign}€${euros}.${String(size % 100).padStart(2, '0')}`
}

/**
 * `basisPoints` of an amount in cents (2100 = 21%), rounded half up to a whole cent. Credits mirror charges: the share
 * of -345 is minus the share of 345.
 */
export function share(cents: number, basisPoints: number): number {
  mustBeWhole(cents)
  mustBeWhole(basisPoints)

  const tenThousandths = BigInt(Math.abs(cents)) * BigInt(Math.abs(basisPoints))
  const rounded = Number((tenThousandths + 5_000n) / 10_000n)
  const isNegative = cents < 0 !== basisPoints < 0

  return isNegative && rounded > 0 ? -rounded : rounded
}

function mustBeWhole(amount: number) {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Expected a whole number of cents or basis points: ${amount}`)
}

/**
 * '12.5', '12,50', '1 200', '1.234,50', and '1,234.50' in cents; null for an empty text, undefined for no valid amount.
 * A single sign before three digits could mean either, so it means nothing.
 */
export function readEuro(typed: string): number | null | undefined {
  const written = typed.replace(/[\s€]|EUR/giu, '')
  const isGrouped = /^\d{1,3}(?:\.\d{3})+,\d{1,2}$|^\d{1,3}(?:,\d{3})+\.\d{1,2}$/.test(written)
  const text = isGrouped ? written.replaceAll(/[.,](?=\d{3})/g, '').replace(',', '.') : written.replace(',', '.')
  if (text === '') return null
  const [, euro, cents = ''] = /^(\d{1,6})(?:\.(\d{1,2}))?$/.exec(text) ?? []
  return euro === undefined ? undefined : Number(euro) * 100 + Number(cents.padEnd(2, '0'))
}
