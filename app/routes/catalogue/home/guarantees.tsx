import { Link, href } from 'react-router'
import { guaranteesCopy as copy } from '#app/copy/catalogue/home-sections.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Section } from './section.tsx'

// What happens if it doesn't work, how to withdraw, and who runs the shop.
export function Guarantees() {
  const { brand } = useShell()
  const company = brand.company?.legalName
  return (
    <Section heading={copy.heading}>
      <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
        {copy.guarantees.map(({ icon, title, text, link, to }) => (
          <li key={to} className="grid content-start justify-items-start gap-2">
            <span className="tile-mark">
              <Icon name={icon} size={24} />
            </span>
            <h3 className="text-lg">{title}</h3>
            <p className="text-muted">
              {text}
              {to === `${href('/terms')}#company` && company && ` ${copy.soldBy(company)}`}
            </p>
            <Link to={to} className="link py-1">
              {link}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
