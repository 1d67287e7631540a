import { tilesCopy } from '#app/copy/home-sections.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon, type IconName } from '#app/ui/icon.tsx'

const ICONS: IconName[] = ['globe', 'signal', 'shield', 'languages']

export function Tiles() {
  return (
    <section aria-labelledby="tiles-heading" className="wrap grid gap-8 py-[var(--section)]">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="tiles-heading" className="text-4xl">
          {tilesCopy.heading}
        </h2>
        <LinkButton to="/faq" look="secondary">
          {tilesCopy.learnMore} <span className="sr-only">{tilesCopy.learnAbout}</span>
        </LinkButton>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {tilesCopy.tiles.map(({ title, text, isAddon }, at) => (
          <li key={title} className="grid content-start gap-3 rounded-card border border-line bg-surface p-6 shadow-sm">
            <div className="flex items-center justify-between">
              <span className="tile-mark">
                <Icon name={ICONS[at] ?? 'globe'} size={24} />
              </span>
              {isAddon && (
                <span className="rounded-chip bg-tint px-3 py-0.5 text-sm font-semibold text-brand">
                  {tilesCopy.addon}
                </span>
              )}
            </div>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
