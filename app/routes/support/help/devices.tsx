import { textOf } from '#app/forms/form-fields.ts'
import { useState } from 'react'
import { useLoaderData, useSearchParams, href } from 'react-router'
import { devicesCopy as copy } from '#app/copy/delivery/devices.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DEVICES } from '#app/features/devices/device-list.ts'
import { DeviceRow } from './devices/device-row.tsx'
import { DeviceSearch } from './devices/device-search.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { deviceOfUserAgent, searchDevices, type Sighting } from '#app/features/devices/search-devices.ts'
import { useDevice } from './devices/use-device.ts'
import type { Route } from './+types/devices.ts'

const BRANDS = [...new Set(DEVICES.map(({ brand }) => brand))]
const MOST_SHOWN = 30

export const loader = ({ request }: Route.LoaderArgs): { seen: Sighting } => ({
  seen: deviceOfUserAgent(request.headers.get('user-agent') ?? '', DEVICES),
})

export default function Devices() {
  const { seen } = useLoaderData<typeof loader>()
  const [search] = useSearchParams()
  const [query, setQuery] = useState(textOf(search, 'q', 80))
  const sighting = useDevice(seen, DEVICES)

  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <DeviceSearch query={query} sighting={sighting} onChange={setQuery} />
      </PageTop>
      <div className="wrap grid items-start gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        {query.trim() ? <Results query={query} /> : <AllMakes />}
        <Checks />
      </div>
    </>
  )
}

function Results({ query }: { query: string }) {
  const found = searchDevices(query, DEVICES)
  return (
    <section aria-labelledby="results-heading" className="grid gap-3">
      <h2 id="results-heading" className="text-2xl">
        {copy.resultsHeading}
      </h2>
      <output className="text-muted">{found.length > 0 ? copy.search.found(found.length) : ''}</output>
      {found.length === 0 ? (
        <p className="panel">{copy.search.none(query.trim())}</p>
      ) : (
        <ul className="panel py-2">
          {found.slice(0, MOST_SHOWN).map((device) => (
            <DeviceRow key={`${device.brand} ${device.model}`} device={device} />
          ))}
        </ul>
      )}
      {found.length > MOST_SHOWN && <p className="text-muted">{copy.search.more(found.length - MOST_SHOWN)}</p>}
    </section>
  )
}

function AllMakes() {
  return (
    <section aria-labelledby="makes-heading" className="grid gap-3">
      <h2 id="makes-heading" className="text-2xl">
        {copy.listHeading}
      </h2>
      <p className="text-muted">{copy.listLead}</p>
      {BRANDS.map((brand) => {
        const models = DEVICES.filter((device) => device.brand === brand)
        return (
          <Disclosure
            key={brand}
            className="panel py-1"
            title={
              <>
                {brand} <span className="font-normal text-muted">{copy.search.found(models.length)}</span>
              </>
            }
          >
            <ul>
              {models.map((device) => (
                <DeviceRow key={device.model} device={device} />
              ))}
            </ul>
          </Disclosure>
        )
      })}
    </section>
  )
}

function Checks() {
  const { checks } = copy
  return (
    <section aria-labelledby="checks-heading" className="grid gap-4 lg:sticky lg:top-24">
      <h2 id="checks-heading" className="text-2xl">
        {checks.heading}
      </h2>
      <ol className="grid gap-4">
        {checks.items.map(({ title, text, path }) => (
          <li key={title} className="panel grid gap-1">
            <h3 className="text-lg">{title}</h3>
            <p>{text}</p>
            <p className="text-sm font-semibold text-brand">{path}</p>
          </li>
        ))}
      </ol>
      <p className="no-print flex flex-wrap gap-3">
        <LinkButton to={`${href('/')}#bundle-selector`}>{copy.bundleLink}</LinkButton>
        <LinkButton to={href('/faq')} look="secondary">
          {copy.guideLink}
        </LinkButton>
      </p>
    </section>
  )
}
