// What an order needs first of whoever reads its page.
type NextFacts = {
  state: string
  review: object | null
  withdrawals: { ticketNumber: string | null; outcome: string | null; at: string }[]
  tickets: { number: string; title: string; status: string; at: string }[]
  may: { retry: boolean; refund: boolean; checkVat: boolean }
  can: { inbox: boolean }
}

export type NextAct =
  | { kind: 'review' }
  | { kind: 'withdrawal'; ticketNumber: string | null; at: string }
  | { kind: 'retry' }
  | { kind: 'message'; number: string; title: string; at: string }
  | { kind: 'vat' }

/**
 * A review stops the rest, so it comes first; then money that is wanted back, a delivery that failed, a message without
 * an answer, and evidence about VAT. Null if nothing of this waits, or the reader's role can't do it.
 */
export function nextAct({ state, review, withdrawals, tickets, may, can }: NextFacts): NextAct | null {
  if (review) return { kind: 'review' }
  const withdrawn = withdrawals.find(({ outcome }) => outcome === null)
  if (withdrawn && (can.inbox || may.refund))
    return { kind: 'withdrawal', ticketNumber: can.inbox ? withdrawn.ticketNumber : null, at: withdrawn.at }
  if (may.retry && (state === 'failed' || state === 'stuck')) return { kind: 'retry' }
  const waiting = tickets.find(({ status }) => status === 'open')
  if (waiting && can.inbox) return { kind: 'message', number: waiting.number, title: waiting.title, at: waiting.at }
  return may.checkVat ? { kind: 'vat' } : null
}
