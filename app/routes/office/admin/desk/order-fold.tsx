// A part of an order's page that is folded to one line; links to its ID unfold it, and it works without script.
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'

type OrderFoldProps = {
  id: string
  heading: string
  /** What the folded line says at its end. */
  aside?: ReactNode
  isOpen?: boolean
  children: ReactNode
}

export const OrderFold = ({ id, heading, aside, isOpen = false, children }: OrderFoldProps) => (
  <details className="order-fold disclosure" open={isOpen || undefined}>
    <summary className="order-fold-bar">
      <h2 className="text-base">{heading}</h2>
      {aside && <span className="desk-line-meta ms-auto text-end">{aside}</span>}
      <Icon name="chevron-down" className={`disclosure-mark text-brand ${aside ? '' : 'ms-auto'}`} />
    </summary>
    <div id={id} className="order-fold-content">
      {children}
    </div>
  </details>
)
