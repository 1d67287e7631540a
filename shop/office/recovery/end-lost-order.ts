// A person's decision about an order that a restore has lost: charge its balance again, return its profile to the
// network, or leave it as it is. Each happens once, needs a fresh proof, and is recorded.
import type { NetworkEsim, NetworkId } from '#values/network-id.ts'
import type { Base } from '#shop/assembly/base.ts'
import type { Profile } from '#ports/esim-provider.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { DifferenceRow, DifferenceStore } from '#shop/office/books/difference-store.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import { HISTORY_DAYS } from '#shop/sales/esim-status/esim-status.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { TryToInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import { readOrderReference, type Order, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { JobQueue } from '#ports/job-queue.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { quantityOfApiOrder, readAttemptMark } from '#shop/partners/prepaid/api-order-id.ts'
import type { ApiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import { describeApiOrder } from '#shop/partners/prepaid/quote-api-order.ts'
import { recordApiOrderBack, type RecordApiOrderBackDeps } from '#shop/partners/prepaid/record-api-order-back.ts'
import { releaseUnused } from '#shop/delivery/profile/release-profile.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome } from '#values/outcome.ts'
import { recordAssumedRequest, type RecordAssumedRequestDeps } from './find-lost-profiles.ts'
import {
  findTarget,
  isTopUp,
  listChoices,
  listHeld,
  matchesOrderId,
  type LostReference,
  type ViewLostOrderDeps,
} from './view-lost-order.ts'

const PER_OWNER: Limit = { name: 'lost-orders', points: 120, seconds: 3600 }

export type EndLostOrderDeps = ViewLostOrderDeps &
  RecordApiOrderBackDeps &
  RecordAssumedRequestDeps &
  Pick<Base, 'checkFreshProof' | 'limiter' | 'recordAudit' | 'withAudit'> & {
    apiOrders: Pick<ApiOrderStore, 'add' | 'hasOtherOfMark' | 'list'>
    businesses: Pick<BusinessStore, 'find' | 'hold' | 'list'>
    differences: Pick<DifferenceStore, 'findLost' | 'decide' | 'reopen'>
    esims: Pick<EsimStore, 'findActive' | 'hasHad' | 'adopt'>
    orders: Pick<OrderStore, 'moveToNetwork' | 'listOfParty'>
    tryToInvoice: TryToInvoice
    jobs: Pick<JobQueue, 'nudge'>
    readTenants: () => Promise<Tenants>
  }

/** `decided`: somebody else was faster, or it ended by itself. */
type ClosedProblem = 'not_found' | 'decided'
export type BookProblem =
  | ClosedProblem
  | 'facts_changed'
  | 'ordered_again'
  | 'choice_missing'
  | 'network_silent'
  | 'profile_gone'
  | 'profile_taken'
  | 'target_gone'
export type BookInput = {
  reference: string
  /** As shown. */
  businessId: string
  totalCents: number
  /** The key of the chosen VAT option. */
  choice: string
  proof: FreshProof
}

/**
 * Writes the order as it was placed, deducts its total from the balance, even below zero, assigns it the profile that
 * the network holds under its reference, and issues its invoice. If it already exists, it is returned unchanged.
 * Problems: `not_found` if the reference isn't a lost order's, `decided`, `facts_changed` if its ID contradicts the
 * form, `ordered_again` if its call was repeated in the meantime and made another order, `choice_missing`,
 * `network_silent`, `profile_gone` if the network holds nothing (anymore), or added no data, `profile_taken` if another
 * order has it, `target_gone` if the topped-up eSIM is gone; those of `checkFreshProof`, `too_often`.
 */
export async function bookLostOrder(
  deps: EndLostOrderDeps,
  { reference, businessId, totalCents, choice, proof }: BookInput,
  caller: Caller,
): Promise<Outcome<{ orderId: string; isNew: boolean }, BookProblem> | ProofRefusal> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const read = readOrderReference(reference)
  const found = read && (await deps.differences.findLost(reference))
  const business = found && (await deps.businesses.find(businessId))
  if (!read || !found || !business) return { ok: false, problem: 'not_found' }
  const known = await deps.orders.findByReference(reference)
  if (known) return { ok: true, orderId: known.id, isNew: false }
  if (!matchesOrderId(deps.makeToken, reference, { businessId, totalCents }))
    return { ok: false, problem: 'facts_changed' }

  const { bundleId, placedAt, lastId: id } = read
  const quantity = quantityOfApiOrder(id)
  const choices = await listChoices(deps, { businessId, bundleId, placedAt, totalCents, quantity })
  const chosen = choices.find(({ key }) => key === choice)
  const described = await describeApiOrder(deps, { businessId, mode: 'live' }, bundleId)
  if (!chosen || !described) return { ok: false, problem: 'choice_missing' }
  const esim = await findEsim(deps, found, { reference, bundleId, placedAt })
  if (!esim.ok) return esim
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven

  const { house } = await deps.readTenants()
  const { quote, vat } = chosen
  const order = { id, reference, placedAt, target: esim.target, house: house.brand.id, business }
  type BookResult = Outcome<{ order: Order }, 'decided' | 'ordered_again'>
  const booked = await deps.withAudit(
    async (): Promise<BookResult> => {
      // Nobody can order from this balance meanwhile, not even with the same call.
      await deps.businesses.hold(businessId)
      if (await deps.apiOrders.hasOtherOfMark(businessId, readAttemptMark(id), id))
        return { ok: false, problem: 'ordered_again' }
      if (!(await deps.differences.decide(reference, 'booked', deps.clock.now())))
        return { ok: false, problem: 'decided' }
      const recorded = await recordApiOrderBack(deps, { ...order, priced: { ...described, quote, vat } })
      if (!recorded) throw new Error('An order that nobody had could not be written down.')
      const written = await atNetwork(deps, recorded, esim.networkId)
      // Its worker looks for what the network already delivered before it requests anything.
      for (const each of [written, ...(await listParty(deps, written, esim.networkId))])
        await recordAssumedRequest(deps, each)
      if (esim.profile) await adopt(deps, written, esim.profile)
      await deps.tryToInvoice(id)
      await deps.jobs.nudge({ name: 'provisioning', orderId: id })
      return { ok: true, order: written }
    },
    () => ({
      actor: actorOf(caller.actor),
      action: 'lost_order_booked',
      subject: id,
      facts: { cents: totalCents, vatCents: quote.vatCents, vatBasisPoints: vat.basisPoints },
    }),
    caller,
  )
  return booked.ok ? { ok: true, orderId: id, isNew: true } : booked
}

