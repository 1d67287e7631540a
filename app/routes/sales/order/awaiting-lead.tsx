// What an order page says before the payment is there, and where to go without paying.
import type { ReactNode } from 'react'
import { href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { LinkButton } from '#app/ui/button.tsx'
import type { WaitLength } from './use-waited.ts'

type AwaitingProps = {
  reference: string
  waited: WaitLength
  /** The order that it would be swapped for; null for nearly all orders. */
  swapFrom: string | null
  /** The headline. */
  children: ReactNode
}

export function Awaiting({ reference, waited, swapFrom, children }: AwaitingProps) {
  const copy = orderCopy.awaiting
  return (
    <>
      {children}
      <p className="max-w-[var(--measure)] text-lg">{copy.justPaid}</p>
      <p className="order-checking">
        <span className="spinner" aria-hidden="true" />
        {copy.checking}
      </p>
      <p className="max-w-[var(--measure)]">{swapFrom === null ? copy.unpaid : copy.swap.unpaid}</p>
      <p className="flex flex-wrap gap-3">
        {swapFrom === null ? (
          <LinkButton to={href('/checkout')}>{copy.back}</LinkButton>
        ) : (
          <LinkButton to={withQuery(href('/order/cancel'), { reference: swapFrom, instead: 'same' })}>
            {copy.swap.back}
          </LinkButton>
        )}
        <LinkButton to={supportPath(reference)} look="secondary">
          {orderCopy.support}
        </LinkButton>
      </p>
      <div className="order-hints">{waited === 'long' && <p className="order-hint">{copy.slow}</p>}</div>
    </>
  )
}
