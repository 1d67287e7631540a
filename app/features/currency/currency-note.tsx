// How far the approximate prices on a page can be trusted, and the way to another currency.
import { href, Link, useLocation } from 'react-router'
import { currencyCopy as copy } from '#app/copy/catalogue/currency.ts'
import { withQuery } from '#app/format/with-query.ts'
import { formatDay } from '#app/language/formats.ts'
import { useShopIfLoaded } from '#app/session/shell-data.ts'

/** Once below prices; nothing where there is no currency to choose. */
export function CurrencyNote({ onLeave }: { onLeave?: () => void }) {
  const currency = useShopIfLoaded()?.currency
  const { pathname, search } = useLocation()
  if (currency === undefined) return null
  return (
    <p className="no-print text-sm text-muted">
      {currency && <span>{copy.note(currency.code, formatDay(currency.since))} </span>}
      <Link
        to={withQuery(href('/currency'), { back: pathname + search })}
        className="link inline-block py-1.5"
        onClick={onLeave}
      >
        {currency ? copy.change : copy.choose}
      </Link>
    </p>
  )
}

/** The same for whoever has chosen one: what offers nothing else. */
export function ChosenCurrencyNote({ onLeave }: { onLeave?: () => void }) {
  return useShopIfLoaded()?.currency ? <CurrencyNote onLeave={onLeave} /> : null
}