// It was bought where its eSIM is, wherever its bundle comes from now.
async function atNetwork({ orders, clock }: EndLostOrderDeps, order: Order, networkId: NetworkId): Promise<Order> {
  if (order.networkId === networkId) return order
  await orders.moveToNetwork(order.id, networkId, clock.now())
  return { ...order, networkId, packageId: null }
}

async function listParty(deps: EndLostOrderDeps, { id, quantity }: Order, networkId: NetworkId): Promise<Order[]> {
  const party = quantity === 1 ? [] : await deps.orders.listOfParty(id)
  return Promise.all(party.map((each) => atNetwork(deps, each, networkId)))
}

const adopt = async (
  { esims, clock }: EndLostOrderDeps,
  { id: orderId, networkId, bundle: { bundleId, zone } }: Order,
  { networkEsimId, iccid }: NetworkEsim,
) => esims.adopt({ orderId, networkId, bundleId, zone, networkEsimId, iccid, now: clock.now() })

type FoundEsim = { networkId: NetworkId; profile: NetworkEsim | null; target: TopUpTarget | null }

async function findEsim(
  deps: EndLostOrderDeps,
  found: DifferenceRow,
  asked: LostReference,
): Promise<Outcome<FoundEsim, BookProblem>> {
  if (isTopUp(found)) {
    const target = await findTarget(deps, found)
    if (!target) return { ok: false, problem: 'target_gone' }
    const given = await findGiven(deps, asked.reference, target)
    return given.ok ? { ok: true, networkId: target.networkId, profile: null, target } : given
  }
  const held = await findHeld(deps, asked)
  if (!held.ok) return held
  const [profile = null] = held.profiles
  return { ok: true, networkId: held.networkId, profile, target: null }
}

