// The eSIMs of an account, with what their orders know about them; refunded ones are left out.
import type { Base } from '#shop/assembly/base.ts'
import type { At } from '#values/brand-facts.ts'
import { isSettled, type Order } from '#shop/sales/order/order.ts'
import { nameOfTraveler } from '#shop/sales/party/party.ts'
import { cutText } from '#values/text/cut-text.ts'
import { MOST_LABEL_CHARACTERS, readLabel, type OwnEsim } from './own-esim.ts'

export type ListOwnEsimsDeps = Pick<Base, 'esims' | 'orders' | 'ownedBy'>

/**
 * Newest first, only what this brand sold, without asking the network (after-purchase rules §2 "/account",
 * "/user-dashboard").
 */
export async function listOwnEsims(
  { esims, orders, ownedBy }: ListOwnEsimsDeps,
  userId: string,
  at: At,
): Promise<OwnEsim[]> {
  const isSoldHere = await ownedBy(at.tenant.brand)
  const rows = await esims.listOf(userId)
  const orderIds = rows.map(({ orderId }) => orderId)
  const [bought, topUps] = await Promise.all([orders.listByIds(orderIds), orders.listTopUps(orderIds)])
  const byId = new Map(
    bought.filter((order) => isSettled(order) && isSoldHere(order)).map((order) => [order.id, order]),
  )
  return rows
    .flatMap((row) => {
      const order = byId.get(row.orderId)
      const more = topUps.filter(({ topUp }) => topUp?.orderId === row.orderId)
      const called = labelOfTraveler(order, byId)
      return order ? [toOwnEsim({ ...row, label: row.label ?? called }, order, more)] : []
    })
    .toReversed()
}

/** An eSIM of an account, identified by its order; this alone gives no access. */
export type OwnEsimName = { userId: string; reference: string }

/** Null if the account has no such eSIM: unknown, foreign, and refunded ones are answered alike. */
export async function findOwnEsim(
  deps: ListOwnEsimsDeps,
  { userId, reference }: OwnEsimName,
  at: At,
): Promise<OwnEsim | null> {
  return (await listOwnEsims(deps, userId, at)).find((esim) => esim.reference === reference) ?? null
}

/** What another traveler of an order for several was called, for whoever holds that order; null if nothing. */
function labelOfTraveler(order: Order | undefined, held: ReadonlyMap<string, Order>): string | null {
  const paying = order?.paidWith ? held.get(order.paidWith) : undefined
  const name = order && paying ? nameOfTraveler(order, paying) : null
  return name && readLabel(cutText(name, MOST_LABEL_CHARACTERS))
}

const toOwnEsim = (row: { iccid: string; label: string | null }, order: Order, topUps: Order[]): OwnEsim => ({
  orderId: order.id,
  replaces: order.replaces ?? null,
  paidWith: order.paidWith ?? null,
  networkId: order.networkId,
  substituteBundleId: order.substituteBundleId ?? null,
  reference: order.reference,
  iccid: row.iccid,
  label: row.label,
  bundle: order.bundle,
  boughtAt: order.createdAt,
  topUps: topUps.map(({ reference, bundle, totalCents, createdAt }) => ({
    reference,
    data: bundle.data,
    days: bundle.days,
    totalCents,
    boughtAt: createdAt,
  })),
})
