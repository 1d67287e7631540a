// How much data is left on an eSIM and until when, for whoever names it; what else we know of it needs proof of the order.
import type { OwnedBy } from '#shop/brand/brand-home.ts'
import { mismatchProblem, type Disclosure } from '#shop/account/disclosure.ts'
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import type { OrderStore, OrderWithEsim } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import type { Limit, RateLimiter } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Brand } from '#shop/values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#shop/values/email.ts'
import { digitsOfIccid, isIccid } from '#shop/values/iccid.ts'
import { fingerprint } from '#shop/values/secret.ts'
import { readEsimStatus, type EsimStatus } from './read-esim-status.ts'

const PER_NETWORK: Limit = { name: 'status-network', points: 20, seconds: 3600 }
const PER_ICCID: Limit = { name: 'status-iccid', points: 10, seconds: 3600 }
/** Whoever ordered the eSIM is not locked out by others who ask for it, or who share the network. */
export const PER_HOLDER: Limit = { name: 'status-holder', points: 60, seconds: 3600 }
const LONGEST_ICCID_TEXT = 60

export type StatusQuestion = {
  email: string
  iccid: string
  /** The key under which this visitor's network is counted. */
  network: string
  /** The orders that this visitor has proven to be theirs. */
  heldOrderIds: string[]
  /** At whose address the question is asked: what another brand sold is unknown there. */
  brand: Brand
}

export type StatusProblem =
  | 'nothing_given'
  | 'iccid_missing'
  | 'email_invalid'
  | 'iccid_invalid'
  | 'email_unknown'
  | 'iccid_mismatch'
  | 'status_unavailable'

export type StatusAnswer =
  | { ok: true; orderId: string; esim: EsimStatus; isHolder: boolean; others: string[] }
  | { ok: false; problem: StatusProblem }
  | { ok: false; problem: 'too_often'; retryAfterSeconds: number }

export type CheckEsimStatusDeps = {
  orders: OrderStore
  provider: EsimProvider
  limiter: RateLimiter
  clock: Clock
  log: Log
  disclosure: Disclosure
  readCatalogue: () => Promise<Catalogue>
  ownedBy: OwnedBy
}

/**
 * The status of an eSIM that we sold, by its ICCID, with its buyer's e-mail or without (spec 2 §2 "/esim-status", §5).
 * Problems in this order: `nothing_given`, `email_invalid`, `iccid_missing`, `iccid_invalid`, `too_often`,
 * `email_unknown`, `iccid_mismatch`, `status_unavailable`; the network is asked only when all but the last are ruled out.
 * `others` are the ICCIDs of this e-mail whose orders the visitor holds, oldest first; empty unless there are several.
 */
export async function checkEsimStatus(deps: CheckEsimStatusDeps, question: StatusQuestion): Promise<StatusAnswer> {
  const email = normalizeEmail(question.email)
  const problem = formProblem(email, question.iccid)
  if (problem) return { ok: false, problem }

  const iccid = digitsOfIccid(question.iccid)
  const isSoldHere = await deps.ownedBy(question.brand)
  const found = await deps.orders.findByIccid(iccid)
  const order = found && isSoldHere(found) ? found : null
  const isHolder = order !== null && question.heldOrderIds.includes(order.id)
  const allowed = await takeLookUp(deps.limiter, { iccid, network: question.network, isHolder })
  if (!allowed.ok) return { ok: false, problem: 'too_often', retryAfterSeconds: allowed.retryAfterSeconds }

  const ofEmail = email === '' ? null : (await deps.orders.listWithEsim(email)).filter(isSoldHere)
  const isMatch = order !== null && (ofEmail === null || ofEmail.some(({ id }) => id === order.id))
  if (!isMatch) {
    const isKnownEmail = ofEmail === null || ofEmail.length > 0
    return { ok: false, problem: mismatchProblem(deps.disclosure, isKnownEmail) }
  }

  try {
    const esim = await readEsimStatus(deps, iccid)
    return {
      ok: true,
      orderId: order.id,
      esim,
      isHolder,
      others: isHolder ? othersHeld(ofEmail ?? [], question.heldOrderIds) : [],
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'eSIM status not told')
    return { ok: false, problem: 'status_unavailable' }
  }
}

function formProblem(email: string, typedIccid: string): StatusProblem | null {
  const hasIccid = typedIccid.trim() !== ''
  if (email === '' && !hasIccid) return 'nothing_given'
  if (email !== '' && !isEmail(email)) return 'email_invalid'
  if (!hasIccid) return 'iccid_missing'
  return typedIccid.length <= LONGEST_ICCID_TEXT && isIccid(typedIccid) ? null : 'iccid_invalid'
}

type LookUp = { iccid: string; network: string; isHolder: boolean }

async function takeLookUp(limiter: RateLimiter, { iccid, network, isHolder }: LookUp) {
  if (isHolder) return limiter.take(PER_HOLDER, fingerprint(iccid))
  const ofNetwork = await limiter.take(PER_NETWORK, network)
  return ofNetwork.ok ? limiter.take(PER_ICCID, fingerprint(iccid)) : ofNetwork
}

// Knowing an address, or having ordered for it, proves nothing about its other orders: each needs its own proof.
function othersHeld(ofEmail: OrderWithEsim[], heldOrderIds: string[]): string[] {
  const held = ofEmail.filter(({ id }) => heldOrderIds.includes(id)).map(({ iccid }) => iccid)
  return held.length > 1 ? held : []
}
