// GET /admin-dashboard/inbox/:number: one message with all that was said and done about it.
import { data } from 'react-router'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { fillIn, templateFacts } from '#shop/support/inbox/answer-template.ts'
import { detailsIn } from '#shop/support/inbox/ticket-details.ts'
import type { TicketView } from '#shop/support/inbox/view-ticket.ts'
import type { Shop } from '#shop/assembly/shop.ts'

export type MessagePage = Awaited<ReturnType<typeof readMessage>>
export type ShownEntry = ReturnType<typeof entriesOf>[number]

export async function readMessage(request: Request, context: Context, number: string) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const found = await shop.inbox.viewTicket(number)
  if (!found) throw data(null, 404)
  const { searchParams } = new URL(request.url)
  const withdrawal = await readWithdrawal(shop, found, searchParams.getAll('traveler').map(Number))
  const asked = searchParams.get('ask')
  const templates = await templatesFor(shop, found)
  const ask =
    withdrawal?.outcome !== null
      ? null
      : (asked === 'refund' || asked === 'some') && withdrawal.order
        ? asked
        : asked === 'refuse'
          ? asked
          : null
  const { ticket, order } = found
  return {
    number,
    version: ticket.version,
    kind: ticket.kind,
    title: ticket.title,
    text: ticket.description,
    status: ticket.status,
    receivedAt: ticket.createdAt.toISOString(),
    brandName: found.brandName,
    wait: found.wait,
    writer: { name: ticket.name, email: ticket.userEmail, details: detailsIn(ticket) },
    customer: found.customer,
    assigneeId: ticket.assigneeId,
    snoozedUntil: found.snoozedUntil,
    snoozeDays: found.snoozeDays,
    onIt: found.onIt && {
      id: found.onIt.id,
      name: found.onIt.name ?? copy.someone,
      until: found.onIt.until.toISOString(),
      isOwn: found.onIt.id === user.id,
    },
    staff: found.staff,
    ownId: user.id,
    entries: entriesOf(found, user.id),
    /** With the facts of this message and its order. */
    templates,
    /** The one that was chosen without script. */
    inserted: templates.find(({ id }) => id === searchParams.get('template')) ?? null,
    /** It answered an email about this message, but came from another address. */
    followed: found.cameBy?.followed ?? null,
    order: order && { id: order.id, reference: order.reference },
    orders: found.orders.map(shownOrder),
    others: found.others.map((other) => ({ ...other, createdAt: other.createdAt.toISOString() })),
    withdrawal,
    ask,
    asked:
      ask === 'refund' && (withdrawal?.order?.refundsCents !== null || withdrawal.chosen !== null)
        ? await readAsked(request, context, user)
        : ('nothing' as const),
  }
}

const templatesFor = async (shop: Shop, { ticket, order }: TicketView) =>
  (await shop.inbox.listTemplates()).map(({ id, name, text }) => ({
    id,
    name,
    text: fillIn(text, templateFacts(ticket, order)),
  }))

const shownOrder = (order: TicketView['orders'][number]) => ({
  id: order.id,
  reference: order.reference,
  createdAt: order.createdAt.toISOString(),
  data: order.bundle.data,
  zone: order.bundle.zone,
  isTopUp: Boolean(order.topUp),
  totalCents: order.totalCents,
  state: order.state,
  iccidEnd: (order.topUp?.iccid ?? order.iccid)?.slice(-4) ?? null,
})

