import { grouped } from '#app/language/formats.ts'
import { Link } from 'react-router'
import './link-chips.css'

export type LinkChip = { to: string; words: string; isCurrent: boolean; count?: number }

// One choice of a few, as links: ranges of days, saved views.
export function LinkChips({ label, chips }: { label: string; chips: LinkChip[] }) {
  return (
    <nav aria-label={label}>
      <ul className="chips">
        {chips.map(({ to, words, isCurrent, count }) => (
          <li key={words}>
            <Link to={to} preventScrollReset aria-current={isCurrent ? 'true' : undefined} className="chip">
              {words}
              {count !== undefined && <span className="chip-count">{grouped(count)}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
