// Sends due deliveries, several endpoints at once but one request at a time for each. Each event is stored before it is
// sent, and the answer after it, so a killed process's deliveries are sent again, with the same ID.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import type { WebhookAnswer } from '#ports/webhook-sender.ts'
import { afterTry, isTaken, restAfter, type AfterTry } from './delivery.ts'
import type { WaitingDelivery } from './delivery-store.ts'
import { signingSecrets } from './endpoint.ts'
import type { EndpointStore, HeldEndpoint } from './endpoint-store.ts'
import type { WebhookEventStore } from './webhook-event-store.ts'
import { composeEvents, type ComposeEventsDeps } from './compose-events.ts'
import { runEach } from '#shop/delivery/due-work/run-each.ts'
import { hmac } from '#values/secret.ts'

/** Longer than a turn and its last request take. */
const LEASE_MS = 90_000
const TURN_MS = 30_000

/** Whether anything is waiting, of either kind. */
type Question = ReturnType<WebhookEventStore['listUnwritten']> | ReturnType<EndpointStore['listDue']>

export type DeliverWebhooksDeps = ComposeEventsDeps &
  SendPartnerMailDeps &
  Pick<Base, 'webhookSender' | 'recordAudit' | 'findTenant'> & {
    dueQuestions: { anyOf: (questions: Question[]) => Promise<boolean> }
  }

/**
 * Starts at most this many endpoints and returns one promise for each, so that nobody has to wait for the slowest. Once
 * `isOver`, each ends after its current request. Due work, safe to call anytime and on every node.
 */
export async function beginDeliveries(
  deps: DeliverWebhooksDeps,
  most: number,
  isOver: () => boolean = () => false,
): Promise<Promise<void>[]> {
  const { dueQuestions, webhookDeliveries, webhookEndpoints, webhookEvents, clock } = deps
  const questions = [webhookEvents.listUnwritten(1), webhookEndpoints.listDue(clock.now(), 1)]
  if (most <= 0 || !(await dueQuestions.anyOf(questions))) return []
  await composeEvents(deps)
  const held = await webhookEndpoints.claimDue(clock.now(), most, LEASE_MS)
  return held.map((endpoint) =>
    tryTurn(deps, endpoint, async (now) => (isOver() ? null : webhookDeliveries.findDue(endpoint.id, now))),
  )
}

// A turn that broke off leaves its lease, which expires.
const tryTurn = (deps: DeliverWebhooksDeps, endpoint: HeldEndpoint, findNext: FindNext): Promise<void> =>
  runEach(deps, 'webhook_turn', [endpoint], {
    nameOf: ({ id }) => ({ item: id, orderId: null }),
    work: () => takeTurn(deps, endpoint, findNext),
  })

/** Sends this one now, unless a worker is busy with its endpoint and will send it. */
export async function deliverNow(deps: DeliverWebhooksDeps, endpointId: string, deliveryId: string): Promise<void> {
  const endpoint = await deps.webhookEndpoints.claim(endpointId, deps.clock.now(), LEASE_MS)
  if (!endpoint) return
  let isSent = false
  await tryTurn(deps, endpoint, async () => {
    const delivery = isSent ? null : await deps.webhookDeliveries.findWaiting(deliveryId)
    isSent = true
    return delivery
  })
}

type FindNext = (now: Date) => Promise<WaitingDelivery | null>

// The turn ends at the first request without an answer: the next one would probably fail too.
async function takeTurn(deps: DeliverWebhooksDeps, endpoint: HeldEndpoint, findNext: FindNext): Promise<void> {
  const { webhookDeliveries, webhookEndpoints, clock } = deps
  const endsAt = clock.now().getTime() + TURN_MS
  let { silences } = endpoint
  for (let now = clock.now(); now.getTime() < endsAt; now = clock.now()) {
    const next = await findNext(now)
    if (!next) break
    const { kind } = await send(deps, endpoint, next)
    silences = kind === 'answered' ? 0 : silences + 1
    if (silences > 0) break
  }
  const restsUntil = restAfter(silences, clock.now())
  const nextAt = await webhookDeliveries.nextDueOf(endpoint.id)
  const dueAt = nextAt && restsUntil && restsUntil > nextAt ? restsUntil : nextAt
  await webhookEndpoints.release(endpoint, { dueAt, silences, restsUntil })
}

async function send(
  deps: DeliverWebhooksDeps,
  endpoint: HeldEndpoint,
  { id, eventId, type, body, ...delivery }: WaitingDelivery,
): Promise<WebhookAnswer> {
  const at = deps.clock.now()
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Wander-Pass-Webhooks/1',
    'wander-pass-event': type,
    'wander-pass-event-id': eventId,
    'wander-pass-signature': signBody(signingSecrets(endpoint, at), body, at),
  }
  const began = performance.now()
  const answer = await deps.webhookSender.send({ url: endpoint.url, headers, body })
  const now = deps.clock.now()
  const status = answer.kind === 'answered' ? answer.status : null
  const after = afterTry(status, delivery.tries + 1, delivery.givenUpAt, now)
  const attempt = {
    id: randomUUID(),
    deliveryId: id,
    at,
    tookMs: Math.round(performance.now() - began),
    headers,
    status,
    problem: answer.kind === 'answered' ? null : answer.problem,
    answer: answer.kind === 'answered' ? answer.text : null,
  }
  await deps.transaction(async () => {
    if (!(await deps.webhookDeliveries.settle(id, after))) return
    await deps.webhookDeliveries.addAttempt(attempt)
    if (isTaken(status)) await deps.webhookEndpoints.taken(endpoint.id, now)
    else await giveUp(deps, endpoint, { ...delivery, after })
  })
  return answer
}

// A whole day of failures with nothing accepted in between: nobody is listening there anymore.
async function giveUp(
  deps: DeliverWebhooksDeps,
  { id, businessId, url }: HeldEndpoint,
  { after, createdAt }: { after: AfterTry; createdAt: Date },
): Promise<void> {
  if (after.state !== 'failed') return
  const endpoint = await deps.webhookEndpoints.find(id, businessId)
  if (!endpoint || endpoint.state !== 'on' || (endpoint.lastTakenAt && endpoint.lastTakenAt >= createdAt)) return
  await deps.webhookEndpoints.setState(id, businessId, 'failing')
  await deps.webhookDeliveries.stopAll(id)
  const { host, pathname } = new URL(url)
  await sendPartnerMail(deps, { businessId, kind: 'webhook_off', facts: { address: `${host}${pathname}` } })
  const actor = { id: null, role: 'shop' } as const
  const tenant = await deps.findTenant(null)
  await deps.recordAudit({ actor, action: 'webhook_switched_off', subject: id, facts: { why: 'failing' } }, { tenant })
}

/**
 * The signature of a request to a partner: `t=` the second it was sent, and for each secret `v1=` the HMAC-SHA256 of that
 * second, a dot, and the body.
 */
function signBody(secrets: readonly string[], body: string, now: Date): string {
  const second = String(Math.floor(now.getTime() / 1000))
  return [`t=${second}`, ...secrets.map((secret) => `v1=${hmac(secret, `${second}.${body}`)}`)].join(',')
}
