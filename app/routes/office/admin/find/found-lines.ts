// Search results as links, for the search that opens with a shortcut.
import { href } from 'react-router'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { findCopy } from '#app/copy/office/find.ts'
import { inboxCopy } from '#app/copy/office/inbox.ts'
import type { FoundLine } from '#app/features/desk/found-line.ts'
import { sizeWords } from '#shop/catalogue/bundle/bundle.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { formatEuro } from '#values/money.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'

type QuickResults = Extract<Awaited<ReturnType<Shop['desk']['findQuickly']>>, { ok: true }>['found']

export const foundLines = ({ orders, people, tickets }: QuickResults): FoundLine[] => [
  ...orders.map((order): FoundLine => {
    const iccidEnd = (order.topUp?.iccid ?? order.iccid)?.slice(-4)
    const { data, zone } = order.bundle
    return {
      kind: 'order',
      to: href('/admin-dashboard/orders/:orderId', { orderId: order.id }),
      name: `${shortReference(order.reference)} · ${order.company?.details.companyName ?? order.customerName}`,
      hint: [
        stateText(order.state),
        `${sizeWords(data)}, ${zone}`,
        formatEuro(order.totalCents),
        iccidEnd && findCopy.esim(iccidEnd),
      ]
        .filter(Boolean)
        .join(' · '),
    }
  }),
  ...people.map(({ id, fullName, email }): FoundLine => ({
    kind: 'customer',
    to: href('/admin-dashboard/users/:userId', { userId: id }),
    name: fullName || email,
    hint: email,
  })),
  ...tickets.map(({ number, title, status, name }): FoundLine => ({
    kind: 'message',
    to: href('/admin-dashboard/inbox/:number', { number }),
    name: title,
    hint: `${number} · ${inboxCopy.stateOf[status]} · ${name}`,
  })),
]
