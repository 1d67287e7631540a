import { href } from 'react-router'
import { tilesCopy } from '#app/copy/catalogue/home-sections.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

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

export function Tiles({ countries }: { countries: number }) {
  return (
    <section aria-labelledby="tiles-heading" className="wrap grid gap-5 py-[var(--section)]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="tiles-heading" className="text-4xl">
          {tilesCopy.heading}
        </h2>
        <LinkButton to={href('/faq')} look="secondary">
          {tilesCopy.learnMore} <span className="sr-only">{tilesCopy.learnAbout}</span>
        </LinkButton>
      </div>
      <ul className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        {tilesFor(countries).map(({ title, text, isAddon, icon }) => (
          <li
            key={title}
            className="grid content-start gap-2 rounded-card border border-line bg-surface p-4 shadow-sm sm:gap-3 sm:p-6"
          >
            <div className="flex flex-wrap items-center justify-between gap-1">
              <span className="tile-mark">
                <Icon name={icon} size={24} />
              </span>
              {isAddon && (
                <span className="rounded-chip bg-tint px-3 py-0.5 text-sm font-semibold text-brand">
                  {tilesCopy.addon}
                </span>
              )}
            </div>
            <h3 className="leading-snug sm:text-lg">{title}</h3>
            <p className="text-muted max-sm:text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
