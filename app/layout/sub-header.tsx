import { pathHere } from '#app/language/address.ts'
import { countryName, salesTaxText } from '#app/language/formats.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Link, useLocation, href, useRevalidator } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { shellCopy } from '#app/copy/site/shell.ts'
import { countryChoices } from '#app/format/country-choices.ts'
import { useShop, type VatSource } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { EU_COUNTRIES } from '#values/country/country.ts'

const copy = shellCopy.tax
/** The field where the VAT country is chosen; a link to it opens the bar. */
export const VAT_COUNTRY_ID = 'vat-country'
// Monaco counts as France for VAT.
const countries = () => countryChoices([...EU_COUNTRIES, 'MC'])

// The slim bar that says whose VAT is in the prices. It is a details element and a plain form: it needs no script.
export function SubHeader() {
  const { vat } = useShop()
  const { details, open, close } = useCloseWhenLeft()

  return (
    <section aria-label={copy.label} className="no-print border-b border-line bg-surface text-sm">
      <details ref={details} className="wrap group relative">
        <summary className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 rounded-control md:min-h-10 md:justify-end">
          <span className="text-muted">
            <span className="max-sm:sr-only">{vat.basisPoints === 0 ? copy.leadOutside : copy.lead} </span>
            {isOfCompany(vat.source) ? copy.company(placeText(vat.country)) : placeText(vat.country)} ·{' '}
            <span className="figures">{salesTaxText(vat.basisPoints)}</span>
          </span>
          <span className="link inline-flex items-center gap-1">
            {copy.change}
            <Icon name="chevron-down" size={16} className="transition-[rotate] group-open:rotate-180" />
          </span>
        </summary>
        <div className="absolute inset-x-[var(--gutter)] top-full z-30 mt-2 rounded-card border border-line bg-surface p-5 text-base shadow-lg md:start-auto md:w-96">
          {isOfCompany(vat.source) ? <CompanyNote onLeave={close} /> : <CountryForm onSent={close} onUnsent={open} />}
        </div>
      </details>
    </section>
  )
}

function CountryForm({ onSent, onUnsent }: { onSent: () => void; onUnsent: () => void }) {
  const { vat } = useShop()
  const isLocating = useLocating()
  const { pathname, search } = useLocation()
  const id = VAT_COUNTRY_ID
  return (
    <>
      {vat.source === 'default' && (
        <p role="status" className="mb-3 text-sm text-muted">
          {isLocating ? copy.locating : copy.unlocated}
        </p>
      )}
      <Form
        method="post"
        action={href('/vat-country')}
        className="grid gap-3"
        preventScrollReset
        onSubmit={onSent}
        onUnsent={onUnsent}
      >
        <input type="hidden" name="back" value={`${pathname}${search}`} />
        <label htmlFor={id} className="font-semibold">
          {copy.country}
        </label>
        <div className="flex flex-wrap gap-2">
          <select
            id={id}
            name="country"
            key={vat.country}
            defaultValue={vat.country ?? ''}
            autoComplete="country"
            aria-describedby={`${id}-hint`}
            className="field-input min-w-0 flex-1 basis-48"
          >
            {vat.country === null && <option value="">{copy.choose}</option>}
            <option value="outside-eu">{copy.outside}</option>
            {countries().map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
            {vat.country !== null && <option value="">{copy.byLocation}</option>}
          </select>
          <button type="submit" className="button button-primary">
            {copy.save}
          </button>
        </div>
        <p id={`${id}-hint`} className="text-sm text-muted">
          {copy.hint}
        </p>
      </Form>
    </>
  )
}

const isOfCompany = (source: VatSource) => source === 'company' || source === 'reverse_charge'

// A company pays its own country's VAT, which is set where the company is.
function CompanyNote({ onLeave }: { onLeave: () => void }) {
  return (
    <>
      <p>{copy.companyText}</p>
      <p className="mt-2">
        <Link to={href('/checkout')} className="link inline-block py-1.5" onClick={onLeave}>
          {copy.companyLink}
        </Link>
      </p>
    </>
  )
}

function placeText(country: string | null): string {
  if (country === null) return copy.unknownCountry
  return country === 'outside-eu' ? copy.outside : countryName(country)
}

// With script it also closes on Escape and on a click elsewhere, as a popover would.
function useCloseWhenLeft() {
  const details = useRef<HTMLDetailsElement>(null)
  const close = useCallback(() => {
    const element = details.current
    if (!element?.open) return
    element.open = false
    element.querySelector('summary')?.focus()
  }, [])

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') close()
    }
    const onPointer = (event: PointerEvent) => {
      const element = details.current
      if (element?.open && event.target instanceof Node && !element.contains(event.target)) element.open = false
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [close])
  const open = () => {
    if (details.current) details.current.open = true
  }
  return { details, open, close }
}

// Looks again for a visitor whom the server could not place; true while it is still looking.
function useLocating(): boolean {
  const { source } = useShop().vat
  const { revalidate } = useRevalidator()
  const [isLocating, setIsLocating] = useState(false)

  useEffect(() => {
    if (source !== 'default') return undefined
    const leaving = new AbortController()
    const look = async () => {
      setIsLocating(true)
      const isFound = await locateLater(leaving.signal)
      if (leaving.signal.aborted) return
      setIsLocating(false)
      // The prices of the whole page follow the place.
      if (isFound) await revalidate()
    }
    void look()
    return () => leaving.abort()
  }, [source, revalidate])

  return isLocating
}

// Most visitors are placed by the server and never need the code.
async function locateLater(signal: AbortSignal): Promise<boolean> {
  try {
    const { locate } = await import('./locate.ts')
    return await locate(askForPlace, signal)
  } catch {
    return false
  }
}

async function askForPlace(signal: AbortSignal): Promise<boolean> {
  const response = await fetch(pathHere(href('/api/location')), { signal, headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`The place could not be asked for: ${response.status}`)
  const place: unknown = await response.json()
  return place !== null
}
