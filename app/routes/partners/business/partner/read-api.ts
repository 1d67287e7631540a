// The API tab of the business dashboard: the keys of the own business, and how somebody proves themselves for a new one.
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { ListedKey } from '#shop/partners/api/list-api-keys.ts'

export type ShownKey = Omit<ListedKey, 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  expiresAt: string
  lastUsedAt: string | null
}
export type ShownApi = {
  keys: ShownKey[]
  asked: ProofKind
  /** What is left of what was paid in beforehand, in cents. */
  balanceCents: number
  webhooks: { count: number; isFailing: boolean }
}

export async function readApi(
  request: Request,
  context: Context,
  user: SessionUser,
  businessId: string,
): Promise<ShownApi> {
  const [keys, endpoints, asked, balanceCents] = await Promise.all([
    context.get(shopContext).api.listApiKeys(businessId),
    context.get(shopContext).webhooks.listEndpoints(businessId),
    readAsked(request, context, user),
    context.get(shopContext).prepaid.readBalance(businessId),
  ])
  return {
    asked,
    balanceCents,
    webhooks: { count: endpoints.length, isFailing: endpoints.some(({ state }) => state === 'failing') },
    keys: keys.map(({ createdAt: _made, expiresAt, lastUsedAt, ...key }) => ({
      ...key,
      expiresAt: expiresAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  }
}
