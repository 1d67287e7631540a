import { shortSizeWords, countryName, formatDay, formatEuro } from '#app/language/formats.ts'
import type { CSSProperties, ReactNode } from 'react'
import { uiCopy } from '#app/copy/site/ui.ts'
import { Verbatim } from './verbatim.tsx'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { Flag } from './flag.tsx'
import { Icon } from './icon.tsx'
import { withEnglishNames } from './zone-name.tsx'
import { getHueTurn, PATTERN_COLUMNS, PATTERN_ROWS, toPatternPaths, toStrip } from './pass-pattern.ts'

export type PassProps = {
  size?: 'hero' | 'card' | 'mini'
  /** What it is for: the name of a trip, or of an eSIM. */
  name?: string | null
  /** Decides its color. */
  zone?: string | null
  data?: string | null
  days?: number | null
  arrival?: DateOnly | null
  departure?: DateOnly | null
  countries?: CountryCode[]
  /** The final price, with the VAT that is charged. */
  totalCents?: number | null
  /** The smaller line below the price, as whether tax is in it. */
  priceNote?: ReactNode
  bundleId?: string | null
  reference?: string | null
  /** The order's progress, as drawn by `PassStamps`. */
  stamps?: ReactNode
  /** The QR code, which replaces the price. */
  qr?: ReactNode
  brandName?: string
  /** Animates the pass from page to page; at most one pass per page may do so. */
  isTravelling?: boolean
}

const copy = uiCopy.pass
const FLAGS_SHOWN = { hero: 6, card: 6, mini: 3 }

// The shop's central object: empty in the hero, filled by the wizard, stamped and printed after payment.
export function Pass(props: PassProps) {
  const { size = 'card', name = null, zone = null, bundleId, isTravelling } = props
  const state = stateOf(props)
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--turn': `${zone ? getHueTurn(zone) : 0}`,
    ...(isTravelling ? { viewTransitionName: 'pass' } : {}),
  }

  return (
    <article className="pass" data-size={size} data-state={state} aria-label={copy.label(name)} style={style}>
      <div className="pass-paper">
        <div className="pass-body">
          <Pattern seed={bundleId ?? zone ?? ''} isFaint={state === 'empty'} />
          <p className="pass-kind">
            <Icon name="plane" size={16} />
            <span>
              {props.brandName && (
                <>
                  <Verbatim>{props.brandName}</Verbatim> ·{' '}
                </>
              )}
              {copy.kind}
            </span>
          </p>
          <p className="pass-zone">{name === null ? copy.whereTo : withEnglishNames(name)}</p>
          <Destinations countries={props.countries ?? []} shown={FLAGS_SHOWN[size]} title={name ?? ''} />
          <Facts {...props} />
          {props.stamps}
        </div>
        <div className="pass-stub">
          {props.qr ?? <Price {...props} />}
          <Strip seed={props.reference ?? bundleId ?? ''} />
        </div>
      </div>
    </article>
  )
}

function stateOf({ qr, stamps, name, totalCents }: PassProps) {
  if (qr) return 'printed'
  if (stamps) return 'stamped'
  return name || totalCents != null ? 'filled' : 'empty'
}

type DestinationsProps = { countries: CountryCode[]; shown: number; title: string }

function Destinations({ countries, shown, title }: DestinationsProps) {
  if (countries.length === 0) return null
  const rest = countries.length - shown
  // The name of a trip says them; one that its owner gave the eSIM may not.
  const isNamed = countries.every((code) => title.includes(countryName(code)))
  return (
    <p className="pass-countries">
      <span className="sr-only">{copy.covers} </span>
      {countries.slice(0, shown).map((code) => (
        <span key={code} className="pass-country">
          <Flag country={code} size={20} />
          {isNamed ? <span className="sr-only">{countryName(code)}</span> : countryName(code)}
        </span>
      ))}
      {rest > 0 && <span className="pass-country">{copy.more(rest)}</span>}
    </p>
  )
}

function Facts({ data, days, arrival, departure }: PassProps) {
  const dates = arrival && departure ? `${formatDay(arrival)} – ${formatDay(departure)}` : null
  return (
    <dl className="pass-facts">
      <Fact name={copy.data} value={data ? shortSizeWords(data) : data} />
      <Fact name={copy.valid} value={days ? copy.days(days) : null} />
      <Fact name={copy.dates} value={dates} isWide />
    </dl>
  )
}

function Fact({ name, value, isWide = false }: { name: string; value?: string | null; isWide?: boolean }) {
  return (
    <div className={isWide ? 'pass-fact pass-fact-wide' : 'pass-fact'}>
      <dt>{name}</dt>
      <dd>{value ?? <Blank />}</dd>
    </div>
  )
}

function Blank() {
  return (
    <>
      <span className="pass-blank" aria-hidden="true" />
      <span className="sr-only">{copy.open}</span>
    </>
  )
}

function Price({ totalCents, priceNote }: PassProps) {
  return (
    <div className="pass-price">
      <p className="pass-price-name">{copy.price}</p>
      <p className="pass-price-total">{totalCents == null ? <Blank /> : formatEuro(totalCents)}</p>
      {totalCents != null && priceNote && <p className="pass-price-note">{priceNote}</p>}
    </div>
  )
}

function Pattern({ seed, isFaint }: { seed: string; isFaint: boolean }) {
  return (
    <svg
      className="pass-pattern"
      viewBox={`0 0 ${PATTERN_COLUMNS} ${PATTERN_ROWS}`}
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
      data-faint={isFaint || undefined}
    >
      {Array.from(toPatternPaths(seed), ([width, path]) => (
        <path key={width} d={path} strokeWidth={width} />
      ))}
    </svg>
  )
}

// The bars on a pass, computed from the order's reference, so an order always has the same ones.
function Strip({ seed }: { seed: string }) {
  const { path, width } = toStrip(seed)
  return (
    <svg className="pass-strip" viewBox={`0 0 ${width} 10`} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  )
}
