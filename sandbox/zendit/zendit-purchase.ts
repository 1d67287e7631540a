// One transaction as Zendit tells it: it is worked on for a moment, and then done with what was made, or failed with an
// error.
import type { EsimBook } from '../wholesale/esim-book.ts'
import type { PlanShelf } from '../wholesale/plan-shelf.ts'
import type { WholesaleEsim, WholesaleOrder } from '../wholesale/wholesale-esim.ts'
import { soldRow } from './zendit-offer.ts'
import { ERRORS, failedBy, zenditTime } from './zendit-parts.ts'
import type { ZenditError } from './zendit-parts.ts'

type Status = 'ACCEPTED' | 'IN_PROGRESS' | 'DONE' | 'FAILED'

const isError = (code: unknown): code is ZenditError => typeof code === 'string' && Object.hasOwn(ERRORS, code)

const errorOf = ({ facts: { error } }: WholesaleOrder): ZenditError | null => (isError(error) ? error : null)

export function statusOf(order: WholesaleOrder, at: number): Status {
  if (at < order.readyAt) return at === order.createdAt ? 'ACCEPTED' : 'IN_PROGRESS'
  return errorOf(order) === null ? 'DONE' : 'FAILED'
}

/** The eSIM that it made, or added data to. */
export const esimOf = (book: EsimBook, order: WholesaleOrder): WholesaleEsim | null =>
  book.servedBy(order.id)[0] ?? null

/** Whether what it bought was taken back. */
export const isRefunded = (esim: WholesaleEsim, order: WholesaleOrder): boolean =>
  esim.ended === 'canceled' || esim.grants.some(({ orderId, revokedAt }) => orderId === order.id && revokedAt !== null)

export function purchaseRow(order: WholesaleOrder, { book, shelf }: { book: EsimBook; shelf: PlanShelf }, at: number) {
  const plan = shelf.known(String(order.facts['plan']))
  const status = statusOf(order, at)
  const error = status === 'FAILED' ? errorOf(order) : null
  const esim = status === 'DONE' ? esimOf(book, order) : null
  const isTold = esim !== null && at >= order.readyAt + Number(order.facts['codesInMs'] ?? 0)
  return {
    ...(plan && soldRow(plan)),
    transactionId: order.reference,
    status,
    ...(isTold && { confirmation: confirmationOf(esim) }),
    cost: Number(order.facts['cost']),
    costBase: Number(order.facts['cost']),
    costFee: 0,
    costCurrency: 'USD',
    costCurrencyDivisor: 100,
    price: 0,
    priceCurrency: 'USD',
    priceCurrencyDivisor: 100,
    ...(error && { error: failedBy(error) }),
    ...(esim && isRefunded(esim, order) && { refund: { status: 'DONE' } }),
    log: [
      { dateTime: zenditTime(order.createdAt), status: 'ACCEPTED', statusMessage: 'Transaction accepted' },
      ...(at < order.readyAt ? [] : [{ dateTime: zenditTime(order.readyAt), status, statusMessage: status }]),
    ],
    createdAt: zenditTime(order.createdAt),
    updatedAt: zenditTime(Math.min(at, order.readyAt)),
  }
}

function confirmationOf({ iccid, activationCode }: WholesaleEsim) {
  const [, smdpAddress = '', code = ''] = activationCode.split('$')
  return { iccid, smdpAddress, activationCode: code, externalReferenceId: '', redemptionInstructions: 'Scan the code.' }
}
