// The widget as a document: it works by links and a form alone, and its one script only tells how high it is.
import { pathHere } from '#app/language/address.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { sizeLabel, countryName, formatDay, offerName } from '#app/language/formats.ts'
import heightScript from 'virtual:script/app/features/embed/widget-height.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { currencyCopy } from '#app/copy/catalogue/currency.ts'
import { embedCopy as copy } from '#app/copy/partners/embed.ts'
import { priceTaxCopy } from '#app/copy/catalogue/price-tax.ts'
import { wizardProblems } from '#app/copy/catalogue/wizard.ts'
import { resultsCopy } from '#app/copy/catalogue/wizard-results.ts'
import { priceText } from '#app/features/currency/near-price.tsx'
import { countryChoices } from '#app/format/country-choices.ts'
import { allNames } from '#app/features/wizard/destinations/names-of-countries.ts'
import type { WizardData } from '#app/features/wizard/read-wizard.ts'
import { allOffers, firstOffers, type ShownOffer } from '#app/features/wizard/results/shown-offers.ts'
import type { ShownCurrency } from '#app/session/shell-data.ts'
import { toggleDestination } from '#shop/catalogue/trip/trip.ts'
import { placeWithTrip, tripHref, type EmbedPlace } from './embed-address.ts'

export type Embed = {
  brandName: string
  style: string
  place: EmbedPlace
  /** Null while the shop is closed. */
  wizard: WizardData | null
  /** In which this visitor reads about how much a price is; null for euros alone. */
  currency: ShownCurrency | null
  /** Whether the page around it fits its frame to it. */
  tellsHeight: boolean
  /** Whether somebody asked already; before that nothing is missing. */
  isAsked: boolean
  /** Every offer there is, not only the few that make sense. */
  showsAll: boolean
}

export const drawEmbed = (embed: Embed): string => `<!DOCTYPE html>${renderToStaticMarkup(<Document embed={embed} />)}`

function Document({ embed }: { embed: Embed }) {
  const { brandName, style, place, wizard } = embed
  return (
    <html lang={currentLanguage()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{copy.title(brandName)}</title>
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <main>
          <h1>{copy.heading}</h1>
          {wizard ? <Search embed={embed} wizard={wizard} /> : <p>{copy.closed}</p>}
          {wizard && (
            <p>
              <a href={tripHref(place, wizard.trip)} target="_top" className="more">
                {wizard.results?.kind === 'offers' ? copy.all(brandName) : copy.other(brandName)}
              </a>
            </p>
          )}
        </main>
        {embed.tellsHeight && <script dangerouslySetInnerHTML={{ __html: heightScript }} />}
      </body>
    </html>
  )
}

type Part = { place: EmbedPlace; wizard: WizardData }

function Search({ embed, wizard }: { embed: Embed; wizard: WizardData }) {
  const { place, isAsked } = embed
  const { trip, today } = wizard
  return (
    <>
      <form method="get" action={pathHere(place.path)}>
        {place.code && <input type="hidden" name="code" value={place.code} />}
        <Destinations place={place} wizard={wizard} />
        <div className="dates">
          <label>
            {copy.arrival}
            <input type="date" name="from" min={today} defaultValue={trip.arrival ?? ''} required />
          </label>
          <label>
            {copy.departure}
            <input type="date" name="to_date" min={today} defaultValue={trip.departure ?? ''} required />
          </label>
        </div>
        <button type="submit">{copy.show}</button>
      </form>
      <div role="status">{isAsked && <Answer embed={embed} wizard={wizard} />}</div>
    </>
  )
}

function Destinations({ place, wizard: { trip, catalogue } }: Part) {
  const { destinations } = trip
  const sold = new Set(catalogue.zones.flatMap(({ countries }) => countries))
  const open = [...sold].filter((country) => !destinations.includes(country))
  const isFirst = destinations.length === 0
  return (
    <>
      {!isFirst && (
        <ul className="chosen">
          {destinations.map((country) => (
            <li key={country}>
              <input type="hidden" name="to" value={country} />
              <a
                href={placeWithTrip(place, toggleDestination(trip, country))}
                aria-label={copy.remove(countryName(country))}
              >
                {countryName(country)}&nbsp;<span aria-hidden="true">×</span>
              </a>
            </li>
          ))}
        </ul>
      )}
      <label>
        {isFirst ? (
          copy.where
        ) : (
          <span>
            {copy.another} <small>{copy.optional}</small>
          </span>
        )}
        <select name="to" defaultValue="" required={isFirst}>
          <option value="">{copy.choose}</option>
          {countryChoices(open).map(([country, name]) => (
            <option key={country} value={country}>
              {name}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}

function Answer({ embed, wizard: { trip, results, problem } }: { embed: Embed; wizard: WizardData }) {
  const { place, showsAll, currency } = embed
  if (!results) return problem && <p>{wizardProblems[problem].text}</p>
  if (results.kind === 'none') return <p>{resultsCopy.nothingBecause(results)}</p>
  const first = firstOffers(results)
  return (
    <>
      <h2>{copy.results(results.days, allNames(trip.destinations))}</h2>
      {results.isLongerThanStandard && <p className="muted">{resultsCopy.longer}</p>}
      <ul className="offers">
        {(showsAll ? allOffers(results, first) : first).map((shown) => (
          <Offer
            key={shown.offer.bundleId}
            shown={shown}
            currency={currency}
            href={tripHref(place, trip, shown.offer.bundleId)}
          />
        ))}
      </ul>
      {currency && <p className="muted">{currencyCopy.note(currency.code, formatDay(currency.since))}</p>}
    </>
  )
}

type OfferProps = { shown: ShownOffer; currency: ShownCurrency | null; href: string }

function Offer({ shown: { offer, usages }, currency, href }: OfferProps) {
  const name = offerName(offer)
  const size = `${sizeLabel(offer)}, ${resultsCopy.validFor(offer.validityDays)}`
  return (
    <li>
      <span>
        <strong>{name}</strong>
        <br />
        <small>{size}</small>
      </span>
      <span className="price">
        {priceText(offer.totalCents, currency)} <small>{priceTaxCopy.note(offer.vatCents)}</small>
      </span>
      <small>{usages.length > 0 && resultsCopy.rightFor(usages)}</small>
      <a href={href} target="_top" className="pick" aria-label={copy.pickNamed(name, size)}>
        {copy.pick}
      </a>
    </li>
  )
}
