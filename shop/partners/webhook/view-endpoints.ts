// A business's endpoints as its own people see them, without secrets, and the log of each.
import type { Base } from '#shop/assembly/base.ts'
import { pageOf, readCursor } from '#values/keyset.ts'
import { isUuid } from '#values/uuid.ts'
import type { WhichEndpoint } from './change-endpoint.ts'
import type { Attempt, LoggedDelivery } from './delivery-store.ts'
import type { Endpoint } from './endpoint.ts'
import type { KeepEndpointDeps } from './add-endpoint.ts'

const PAGE = 20

export type ViewEndpointsDeps = Pick<Base, 'webhookEndpoints' | 'webhookDeliveries'>

/** `waiting`: how many deliveries are waiting. `formerUntil`: until then, an older secret signs too. */
export type ShownEndpoint = Omit<Endpoint, 'businessId' | 'secret' | 'formerSecret' | 'silences' | 'restsUntil'> & {
  waiting: number
}
export type ShownDelivery = LoggedDelivery & { attempts: Attempt[] }
export type EndpointLog = { rows: ShownDelivery[]; older: string | null; isPaged: boolean }

const shown = (endpoint: Endpoint, waiting: Map<string, number>): ShownEndpoint => {
  const {
    businessId: _business,
    secret: _secret,
    formerSecret: _former,
    silences: _s,
    restsUntil: _r,
    ...rest
  } = endpoint
  return { ...rest, waiting: waiting.get(endpoint.id) ?? 0 }
}

/** Oldest first. */
export async function listEndpoints(
  { webhookEndpoints, webhookDeliveries }: ViewEndpointsDeps,
  businessId: string,
): Promise<ShownEndpoint[]> {
  const endpoints = await webhookEndpoints.listOf(businessId)
  const waiting = await webhookDeliveries.countWaiting(endpoints.map(({ id }) => id))
  return endpoints.map((endpoint) => shown(endpoint, waiting))
}

/** With its deliveries, newest first, `before` the one that a cursor names; null for another business's. */
export async function viewEndpoint(
  { webhookEndpoints, webhookDeliveries }: ViewEndpointsDeps,
  { businessId, id, before }: WhichEndpoint & { before: string | null },
): Promise<{ endpoint: ShownEndpoint; log: EndpointLog } | null> {
  const endpoint = isUuid(id) ? await webhookEndpoints.find(id, businessId) : null
  if (!endpoint) return null
  const cursor = readCursor('after', before, 'instant')
  const after = cursor && { at: new Date(cursor.value), id: cursor.id }
  const found = await webhookDeliveries.list(id, { after, most: PAGE + 1 })
  const { rows, next } = pageOf(found, PAGE, cursor, ({ createdAt }) => createdAt.toISOString())
  const attempts = Map.groupBy(
    await webhookDeliveries.listAttempts(rows.map((row) => row.id)),
    ({ deliveryId }) => deliveryId,
  )
  return {
    endpoint: shown(endpoint, await webhookDeliveries.countWaiting([id])),
    log: {
      rows: rows.map((row) => ({ ...row, attempts: attempts.get(row.id) ?? [] })),
      older: next,
      isPaged: cursor !== null,
    },
  }
}

/**
 * Where newcomers can send events without software of their own: the first allowed private path, as an address; null if
 * there is none, as in production.
 */
export function findTrialUrl({ webhookPlaces }: Pick<KeepEndpointDeps, 'webhookPlaces'>): string | null {
  const place = webhookPlaces.privateHosts.find((each) => each.includes('/'))
  return place === undefined ? null : `http://${place}`
}
