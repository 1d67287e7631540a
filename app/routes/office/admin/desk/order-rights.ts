// What the reader may do with an order, as the order allows it, and what they are being asked.
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { may } from '#shop/people/account/rights.ts'
import type { DeskOrderView } from '#shop/office/desk/view-desk-order.ts'

type Question = 'refund' | 'part' | 'cancel' | 'replace' | 'close' | 'vat' | 'correct' | 'papers'

export const rightsOf = ({ type }: SessionUser) => ({
  serve: may(type, 'serve'),
  codes: may(type, 'codes'),
  decide: may(type, 'decide'),
  inbox: may(type, 'inbox'),
  customers: may(type, 'customers'),
  figures: may(type, 'figures'),
})

/** How far an agent may refund this order. */
export function withinLimit(
  { type, refundLimitCents }: SessionUser,
  { may: offered, order, leftCents, alongCents }: DeskOrderView,
) {
  const mostCents = may(type, 'refund') ? (refundLimitCents ?? null) : 0
  if (mostCents === null) return { refund: offered.refund, refundPart: offered.refundPart, limit: null }
  const restCents = Math.max(0, mostCents - order.refundedCents)
  const isEnough = leftCents > 0 && leftCents + alongCents <= restCents
  return {
    refund: offered.refund && isEnough,
    refundPart: offered.refundPart && restCents > 0,
    limit: may(type, 'refund') && offered.refund && !isEnough ? { mostCents, restCents } : null,
  }
}

type MayDo = Pick<
  DeskOrderView['may'],
  'cancelEsim' | 'replaceEsim' | 'refundPart' | 'refund' | 'checkVat' | 'close' | 'correct' | 'correctPapers'
>

/** Null for what the order or the reader's role doesn't allow. */
export function askedIn(url: URL, offered: MayDo): Question | null {
  const ask = url.searchParams.get('ask')
  if (ask === 'cancel') return offered.cancelEsim ? ask : null
  if (ask === 'replace') return offered.replaceEsim ? ask : null
  if (ask === 'part') return offered.refundPart ? ask : null
  if (ask === 'refund') return offered.refund ? ask : null
  if (ask === 'vat') return offered.checkVat ? ask : null
  if (ask === 'correct') return offered.correct ? ask : null
  if (ask === 'papers') return offered.correctPapers ? ask : null
  return ask === 'close' && offered.close ? ask : null
}
