// What a trip costs, by its length and the use of data, and all plans below it.
import { Marked } from '#app/ui/marked.tsx'
import { shortSizeLabel, sizeLabel, formatEuro } from '#app/language/formats.ts'
import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { CurrencyNote } from '#app/features/currency/currency-note.tsx'
import { NearPrice } from '#app/features/currency/near-price.tsx'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { withEnglishNames } from '#app/ui/zone-name.tsx'
import { USAGES } from '#shop/catalogue/trip/recommend-offers.ts'
import { totalOf } from './plan-words.ts'
import type { PlaceData, PlacePlan } from './read-place.ts'

type PlaceProps = { place: PlaceData; vatBasisPoints: number }

/** The others are folded. */
const SHOWN_PLANS = 8

export function PlacePlans({ place, vatBasisPoints }: PlaceProps) {
  const copy = countryPageCopy.plans
  const { plans, count, name } = place
  const folded = plans.slice(SHOWN_PLANS)
  return (
    <>
      <HeadedPart id="trips" heading={countryPageCopy.trips.heading(name)}>
        <TripCosts {...{ place, vatBasisPoints }} />
      </HeadedPart>
      <HeadedPart id="plans" heading={copy.heading(name, count)}>
        <PlanTable plans={plans.slice(0, SHOWN_PLANS)} vatBasisPoints={vatBasisPoints} />
        {folded.length > 0 && (
          <Disclosure title={copy.more(folded.length)}>
            <PlanTable plans={folded} vatBasisPoints={vatBasisPoints} />
          </Disclosure>
        )}
        <CurrencyNote />
        {count > plans.length && <p className="text-muted">{copy.cut}</p>}
      </HeadedPart>
    </>
  )
}

function TripCosts({ place, vatBasisPoints }: PlaceProps) {
  const copy = countryPageCopy.trips
  return (
    <Table caption={copy.caption}>
      <thead>
        <tr>
          <th scope="col" className={CELL}>
            {copy.length}
          </th>
          {USAGES.map((usage) => (
            <th key={usage} scope="col" className={CELL}>
              {copy.usages[usage]}
              <span className="block text-sm font-normal text-muted">{copy.daily(usage)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {place.trips.map(({ days, plans }) => (
          <tr key={days} className="border-t border-line">
            <th scope="row" className={`${CELL} whitespace-nowrap`}>
              {countryPageCopy.days(days)}
            </th>
            {USAGES.map((usage) => (
              <td key={usage} className={CELL}>
                <TripCost plan={plans[usage]} vatBasisPoints={vatBasisPoints} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

const CELL = 'px-2 py-2 text-start align-top sm:px-4'

function Table({ caption, children }: { caption: string; children: ReactNode }) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface">
      <table className="figures w-full">
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

function TripCost({ plan, vatBasisPoints }: { plan: PlacePlan | null; vatBasisPoints: number }) {
  if (!plan) return <span className="text-sm text-muted">{countryPageCopy.trips.none}</span>
  return (
    <>
      <span className="block font-bold">{formatEuro(totalOf(plan, vatBasisPoints))}</span>
      <NearPrice cents={totalOf(plan, vatBasisPoints)} />
      <span className="text-sm text-muted">{shortSizeLabel(plan)}</span>
    </>
  )
}

function PlanTable({ plans, vatBasisPoints }: { plans: PlacePlan[]; vatBasisPoints: number }) {
  const copy = countryPageCopy.plans
  const heads = [copy.data, copy.lasts, copy.works, priceTaxCopy.column(vatBasisPoints)]
  return (
    <Table caption={copy.caption}>
      <thead>
        <tr>
          {heads.map((name) => (
            <th key={name} scope="col" className={CELL}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.bundleId} className="border-t border-line">
            <th scope="row" className={CELL}>
              {sizeLabel(plan)}
            </th>
            <td className={CELL}>{plan.days}</td>
            <td className={`${CELL} text-sm`}>{withEnglishNames(copy.countries(plan.zone, plan.countries))}</td>
            <td className={CELL}>
              <span className="font-bold">{formatEuro(totalOf(plan, vatBasisPoints))}</span>
              <NearPrice cents={totalOf(plan, vatBasisPoints)} />
              <Link
                to={href('/contract-summary/:bundleId', { bundleId: plan.bundleId })}
                className="link block min-h-6 text-sm wrap-anywhere hyphens-auto"
              >
                <Marked
                  text={copy.summary(sizeLabel(plan), countryPageCopy.days(plan.days), plan.zone)}
                  render={(bundle) => <span className="sr-only">{withEnglishNames(bundle)}</span>}
                />
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
