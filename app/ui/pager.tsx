import { LinkButton } from './button.tsx'
import './pager.css'

export type PagerProps = {
  label: string
  previous: { to: string; words: string } | null
  next: { to: string; words: string } | null
}

// The ways to the pages on both sides; nothing where there is one page alone.
export function Pager({ label, previous, next }: PagerProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="pager">
      {previous ? (
        <LinkButton to={previous.to} look="secondary" isSmall rel="prev">
          {previous.words}
        </LinkButton>
      ) : (
        <span />
      )}
      {next && (
        <LinkButton to={next.to} look="secondary" isSmall rel="next">
          {next.words}
        </LinkButton>
      )}
    </nav>
  )
}
