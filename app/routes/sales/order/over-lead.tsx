// The headline of an order whose eSIM is nothing to use: what became of it, and the way on.
import { href } from 'react-router'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import { supportPath } from '#app/features/esim-card/new-tab-link.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { Heading } from './heading.tsx'
import { refundedText } from './phase-words.ts'

type OverLeadProps = {
  order: OrderView
  over: EsimOver
  /** The eSIM was replaced after data had been added to it. */
  hasLostTopUps: boolean
}

export function OverLead({ order, over, hasLostTopUps }: OverLeadProps) {
  switch (over) {
    case 'withdrawn':
      return <Withdrawn order={order} />
    case 'replaced':
      return <Replaced order={order} hasLostTopUps={hasLostTopUps} />
    case 'canceled':
      return <Canceled order={order} />
    default:
      return <Refunded order={order} />
  }
}

// Nothing here leads to installing it: that would end the right that was just used.
function Withdrawn({ order }: { order: OrderView }) {
  const copy = orderCopy.withdrawn
  return (
    <>
      <Heading>{copy.heading}</Heading>
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

function Refunded({ order }: { order: OrderView }) {
  const { refunded, disputeLost } = orderCopy
  const copy = order.isDisputeLost ? disputeLost : refunded
  const text = order.isDisputeLost ? disputeLost.text(order.totalCents) : refundedText(order)
  const topUpNext = order.isDisputeLost ? disputeLost.topUp : topUpCopy.order.refunded
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="max-w-[var(--measure)] text-lg">{text}</p>
      <p className="max-w-[var(--measure)]">{order.topUp ? topUpNext : refunded.next}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/')}>{refunded.again}</LinkButton>
        <LinkButton to={supportPath(order.reference)} look="secondary">
          {orderCopy.support}
        </LinkButton>
      </p>
    </>
  )
}

function Replaced({ order, hasLostTopUps }: Omit<OverLeadProps, 'over'>) {
  const copy = orderCopy.replaced
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="max-w-[var(--measure)] text-lg">{copy.text}</p>
      {hasLostTopUps && <p className="max-w-[var(--measure)]">{copy.toppedUp}</p>}
      <p className="max-w-[var(--measure)]">{copy.next}</p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={supportPath(order.reference)}>{orderCopy.support}</LinkButton>
      </p>
    </>
  )
}

function Canceled({ order }: { order: OrderView }) {
  const copy = orderCopy.canceled
  return (
    <>
      <Heading>{copy.heading}</Heading>
      <p className="max-w-[var(--measure)] text-lg">{copy.text}</p>
      <p className="max-w-[var(--measure)]">
        {order.isPaidWithAnother ? partyCopy.order.returned : order.totalCents > 0 ? copy.money : copy.free}
      </p>
      <p className="flex flex-wrap gap-3">
        <LinkButton to={href('/')}>{orderCopy.refunded.again}</LinkButton>
        <LinkButton to={supportPath(order.reference)} look="secondary">
          {orderCopy.support}
        </LinkButton>
      </p>
    </>
  )
}
