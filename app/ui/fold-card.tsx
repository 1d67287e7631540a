import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './fold-card.css'

type FoldCardProps = {
  /** Links lead to it, and a browser unfolds what it leads into. */
  id: string
  title: string
  /** What the folded card says at its end, such as an amount. */
  aside?: ReactNode
  /** Whether a narrow screen shows it unfolded at first. */
  isOpen?: boolean
  className?: string
  children: ReactNode
}

// A card that narrow screens fold to its title, and wide ones show whole, without a line of script.
export function FoldCard({ id, title, aside, isOpen, className = '', children }: FoldCardProps) {
  const headingId = `${id}-heading`
  return (
    <section aria-labelledby={headingId} className={`fold-card ${className}`}>
      <h2 id={headingId} className="fold-title text-2xl">
        {title}
      </h2>
      <details className="fold disclosure" open={isOpen || undefined}>
        <summary className="fold-bar">
          <h2 className="text-lg">{title}</h2>
          {aside && <span className="figures ms-auto font-semibold">{aside}</span>}
          <Icon name="chevron-down" className={`disclosure-mark text-brand ${aside ? '' : 'ms-auto'}`} />
        </summary>
        <div id={id} className="fold-content">
          {children}
        </div>
      </details>
    </section>
  )
}
