import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Icon } from './icon.tsx'
import './fold-card.css'

type FoldCardProps = {
  /** Links lead to it, and a browser unfolds what it leads into. */
  id: string
  title: string
  /** What the folded card says at its end, such as an amount. */
  aside?: ReactNode
  /** Whether a narrow screen shows it unfolded. What has become true unfolds it; only the visitor folds it again. */
  isOpen?: boolean
  /** Wide screens fold it as well: it isn't what their visitors came for. */
  isFoldedAlways?: boolean
  className?: string
  children: ReactNode
}

// A card that narrow screens fold to its title, and wide ones mostly show whole, also without script.
export function FoldCard({
  id,
  title,
  aside,
  isOpen = false,
  isFoldedAlways,
  className = '',
  children,
}: FoldCardProps) {
  const headingId = `${id}-heading`
  const details = useRef<HTMLDetailsElement>(null)
  const [wasOpen] = useState(isOpen)
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true
  }, [isOpen])
  return (
    <section aria-labelledby={headingId} className={`fold-card ${className}`} data-always={isFoldedAlways || undefined}>
      <h2 id={headingId} className="fold-title text-2xl">
        {title}
      </h2>
      <details ref={details} className="fold disclosure" open={wasOpen || undefined}>
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
