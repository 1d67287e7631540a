// What the pages of webhooks show of the own business: its endpoints, and the log of one.
import { data } from 'react-router'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ShownDelivery, ShownEndpoint } from '#shop/partners/webhook/view-endpoints.ts'
import { requirePartnerAdmin } from '../require-partner.ts'

/** Who may see webhooks, and whose: the admins of a business with a shop of its own. */
export async function requireWebhooks(request: Request, context: Context) {
  const user = await requirePartnerAdmin(request, context)
  const { businessId } = user
  if (businessId === null || !(await context.get(shopContext).partners.hasShop(businessId))) throw data(null, 404)
  return { ...user, businessId }
}

export async function readWebhooks(request: Request, context: Context) {
  const user = await requireWebhooks(request, context)
  const [endpoints, asked] = await Promise.all([
    context.get(shopContext).webhooks.listEndpoints(user.businessId),
    readAsked(request, context, user),
  ])
  const trialUrl = context.get(shopContext).webhooks.findTrialUrl()
  return { endpoints: endpoints.map(asText), asked, trialUrl }
}
export type EndpointRow = Awaited<ReturnType<typeof readWebhooks>>['endpoints'][number]

export async function readWebhook(request: Request, context: Context, id = '') {
  const user = await requireWebhooks(request, context)
  const before = new URL(request.url).searchParams.get('before')
  const [found, asked] = await Promise.all([
    context.get(shopContext).webhooks.viewEndpoint({ businessId: user.businessId, id, before }),
    readAsked(request, context, user),
  ])
  if (!found) throw data(null, 404)
  const { endpoint, log } = found
  return { endpoint: asText(endpoint), log: { ...log, rows: log.rows.map(loggedAsText) }, asked }
}
export type WebhookPage = Awaited<ReturnType<typeof readWebhook>>
export type LogRow = WebhookPage['log']['rows'][number]

const asText = ({
  createdAt,
  lastTakenAt,
  formerUntil,
  dueAt: _due,
  ...rest
}: ShownEndpoint & { dueAt?: unknown }) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  lastTakenAt: lastTakenAt?.toISOString() ?? null,
  formerUntil: formerUntil && formerUntil > new Date() ? formerUntil.toISOString() : null,
})

const loggedAsText = ({ createdAt, nextTryAt, attempts, ...rest }: ShownDelivery) => ({
  ...rest,
  createdAt: createdAt.toISOString(),
  nextTryAt: nextTryAt?.toISOString() ?? null,
  attempts: attempts.map(({ at, ...attempt }) => ({ ...attempt, at: at.toISOString() })),
})
