// POST /admin-dashboard/find.json: the few newest matches, while somebody types; it is a POST because the search may be
// an email address or ICCID.
import type { FoundLine } from '#app/features/desk/found-line.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type PageAnswer } from '#app/http/form-action.ts'
import { NO_STORE, refuseReading } from '#app/http/json-call.ts'
import { href } from 'react-router'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { findCopy } from '#app/copy/office/find.ts'
import { inboxCopy } from '#app/copy/office/inbox.ts'
import { sizeWords } from '#values/data-allowance.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { formatEuro } from '#values/money.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'

const LONGEST = 200

export const loader = refuseReading

export const action = formAction({
  who: whoIsLetIn,
  async run({ form, user, shop }): Promise<PageAnswer<{ lines: FoundLine[] }>> {
    const text = textOf(form, 'text', LONGEST).trim()
    const found = await shop.desk.findQuickly(text, { actor: user })
    return found.ok
      ? { answer: { lines: foundLines(found.found) }, headers: NO_STORE }
      : { answer: { lines: [] }, wait: found, headers: NO_STORE }
  },
})

// Search results as links, for the search that opens with a shortcut.

type QuickResults = Extract<Awaited<ReturnType<Shop['desk']['findQuickly']>>, { ok: true }>['found']

const foundLines = ({ orders, people, tickets }: QuickResults): FoundLine[] => [
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
