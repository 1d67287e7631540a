import type { ReactNode } from 'react'
import { href, Link } from 'react-router'
import { sentence } from '#app/ui/verbatim.tsx'
import { shortReference } from '#shop/sales/order/short-reference.ts'

// Terms and values.
export const Facts = ({ children }: { children: ReactNode }) => <dl className="desk-facts">{children}</dl>

/** What is not known is left out. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  if (children === null || children === undefined || children === false || children === '') return null
  return (
    <div>
      <dt>{name}</dt>
      <dd>{sentence(children)}</dd>
    </div>
  )
}

export function DeskCard({ id, heading, children }: { id: string; heading: ReactNode; children: ReactNode }) {
  return (
    <section id={id} className="desk-card" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}

// An order by its short reference.
export const OrderLink = ({ id, reference }: { id: string; reference: string }) => (
  <Link
    to={href('/admin-dashboard/orders/:orderId', { orderId: id })}
    title={reference}
    translate="no"
    className="link desk-mono"
  >
    {shortReference(reference)}
  </Link>
)
