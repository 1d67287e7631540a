// The headline of an order whose eSIM is nothing to use: what became of it, and the way on.
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { partyCopy } from '#app/copy/sales/party.ts'
import type { EsimOver } from '#shop/sales/order-access/esim-over.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import { OutcomeLead } from './outcome-lead.tsx'
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
  const { heading, text, topUp, next } = orderCopy.withdrawn
  return <OutcomeLead reference={order.reference} heading={heading} text={text} next={[order.topUp ? topUp : next]} />
}

function Refunded({ order }: { order: OrderView }) {
  const { refunded, disputeLost } = orderCopy
  const { heading } = order.isDisputeLost ? disputeLost : refunded
  const text = order.isDisputeLost ? disputeLost.text(order.totalCents) : refundedText(order)
  const topUpNext = order.isDisputeLost ? disputeLost.topUp : topUpCopy.order.refunded
  const next = order.topUp ? topUpNext : refunded.next
  return <OutcomeLead reference={order.reference} heading={heading} text={text} next={[next]} first="again" />
}

function Replaced({ order, hasLostTopUps }: Omit<OverLeadProps, 'over'>) {
  const { heading, text, toppedUp, next } = orderCopy.replaced
  return (
    <OutcomeLead
      reference={order.reference}
      heading={heading}
      text={text}
      next={[hasLostTopUps && toppedUp, next]}
      first="support"
    />
  )
}

function Canceled({ order }: { order: OrderView }) {
  const { heading, text, money, free } = orderCopy.canceled
  const next = order.isPaidWithAnother ? partyCopy.order.returned : order.totalCents > 0 ? money : free
  return <OutcomeLead reference={order.reference} heading={heading} text={text} next={[next]} first="again" />
}