/** Whether the network really added the data to the eSIM. */
async function findGiven(
  { networks }: EndLostOrderDeps,
  reference: string,
  { networkId, ...esim }: NetworkEsim & { networkId: NetworkId },
): Promise<Outcome<object, 'network_silent' | 'profile_gone'>> {
  try {
    const given = await networks.of(networkId).findTopUpByReference(esim, reference, HISTORY_DAYS)
    return given ? { ok: true } : { ok: false, problem: 'profile_gone' }
  } catch (error) {
    if (error instanceof VendorError) return { ok: false, problem: 'network_silent' }
    throw error
  }
}

/** What the network holds under a reference that none of our orders has. */
async function findHeld(
  deps: EndLostOrderDeps,
  lost: LostReference,
): Promise<
  Outcome<{ networkId: NetworkId; profiles: Profile[] }, 'network_silent' | 'profile_gone' | 'profile_taken'>
> {
  try {
    const { networkId, profiles } = await listHeld(deps, lost)
    if (profiles.length === 0) return { ok: false, problem: 'profile_gone' }
    for (const profile of profiles) if (await deps.esims.hasHad(profile)) return { ok: false, problem: 'profile_taken' }
    return { ok: true, networkId, profiles }
  } catch (error) {
    if (error instanceof VendorError) return { ok: false, problem: 'network_silent' }
    throw error
  }
}

export type ReturnProblem =
  | ClosedProblem
  | 'network_silent'
  | 'profile_gone'
  | 'profile_taken'
  | 'esim_in_use'
  | 'top_up_stays'
type CaseChoice = { reference: string; proof: FreshProof }

/**
 * Returns the profile to the network, which stops billing it; its traveler can no longer use it. Problems:
 * `esim_in_use` according to the network, `top_up_stays` for data, and those of `bookLostOrder`. If the network
 * refuses, the case is open again.
 */
export async function returnLostProfile(
  deps: EndLostOrderDeps,
  { reference, proof }: CaseChoice,
  caller: Caller,
): Promise<Outcome<object, ReturnProblem> | ProofRefusal> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const read = readOrderReference(reference)
  const found = read && (await deps.differences.findLost(reference))
  if (!read || !found) return { ok: false, problem: 'not_found' }
  if (isTopUp(found)) return { ok: false, problem: 'top_up_stays' }
  if (await deps.orders.findByReference(reference)) return { ok: false, problem: 'decided' }
  const held = await findHeld(deps, { reference, ...read })
  if (!held.ok) return held
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  // The decision comes first, so that nobody books it while it is being returned.
  if (!(await deps.differences.decide(reference, 'returned', deps.clock.now())))
    return { ok: false, problem: 'decided' }
  const provider = deps.networks.of(held.networkId)
  try {
    for (const profile of held.profiles) {
      const given = await releaseUnused(provider, profile)
      if (!given.ok) return await openAgain(deps, reference, 'esim_in_use')
    }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return openAgain(deps, reference, 'network_silent')
  }
  // Recorded only now, when it has really been returned.
  await deps.recordAudit({ actor: actorOf(caller.actor), action: 'lost_profile_returned', subject: reference }, caller)
  return { ok: true }
}

async function openAgain<Problem extends string>(
  { differences }: EndLostOrderDeps,
  reference: string,
  problem: Problem,
): Promise<{ ok: false; problem: Problem }> {
  await differences.reopen(reference, 'returned')
  return { ok: false, problem }
}

/** The eSIM's holder keeps it, nobody pays for it, and it is no longer listed as a difference. Problems: as above. */
export async function leaveLostOrder(
  deps: EndLostOrderDeps,
  { reference, proof }: CaseChoice,
  caller: Caller,
): Promise<Outcome<object, ClosedProblem> | ProofRefusal> {
  const allowed = await deps.limiter.take(PER_OWNER, caller.actor.id)
  if (!allowed.ok) return allowed
  const found = await deps.differences.findLost(reference)
  if (!found) return { ok: false, problem: 'not_found' }
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  return deps.withAudit(
    async (): Promise<Outcome<object, 'decided'>> =>
      (await deps.differences.decide(reference, 'left', deps.clock.now()))
        ? { ok: true }
        : { ok: false, problem: 'decided' },
    () => ({ actor: actorOf(caller.actor), action: 'lost_order_left', subject: reference }),
    caller,
  )
}
