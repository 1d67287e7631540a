// What a price in euros comes to in the currency that a visitor chose.
import { formatEuro, grouped } from '#app/language/formats.ts'
import { useShopIfLoaded, type ShownCurrency } from '#app/session/shell-data.ts'
import { inForeignUnits } from '#values/foreign-currency.ts'

function near(cents: number, { millionths, decimals, before, point, after }: ShownCurrency): string {
  const units = inForeignUnits(cents, millionths, decimals)
  const whole = grouped(Math.floor(units / 10 ** decimals))
  const rest = decimals > 0 ? point + String(units % 10 ** decimals).padStart(decimals, '0') : ''
  return `≈\u00A0${before}${whole}${rest}${after}`
}

/** '€5.38', or '€5.38 ≈ $5.90' for whoever chose a currency, where a price is part of a line. */
export const priceText = (cents: number, currency: ShownCurrency | null | undefined): string =>
  currency ? `${formatEuro(cents)} ${near(cents, currency)}` : formatEuro(cents)

/** '≈ $5.90 incl. tax': what stands below a price on the pass. */
export const passNote = (cents: number | null, currency: ShownCurrency | null | undefined, note: string): string =>
  currency && cents !== null ? `${near(cents, currency)} ${note}` : note

/** Stands right after the same price in euros; nothing while no currency is chosen. */
export function NearPrice({
  cents,
  className = 'block text-sm font-normal text-muted',
}: {
  cents: number
  className?: string
}) {
  const currency = useShopIfLoaded()?.currency
  return currency ? <span className={`figures ${className}`}>{near(cents, currency)}</span> : null
}
