// The orders of one business as its partner sees them: without anybody's name, number or whole address.
import { idsOf, type Tenants } from '#shop/brand/tenant.ts'
import { deskStateOf } from '#shop/order/order-conditions.ts'
import type { OrderQueries } from '#shop/order/order-queries.ts'
import type { Clock } from '#shop/ports/clock.ts'
import { maskEmail } from '#shop/values/email.ts'
import { pageOf, readCursor, type Page } from '#shop/values/keyset.ts'

const ORDERS_PER_PAGE = 25

export type PartnerOrder = {
  id: string
  reference: string
  createdAt: Date
  /** Masked. */
  email: string
  data: string
  zone: string
  isTopUp: boolean
  isReplacement: boolean
  totalCents: number
  couponCode: string | null
  state: string
}

export type ListPartnerOrdersDeps = {
  orderDesk: Pick<OrderQueries, 'list'>
  readTenants: () => Promise<Tenants>
  clock: Clock
}

/** One page of 25, the newest first; a cursor that no page of ours wrote begins at the top. */
export async function listPartnerOrders(
  { orderDesk, readTenants, clock }: ListPartnerOrdersDeps,
  businessId: string,
  { after, before }: { after: string | null; before: string | null },
): Promise<Page<PartnerOrder>> {
  const brand = idsOf(await readTenants(), businessId)
  const cursor = readCursor('after', after, 'instant') ?? readCursor('before', before, 'instant')
  const query = { view: 'all', sort: 'newest', search: null, cursor, brand } as const
  const found = await orderDesk.list(query, ORDERS_PER_PAGE + 1, clock.now())
  const page = pageOf(found, ORDERS_PER_PAGE, cursor, ({ createdAt }) => createdAt.toISOString())
  return {
    ...page,
    rows: page.rows.map((order) => ({
      id: order.id,
      reference: order.reference,
      createdAt: order.createdAt,
      email: maskEmail(order.email),
      data: order.data,
      zone: order.zone,
      isTopUp: order.kind === 'topup',
      isReplacement: order.isReplacement,
      totalCents: order.totalCents,
      couponCode: order.couponCode,
      state: deskStateOf(order),
    })),
  }
}
