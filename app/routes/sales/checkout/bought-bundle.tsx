import { tripName, tripTitle } from '#app/language/trip-name.ts'
import { countryName } from '#app/language/formats.ts'
import { Link, href } from 'react-router'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { passNote } from '#app/features/currency/near-price.tsx'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Flag } from '#app/ui/flag.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { useShop } from '#app/session/shell-data.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { CheckoutWithCart } from './read-checkout.ts'

const SHOWN_DESTINATIONS = 2

type BoughtBundleProps = Pick<CheckoutWithCart, 'bundle' | 'topUp' | 'quote'> & { isTravelling?: boolean }

export function BoughtBundle({ bundle, topUp, quote, isTravelling }: BoughtBundleProps) {
  const { currency } = useShop()
  return (
    <div className={`grid gap-3 ${topUp ? 'pass-undated' : ''}`}>
      {topUp?.iccidEnd && (
        <p className="flex flex-wrap items-center justify-between gap-x-4 font-semibold">
          {topUpCopy.checkout.heading(topUp.iccidEnd)}
          <Link to={href('/top-up')} className="link text-sm">
            {topUpCopy.cart.change}
          </Link>
        </p>
      )}
      <div className="grid gap-3">
        <Pass
          size="mini"
          name={tripName(bundle)}
          zone={bundle.zone}
          data={bundle.data}
          days={bundle.days}
          arrival={bundle.arrival}
          departure={bundle.departure}
          bundleId={bundle.bundleId}
          totalCents={quote.totalCents}
          priceNote={passNote(quote.totalCents, currency, priceTaxCopy.note(quote.vatCents))}
          isTravelling={isTravelling}
        />
        <Destinations countries={bundle.destinations} />
      </div>
    </div>
  )
}

export function lineOf({ bundle, topUp, travelers }: Pick<CheckoutWithCart, 'bundle' | 'topUp' | 'travelers'>) {
  if (topUp) return topUpCopy.cart.line(tripName(bundle), bundle.data, bundle.days)
  const line = checkoutCopy.summary.line(tripTitle(bundle), bundle.days)
  return travelers !== null && travelers > 1 ? `${travelers} × ${line}` : line
}

function Destinations({ countries }: { countries: CountryCode[] }) {
  if (countries.length === 0) return null
  const more = countries.slice(SHOWN_DESTINATIONS)
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-sm">
      <h3 className="sr-only">{checkoutCopy.summary.destinations}</h3>
      <CountryList countries={countries.slice(0, SHOWN_DESTINATIONS)} />
      {more.length > 0 && (
        <details className="disclosure open:w-full">
          <summary className="link inline-flex min-h-8 items-center gap-1 rounded-control">
            {checkoutCopy.moreDestinations(more.length)}
            <Icon name="chevron-down" size={16} className="disclosure-mark" />
          </summary>
          <div className="pt-1">
            <CountryList countries={more} />
          </div>
        </details>
      )}
    </div>
  )
}

function CountryList({ countries }: { countries: CountryCode[] }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {countries.map((code) => (
        <li key={code} className="flex items-center gap-2 font-semibold">
          <Flag country={code} size={20} />
          {countryName(code)}
        </li>
      ))}
    </ul>
  )
}