async function readWithdrawal(shop: Shop, { withdrawal }: TicketView, asked: number[]) {
  if (!withdrawal) return null
  const { orderId, receivedAt, dueBy, decidedAt, esims, paidWithAnother, quoteBack } = withdrawal
  const chosen = esims.filter(({ traveler, isGone }) => !isGone && asked.includes(traveler))
  const shareCents = paidWithAnother === null ? null : quoteBack([paidWithAnother]) || null
  const desk = orderId === null ? null : await shop.desk.viewDeskOrder(orderId)
  return {
    contract: withdrawal.orderReference,
    receivedAt: receivedAt.toISOString(),
    dueBy: dueBy.toISOString(),
    finding: withdrawal.finding,
    refusals: withdrawal.refusals,
    outcome: withdrawal.outcome,
    refusal: withdrawal.refusal,
    decidedAt: decidedAt?.toISOString() ?? null,
    decidedBy: withdrawal.decidedBy,
    esims: esims.map((esim) => ({
      traveler: esim.traveler,
      name: esim.name,
      shareCents: esim.shareCents,
      isGone: esim.isGone,
      hasEsim: esim.iccid !== null,
      isActivated: esim.isActivated,
      balanceMb: esim.balanceMb,
      expiresAt: esim.expiresAt?.toISOString() ?? null,
      isOver: esim.isOver,
    })),
    nothingBack: withdrawal.nothingBack,
    /** Of several travelers, some whose eSIMs go back, and what goes back with them; null for all. */
    chosen:
      chosen.length === 0 || paidWithAnother !== null
        ? null
        : {
            travelers: chosen.map(({ traveler }) => traveler),
            cents: quoteBack(chosen.map(({ traveler }) => traveler)),
          },
    order: desk && {
      state: desk.state,
      isWithBank: desk.order.reviewReason === 'disputed',
      wantsImmediateDelivery: desk.order.wantsImmediateDelivery,
      /** What a refund gives back; null when nothing can go back. */
      refundsCents: desk.may.refund ? desk.leftCents + desk.alongCents : shareCents,
      isShare: shareCents !== null,
    },
  }
}

/** Those that are named, and how many others came with an email. */
const shownFiles = (files: TicketView['files'], attachments: number) => ({
  files: files.map(({ id, name, type, size, refusal }) => ({ id, name, type, size, refusal })),
  unkept: Math.max(0, attachments - files.length),
})

/** What nobody of the staff wrote. */
const UNWRITTEN = { author: '', isOwn: false, files: [], unkept: 0, mail: null }

/** The conversation: everything that was written or done, sorted by time. */
function entriesOf({ ticket, files, entries, acts, withdrawal, cameBy }: TicketView, ownId: string) {
  const written = entries.map(
    ({ id, kind, text, author, authorId, isFromMail, files: sent, attachments, mail, createdAt }) => ({
      id,
      at: createdAt.toISOString(),
      kind,
      heading: isFromMail
        ? copy.byMail[kind === 'automatic' ? 'automatic' : 'reply'](ticket.name)
        : headingOf(kind, author ?? copy.someone, text === '' || isRefusalAt(withdrawal, createdAt)),
      text,
      author: author ?? copy.someone,
      isOwn: authorId === ownId,
      ...shownFiles(sent, attachments),
      mail: mail && { state: mail.state, problem: mail.lastProblem },
    }),
  )
  const done = acts.flatMap(({ id, at, action, by, to }) => {
    const name = by ?? copy.someone
    const heading = action === 'message_assigned' ? copy.assigned(name, to) : actText(action, name)
    return heading
      ? [{ ...UNWRITTEN, id: String(id), at: at.toISOString(), kind: 'act' as const, heading, text: '' }]
      : []
  })
  const first = {
    ...UNWRITTEN,
    id: 'first',
    at: ticket.createdAt.toISOString(),
    kind: 'question' as const,
    heading: cameBy ? copy.byMail.first(ticket.name) : copy.wrote(ticket.name),
    text: ticket.description,
    ...shownFiles(files, cameBy?.attachments ?? 0),
  }
  return [
    first,
    ...[...written, ...done].toSorted((one, other) => (one.at < other.at ? -1 : one.at > other.at ? 1 : 0)),
  ]
}

const isRefusalAt = (withdrawal: TicketView['withdrawal'], at: Date) =>
  withdrawal?.outcome === 'refused' && withdrawal.decidedAt?.getTime() === at.getTime()

function headingOf(kind: TicketView['entries'][number]['kind'], author: string, isRefusal: boolean): string {
  if (kind === 'answer') return isRefusal ? copy.refused(author) : copy.answered(author)
  return kind === 'reply' ? copy.replied(author) : copy.noted(author)
}

const actText = (action: string, by: string): string | null =>
  Object.entries(copy.acts).find(([name]) => name === action)?.[1](by) ?? null
