// How much data is left on an eSIM and when it expires, for anyone who knows its ICCID; anything more needs proof of
// the order.
import type { Base } from '#shop/assembly/base.ts'
import { mismatchProblem } from '#shop/people/sign-up/disclosure.ts'
import { takeGuess, type GuessLimits } from '#shop/people/sign-in/take-guess.ts'
import { findCoverage, type Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { displayNameIn, tripName, type TripWords } from '#shop/catalogue/trip/trip-name.ts'
import { holdsEsim } from '#shop/sales/gift/gift.ts'
import type { OrderWithEsim } from '#shop/sales/order-rows/order-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { At } from '#values/brand-facts.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { digitsOfIccid, isIccid } from '#values/iccid.ts'
import type { TooOften } from '#values/outcome.ts'
import { readEsimStatus, type EsimStatus } from './read-esim-status.ts'

/** Counts who asks, not what they ask about: nobody can use up the lookups of somebody else's eSIM. */
const LOOK_UPS: GuessLimits = {
  perAsker: { name: 'status-network', points: 20, seconds: 3600 },
  altogether: { name: 'status-wrong', points: 300, seconds: 3600 },
  perAskerMeanwhile: { name: 'status-network-flood', points: 5, seconds: 3600 },
}
/** The buyer isn't locked out by others who ask about the eSIM or share the network. */
export const PER_HOLDER: Limit = { name: 'status-holder', points: 60, seconds: 3600 }
const LONGEST_ICCID_TEXT = 60

export type StatusQuestion = {
  email: string
  iccid: string
  /** The visitor's key for rate limits. */
  rateLimitKey: string
  /** The orders that this visitor has proven to be theirs. */
  heldOrderIds: string[]
  /** How the trip is called; in English unless told. */
  words?: TripWords
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
  | {
      ok: true
      orderId: string
      esim: EsimStatus
      /** The trip's name; for a stranger, the place that the bundle covers. */
      trip: string
      isHolder: boolean
      others: string[]
      coverage: Coverage
    }
  | { ok: false; problem: StatusProblem }
  | TooOften

export type CheckEsimStatusDeps = Pick<
  Base,
  'orders' | 'esims' | 'networks' | 'limiter' | 'clock' | 'log' | 'disclosure' | 'readCatalogue' | 'ownedBy'
>

/**
 * The status of an eSIM that we sold, by its ICCID, with or without its buyer's email (after-purchase rules §2
 * "/esim-status", §5). Problems, in this order: `nothing_given`, `email_invalid`, `iccid_missing`, `iccid_invalid`,
 * `too_often`, `email_unknown`, `iccid_mismatch`, `status_unavailable`; we ask the network only once all others are
 * ruled out. A wrong pair counts as a guess: while strangers everywhere are guessing, each of them has fewer attempts,
 * but a holder has all of theirs. What another brand sold is unknown here. `others` are the ICCIDs of this email whose
 * orders the visitor holds, oldest first; empty unless there are several.
 */
export async function checkEsimStatus(
  deps: CheckEsimStatusDeps,
  question: StatusQuestion,
  { tenant }: At,
): Promise<StatusAnswer> {
  const email = normalizeEmail(question.email)
  const problem = formProblem(email, question.iccid)
  if (problem) return { ok: false, problem }

  const iccid = digitsOfIccid(question.iccid)
  const isSoldHere = await deps.ownedBy(tenant.brand)
  const sold = (await deps.orders.listByIccid(iccid)).filter(isSoldHere)
  const held = sold.find((each) => holdsEsim(each, question.heldOrderIds))
  const order = held ?? (await findAskedAbout(deps, sold, { email, iccid }))
  const isHolder = held !== undefined
  const guess = isHolder ? null : await takeGuess(deps.limiter, LOOK_UPS, question.rateLimitKey)
  const allowed = guess ?? (await deps.limiter.take(PER_HOLDER, order?.id ?? iccid))
  if (!allowed.ok) return allowed

  const ofEmail = email === '' ? null : (await deps.orders.listWithEsim(email)).filter(isSoldHere)
  const isMatch = order !== null && (ofEmail === null || ofEmail.some(({ id }) => id === order.id))
  if (!isMatch) {
    const isKnownEmail = ofEmail === null || ofEmail.length > 0
    return { ok: false, problem: mismatchProblem(deps.disclosure, isKnownEmail) }
  }

  if (guess?.ok) await guess.takeBack()

  try {
    const esim = await readEsimStatus(deps, order)
    const catalogue = await deps.readCatalogue()
    // Only the holder sees where the trip goes.
    const stranger = { ...order.bundle, destinations: [], place: displayNameIn(catalogue, order.bundle.zone) }
    const bundle = isHolder ? order.bundle : stranger
    return {
      ok: true,
      orderId: order.id,
      esim,
      isHolder,
      trip: tripName(bundle, question.words),
      coverage: findCoverage(catalogue, bundle),
      others: isHolder ? othersHeld(ofEmail ?? [], question.heldOrderIds) : [],
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    deps.log.warn({ orderId: order.id, problem: error.message }, 'the network did not report the eSIM’s status')
    return { ok: false, problem: 'status_unavailable' }
  }
}

// An ICCID that came back is known to its former buyer: it doesn't tell the two apart, only an address does.
async function findAskedAbout(
  { esims }: CheckEsimStatusDeps,
  sold: OrderWithEsim[],
  { email, iccid }: { email: string; iccid: string },
): Promise<OrderWithEsim | null> {
  if (email !== '') return sold.find((order) => order.email === email) ?? sold[0] ?? null
  const [only] = sold
  return only && (await esims.listByIccids([iccid])).length === 1 ? only : null
}

function formProblem(email: string, typedIccid: string): StatusProblem | null {
  const hasIccid = typedIccid.trim() !== ''
  if (email === '' && !hasIccid) return 'nothing_given'
  if (email !== '' && !isEmail(email)) return 'email_invalid'
  if (!hasIccid) return 'iccid_missing'
  return typedIccid.length <= LONGEST_ICCID_TEXT && isIccid(typedIccid) ? null : 'iccid_invalid'
}

// Knowing an address, or having ordered for it, proves nothing about its other orders: each needs its own proof.
function othersHeld(ofEmail: OrderWithEsim[], heldOrderIds: string[]): string[] {
  const held = ofEmail.filter((order) => holdsEsim(order, heldOrderIds)).map(({ iccid }) => iccid)
  return held.length > 1 ? held : []
}
