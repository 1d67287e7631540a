import { affiliateCopy } from '#app/copy/home-sections.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from './section.tsx'

// The four classes as boarding passes; what they cost stands on the partner page.
export function Affiliates() {
  return (
    <Section heading={affiliateCopy.heading} lead={affiliateCopy.lead} isTinted>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {affiliateCopy.tiers.map(({ name, kind, points }) => (
          <li key={name} className="grid content-start rounded-card border border-line bg-surface shadow-sm">
            <div className="grid gap-1 border-b-2 border-dashed border-line p-5">
              <p className="text-sm font-semibold text-brand">{kind}</p>
              <h3 className="text-xl">{name}</h3>
            </div>
            <ul className="grid gap-2 p-5">
              {points.map((point) => (
                <li key={point} className="flex gap-2">
                  <Icon name="check" size={18} className="mt-1 text-success" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <LinkButton to="/business">{affiliateCopy.start}</LinkButton>
        <LinkButton to="/business" look="secondary">
          {affiliateCopy.explore}
        </LinkButton>
      </p>
    </Section>
  )
}
