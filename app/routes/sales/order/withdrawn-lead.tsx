import { orderCopy } from '#app/copy/sales/order.ts'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'

// Nothing here leads to installing it: that would end the right that was just used.
export function Withdrawn({ order }: { order: OrderView }) {
  const copy = orderCopy.withdrawn
  return (
    <>
      <h1 className="text-5xl">{copy.heading}</h1>
      <p className="max-w-[var(--measure)] text-lg">{copy.text}</p>
      <p className="max-w-[var(--measure)]">{order.topUp ? copy.topUp : copy.next}</p>
      <p>
        <LinkButton to={supportPath(order.reference)} look="secondary">
          {orderCopy.support}
        </LinkButton>
      </p>
    </>
  )
}
