// What a price in euros comes to in the currency that a visitor chose, and how far that can be trusted.
import { href, Link, useLocation } from 'react-router'
import { currencyCopy as copy } from '#app/copy/catalogue/currency.ts'
import { formatDay, grouped } from '#app/language/formats.ts'
import { withQuery } from '#app/format/with-query.ts'
import { useShopIfLoaded, type ShownCurrency } from '#app/session/shell-data.ts'
import { inForeignUnits } from '#values/foreign-currency.ts'

function written(cents: number, { millionths, decimals, before, point, after }: ShownCurrency): string {
  const units = inForeignUnits(cents, millionths, decimals)
  const whole = grouped(Math.floor(units / 10 ** decimals))
  const rest = decimals > 0 ? point + String(units % 10 ** decimals).padStart(decimals, '0') : ''
  return `${before}${whole}${rest}${after}`
}

/** Stands right after the same price in euros; nothing while no currency is chosen. */
export function NearPrice({ cents }: { cents: number }) {
  const currency = useShopIfLoaded()?.currency
  if (!currency) return null
  return <span className="figures block text-sm font-normal text-muted">{`≈\u00A0${written(cents, currency)}`}</span>
}

/** Once below prices: what they are worth, and the way to another currency; nothing where there is none to choose. */
export function CurrencyNote() {
  const currency = useShopIfLoaded()?.currency
  const { pathname, search } = useLocation()
  if (currency === undefined) return null
  return (
    <p className="no-print text-sm text-muted">
      {currency && <span>{copy.note(currency.code, formatDay(currency.since))} </span>}
      <Link to={withQuery(href('/currency'), { back: pathname + search })} className="link inline-block py-1.5">
        {currency ? copy.change : copy.choose}
      </Link>
    </p>
  )
}
