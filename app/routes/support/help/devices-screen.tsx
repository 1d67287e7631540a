// Which phones take an eSIM: a search, all makes, and how to look at the phone itself.
import { knownText } from '#app/language/known-text.ts'
import { pathHere } from '#app/language/address.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { useState, useId, useEffect } from 'react'
import { useSearchParams, href } from 'react-router'
import { devicesCopy as copy } from '#app/copy/delivery/devices.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DEVICES } from '#app/features/devices/device-list.ts'
import { PageTop } from '#app/ui/page-top.tsx'
import { searchDevices, type Sighting, type Device, deviceOfModel } from '#app/features/devices/search-devices.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { withQuery } from '#app/format/with-query.ts'

const BRANDS = [...new Set(DEVICES.map(({ brand }) => brand))]
const MOST_SHOWN = 30

export function DevicesScreen({ seen }: { seen: Sighting }) {
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

const LOOKS: Record<Device['esim'], { icon: IconName; className: string }> = {
  yes: { icon: 'check', className: 'bg-success-tint text-success' },
  regional: { icon: 'info', className: 'bg-info-tint text-info' },
  no: { icon: 'close', className: 'bg-danger-tint text-danger' },
}

function DeviceRow({ device }: { device: Device }) {
  const { brand, model, esim, note, source } = device
  const { icon, className } = LOOKS[esim]
  return (
    <li className="grid gap-1 border-b border-line py-3 last:border-0">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-bold">
          <span className="font-normal text-muted">{brand}</span> {knownText(model)}
        </span>
        <span className={`inline-flex items-center gap-1.5 rounded-chip px-3 py-0.5 text-sm font-bold ${className}`}>
          <Icon name={icon} size={16} />
          {copy.esim[esim]}
        </span>
      </p>
      {note && <p className="text-sm">{knownText(note)}</p>}
      <p className="text-sm text-muted">
        {copy.source} <span lang="en">{source}</span>
      </p>
    </li>
  )
}

type Props = { query: string; sighting: Sighting; onChange: (query: string) => void }

// Without script it is a plain form that asks the server; with script the list follows the typing.
function DeviceSearch({ query, sighting, onChange }: Props) {
  const id = useId()
  return (
    <div className="no-print grid w-full max-w-xl gap-3">
      <search>
        <form action={pathHere(href('/devices'))} className="grid gap-1.5">
          <label htmlFor={id} className="font-semibold">
            {copy.search.label}
          </label>
          <div className="flex gap-2">
            <input
              id={id}
              type="search"
              name="q"
              value={query}
              onChange={(event) => onChange(event.target.value)}
              maxLength={80}
              autoComplete="off"
              spellCheck={false}
              aria-describedby={`${id}-hint`}
              className="field-input min-w-0 flex-1"
            />
            <button className="button button-primary">
              <Icon name="search" size={18} />
              <span className="max-sm:sr-only">{copy.search.button}</span>
            </button>
          </div>
          <p id={`${id}-hint`} className="text-sm text-muted">
            {copy.search.hint}
          </p>
        </form>
      </search>
      {sighting && <Seen sighting={sighting} />}
    </div>
  )
}

function Seen({ sighting }: { sighting: NonNullable<Sighting> }) {
  if (sighting.kind !== 'model') return <p className="text-sm">{copy.detected[sighting.kind]}</p>
  const { brand, model } = sighting.device
  return (
    <p className="text-sm">
      {copy.detected.model(`${brand} ${model}`)}{' '}
      <a className="link" href={pathHere(withQuery(href('/devices'), { q: model }))}>
        {copy.detected.show}
      </a>
    </p>
  )
}

// The phone in the visitor's hand: what the server saw in the request, and what the browser adds when it is asked.
function useDevice(seen: Sighting, devices: readonly Device[]): Sighting {
  const [sighting, setSighting] = useState(seen)

  useEffect(() => {
    let isGone = false
    const look = async () => {
      const model = await askBrowser()
      const found = model ? deviceOfModel(model, devices) : null
      if (found && !isGone) setSighting(found)
    }
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [devices])

  return sighting
}

type Hints = { getHighEntropyValues?: (hints: string[]) => Promise<{ model?: string }> }

async function askBrowser(): Promise<string | undefined> {
  const own: Navigator & { userAgentData?: Hints } = navigator
  const hints = await own.userAgentData?.getHighEntropyValues?.(['model'])
  return hints?.model
}
