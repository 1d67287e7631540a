import { href } from 'react-router'
import { affiliateCopy } from '#app/copy/catalogue/home-sections.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from './section.tsx'

// The four packages as boarding passes; their prices are on the partner page.
export function Affiliates() {
  return (
    <Section heading={affiliateCopy.heading} lead={affiliateCopy.lead} isTinted>
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 xl:grid-cols-4">
        {affiliateCopy.tiers.map(({ name, kind, points }) => (
          <li key={name} className="grid content-start rounded-card border border-line bg-surface shadow-sm">
            <div className="grid gap-1 border-b-2 border-dashed border-line p-3 sm:p-5">
              <p className="text-sm font-semibold text-brand">{kind}</p>
              <h3 className="leading-snug sm:text-xl">{name}</h3>
            </div>
            <ul className="grid gap-2 p-3 max-sm:text-sm sm:p-5">
              {points.map((point) => (
                <li key={point} className="flex gap-1.5 sm:gap-2">
                  <Icon name="check" size={18} className="mt-0.5 text-success sm:mt-1" />
                  {point}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/business')}>{affiliateCopy.start}</LinkButton>
        <LinkButton to={href('/business')} look="secondary">
          {affiliateCopy.explore}
        </LinkButton>
      </p>
    </Section>
  )
}
