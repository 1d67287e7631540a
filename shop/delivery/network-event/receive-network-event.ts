// A connected network tells that something happened. Its message is only a doorbell: whoever knows the address can ring
// it, so nothing that it says is believed, and what it concerns is asked about now instead of later.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { fingerprint, isSameText, type TokenMaker } from '#values/secret.ts'
import { cutText } from '#values/text/cut-text.ts'
import { secretPurpose } from '../provisioning/callback-tracker.ts'
import { lookSooner, noteSurplus, type ReceiveAllocationDeps } from '../provisioning/receive-allocation.ts'
import type { NetworkEventRow } from './network-event-store.ts'

export type ReceiveNetworkEventDeps = ReceiveAllocationDeps &
  Pick<Base, 'networkEvents' | 'esimChecks' | 'limiter' | 'makeToken'>

/** Networks tell of each step of each phone; more than this is a flood, and what it concerns is found by asking. */
const PER_NETWORK: Limit = { name: 'network-events', points: 600, seconds: 60 }
const LONGEST_NAME = 200

type NetworkMessage = {
  networkId: NetworkId
  secret: string
  /** The body as it came. */
  text: string
  /** Named in lower case. */
  headers: Record<string, string>
}

/** Where a connected network sends its messages: the same for as long as the shop has its secret. */
export const callbackPath = ({ makeToken }: { makeToken: TokenMaker }, networkId: NetworkId): string =>
  `/webhooks/network/${encodeURIComponent(networkId)}/${makeToken(`messages of ${networkId}`)}`

/** Whether a network is told this address. */
export const isCallbackAddress = (
  { makeToken, networks }: Pick<Base, 'makeToken' | 'networks'>,
  { networkId, secret }: Pick<NetworkMessage, 'networkId' | 'secret'>,
): boolean => networks.has(networkId) && isSameText(secret, makeToken(`messages of ${networkId}`))

/**
 * Stores a message once, and asks about the order or the eSIM that it concerns; one that was handled before changes
 * nothing. Problems: `unknown_address`, `unreadable`, `forged`, `too_often`, and `network_silent` if the network doesn't
 * answer us: it should send it again.
 */
export async function receiveNetworkEvent(
  deps: ReceiveNetworkEventDeps,
  message: NetworkMessage,
): Promise<Outcome<object, 'unknown_address' | 'unreadable' | 'forged' | 'network_silent'> | TooOften> {
  const { networkId, text, headers } = message
  if (!isCallbackAddress(deps, message)) return { ok: false, problem: 'unknown_address' }
  const about = deps.networks.of(networkId).parseCallback(jsonIn(text), headers, text)
  if (about === 'forged') {
    deps.log.warn({ networkId }, 'a message with a wrong signature came to the address of a network')
    return { ok: false, problem: 'forged' }
  }
  if (about === null) return { ok: false, problem: 'unreadable' }
  const allowed = await deps.limiter.take(PER_NETWORK, networkId)
  if (!allowed.ok) return allowed

  const { eventId, kind, reference, networkEsimId, iccid } = about
  const event = await deps.networkEvents.receive({
    id: randomUUID(),
    networkId,
    eventId: eventId && eventId.length <= LONGEST_NAME ? eventId : sameDay(text, deps.clock.now()),
    kind: cutText(kind ?? '', LONGEST_NAME),
    reference: reference && cutText(reference, LONGEST_NAME),
    // An ICCID is stored encrypted or not at all.
    networkEsimId: networkEsimId === null || networkEsimId === iccid ? null : cutText(networkEsimId, LONGEST_NAME),
    receivedAt: deps.clock.now(),
  })
  if (event.handledAt !== null && event.outcome !== 'silent') return { ok: true }
  return askAbout(deps, event, iccid)
}

/**
 * Recognizes a message without an ID while the network repeats it, for hours. On another day the same words are news,
 * such as the second warning about an eSIM's data.
 */
const sameDay = (text: string, now: Date): string => fingerprint(`${dateOnlyOf(now, 'UTC')} ${text}`)

/**
 * Asks about what a message concerns; without the ICCID, which isn't stored, about what was found by it before. Problem:
 * `network_silent` if the network doesn't answer.
 */
export async function askAbout(
  deps: ReceiveNetworkEventDeps,
  { id, networkId, reference, networkEsimId, orderId: knownId, outcome: before }: NetworkEventRow,
  iccid: string | null,
): Promise<Outcome<object, 'network_silent'>> {
  const { allocations, esimChecks, esims, networkEvents, clock, makeToken, log } = deps
  // The network didn't answer when it was asked about an eSIM that no order has.
  const wasNobodys = before === 'silent'
  const isUnnamed = networkEsimId === null && iccid === null
  const foundBefore = isUnnamed && !wasNobodys ? knownId : null
  const holderId = (await findHolder(deps, { networkId, networkEsimId, iccid })) ?? foundBefore
  const attempt = reference === null ? null : await allocations.findByTold(networkId, reference)
  const orderId = holderId ?? attempt?.orderId ?? null
  const became = (outcome: NetworkEventRow['outcome']) =>
    networkEvents.handled(id, { orderId, outcome, handledAt: clock.now() })

  const held = holderId === null ? null : await esims.findActive(holderId)
  if (held) await esimChecks.hasten(held, clock.now())
  const isWaiting = attempt !== null && (await lookSooner(deps, makeToken(secretPurpose(attempt.id))))
  try {
    // An eSIM under our reference that no order has.
    const isNobodys = holderId === null && (!isUnnamed || wasNobodys)
    if (attempt && !isWaiting && isNobodys) await noteSurplus(deps, attempt)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId, problem: error.message }, 'the network has to repeat a callback')
    await became('silent')
    return { ok: false, problem: 'network_silent' }
  }
  await became(orderId === null ? 'nothing' : 'asked')
  return { ok: true }
}

async function findHolder(
  { esims }: Pick<ReceiveNetworkEventDeps, 'esims'>,
  { networkId, networkEsimId, iccid }: { networkId: NetworkId; networkEsimId: string | null; iccid: string | null },
): Promise<string | null> {
  if (networkEsimId !== null) {
    const holder = await esims.findHolder(networkId, { networkEsimId, iccid: iccid ?? '' })
    return holder?.isActive === true ? holder.orderId : null
  }
  if (iccid === null) return null
  // Some networks issue an ICCID again: the newest one is meant.
  const holder = (await esims.listByIccids([iccid])).findLast((each) => each.networkId === networkId)
  return holder?.orderId ?? null
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
