import { countryName } from '#app/language/formats.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Flag } from '#app/ui/flag.tsx'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'

const copy = orderCopy.summary

// Everywhere the bundle works; the countries of the trip come first and say so.
export function CoveredCountries({ picked, others }: Coverage) {
  const count = picked.length + others.length
  if (count === 0) return null
  // What the trip is called says the rest.
  const isOfTrip = picked.length > 0 && others.length > 0
  return (
    <Disclosure
      title={isOfTrip ? copy.others(others.length) : copy.countries(count)}
      className="border-y border-line py-1"
    >
      <ul className="grid gap-2 py-1 sm:grid-cols-2">
        <Countries picked={picked} others={others} />
      </ul>
    </Disclosure>
  )
}

const Countries = ({ picked, others }: Coverage) =>
  [...picked, ...others].map((code, at) => (
    <li key={code} className="flex flex-wrap items-center gap-x-2">
      <Flag country={code} />
      {countryName(code)}
      {at < picked.length && (
        <span className="rounded-full bg-tint px-2 text-sm font-semibold text-brand">{copy.ofTrip}</span>
      )}
    </li>
  ))
