import { Marked } from '#app/ui/marked.tsx'
import { href, Link } from 'react-router'
import { tilesCopy } from '#app/copy/catalogue/home-sections.ts'
import { countryName } from '#app/language/formats.ts'
import { Icon, type IconName } from '#app/ui/icon.tsx'
import { countrySlug } from '#shop/catalogue/destination/country-slugs.ts'
import type { CountryCode } from '#values/country/country.ts'

const COUNTED_BY = 50

/** A safe number for a growing catalog: '150+' for 169. */
function atLeast(countries: number): string {
  return countries < COUNTED_BY ? `${countries}` : `${Math.floor(countries / COUNTED_BY) * COUNTED_BY}+`
}

const ICONS: IconName[] = ['globe', 'signal', 'shield', 'languages']

// A shop that sells nothing yet doesn't boast of 0 countries.
const tilesFor = (countries: number) =>
  tilesCopy
    .tiles(atLeast(countries))
    .map((tile, at) => ({ ...tile, icon: ICONS[at] ?? 'globe' }))
    .slice(countries === 0 ? 1 : 0)

type TilesProps = {
  countries: number
  /** Those that the page leads to. */
  places: readonly CountryCode[]
}

export function Tiles({ countries, places }: TilesProps) {
  return (
    <section aria-labelledby="tiles-heading" className="wrap grid gap-2 py-4 md:gap-5 md:py-[var(--section)]">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <h2 id="tiles-heading" className="text-2xl md:text-4xl">
          {tilesCopy.heading}
        </h2>
        <div className="flex flex-wrap gap-x-4">
          <Link to={href('/faq')} className="link inline-block py-0.5 md:py-2">
            <Marked text={tilesCopy.learnMore} render={(about) => <span className="sr-only">{about}</span>} />
          </Link>
          {places.length > 0 && <Places places={places} />}
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 lg:grid-cols-4">
        {tilesFor(countries).map(({ title, text, isAddon, icon }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-card border border-line bg-surface px-3 py-2 shadow-sm max-sm:gap-0.5 sm:gap-3 sm:p-6"
          >
            <div className="flex flex-wrap items-center justify-between gap-1">
              <span className="tile-mark max-sm:hidden">
                <Icon name={icon} size={24} />
              </span>
              {isAddon && (
                <span className="rounded-chip bg-tint px-2 text-sm font-semibold text-brand sm:px-3 sm:py-0.5">
                  {tilesCopy.addon}
                </span>
              )}
            </div>
            <h3 className="leading-snug sm:text-lg">{title}</h3>
            <p className="text-muted max-sm:text-sm max-sm:leading-snug">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** To the pages of countries that many look for. */
function Places({ places }: Pick<TilesProps, 'places'>) {
  return (
    <p className="flex flex-wrap gap-x-2 py-0.5 md:py-2">
      <span className="text-muted">{tilesCopy.places}</span>
      {places.map((code) => (
        <Link key={code} to={href('/esim/:place', { place: countrySlug(code) })} className="link inline-block">
          {countryName(code)}
        </Link>
      ))}
    </p>
  )
}
