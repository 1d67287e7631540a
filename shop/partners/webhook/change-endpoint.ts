// What a business can change about an endpoint: its events, its secret, on or off, and removing it.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { AuditEntry } from '#shop/records/audit/audit-row.ts'
import type { FreshProof, ProofRefusal } from '#values/fresh-proof.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { newSecret, takeTry, type KeepEndpointDeps } from './add-endpoint.ts'
import type { DeliveryStore } from './delivery-store.ts'
import { BOTH_SIGN_HOURS } from './endpoint.ts'
import type { WebhookType } from './webhook-type.ts'

export type ChangeEndpointDeps = KeepEndpointDeps & { webhookDeliveries: Pick<DeliveryStore, 'stopAll'> }

/** Which endpoint of which business. */
export type WhichEndpoint = { businessId: string; id: string }
type UnknownEndpoint = 'endpoint_unknown'
type ChangeAnswer = Promise<Outcome<object, UnknownEndpoint> | TooOften>

/**
 * It gets these events from now on. Problems: `no_events`, `endpoint_unknown`, also for another business's;
 * `too_often`.
 */
export async function chooseEvents(
  deps: ChangeEndpointDeps,
  { events, ...which }: WhichEndpoint & { events: readonly WebhookType[] },
  caller: Caller,
): Promise<Outcome<object, UnknownEndpoint | 'no_events'> | TooOften> {
  if (events.length === 0) return { ok: false, problem: 'no_events' }
  return change(deps, which, caller, {
    act: () => deps.webhookEndpoints.setEvents(which.id, which.businessId, events),
    note: { action: 'webhook_changed', facts: { events: events.length } },
  })
}

/**
 * When off, it gets nothing: waiting deliveries stop, and can be resent by hand once it is on again. Problems:
 * `endpoint_unknown`, `too_often`.
 */
export const switchEndpoint = (
  deps: ChangeEndpointDeps,
  { isOn, ...which }: WhichEndpoint & { isOn: boolean },
  caller: Caller,
): ChangeAnswer =>
  change(deps, which, caller, {
    act: async () => {
      const isDone = await deps.webhookEndpoints.setState(which.id, which.businessId, isOn ? 'on' : 'off')
      if (isDone && !isOn) await deps.webhookDeliveries.stopAll(which.id)
      return isDone
    },
    note: isOn ? { action: 'webhook_switched_on' } : { action: 'webhook_switched_off', facts: { why: 'by_hand' } },
  })

/** Removes it with its log. Problems: `endpoint_unknown`, `too_often`. */
export const removeEndpoint = (deps: ChangeEndpointDeps, which: WhichEndpoint, caller: Caller): ChangeAnswer =>
  change(deps, which, caller, {
    act: () => deps.webhookEndpoints.remove(which.id, which.businessId),
    note: { action: 'webhook_removed' },
  })

/**
 * `secret` is returned this once. The previous one keeps signing for a day; older ones stop. Problems:
 * `endpoint_unknown`, those of `checkFreshProof`, `too_often`.
 */
export async function rotateSecret(
  deps: ChangeEndpointDeps,
  { proof, ...which }: WhichEndpoint & { proof: FreshProof },
  caller: Caller,
): Promise<Outcome<{ secret: string }, UnknownEndpoint> | ProofRefusal> {
  const secret = newSecret()
  const proven = await deps.checkFreshProof(proof, caller)
  if (!proven.ok) return proven
  const rotated = await change(deps, which, caller, {
    act: async () => {
      await deps.businesses.hold(which.businessId)
      const endpoint = await deps.webhookEndpoints.find(which.id, which.businessId)
      if (!endpoint) return false
      const formerUntil = new Date(deps.clock.now().getTime() + BOTH_SIGN_HOURS * 3_600_000)
      const secrets = { secret, formerSecret: endpoint.secret, formerUntil }
      return deps.webhookEndpoints.setSecret(which.id, which.businessId, secrets)
    },
    note: { action: 'webhook_secret_changed' },
  })
  return rotated.ok ? { ok: true, secret } : rotated
}

async function change(
  deps: ChangeEndpointDeps,
  { businessId, id }: WhichEndpoint,
  caller: Caller,
  { act, note }: { act: () => Promise<boolean>; note: Pick<AuditEntry, 'action' | 'facts'> },
): ChangeAnswer {
  const allowed = await takeTry(deps, businessId)
  if (!allowed.ok) return allowed
  return deps.withAudit(
    async (): Promise<Outcome<object, UnknownEndpoint>> =>
      (await act()) ? { ok: true } : { ok: false, problem: 'endpoint_unknown' },
    () => ({ actor: actorOf(caller.actor), subject: id, ...note }),
    caller,
  )
}
