// GET /admin-dashboard: what the tab in the address shows to an own-admin.
import { href } from 'react-router'
import { DESK_TABS } from '#app/copy/office/admin-desk.ts'
import { openTabs } from '#app/features/desk/desk-nav.ts'
import { may } from '#shop/people/account/rights.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { WaitingView } from '#shop/sales/order/desk-order.ts'
import { toDeskState, hasRefund, hasTaxConflict, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { readDispute, type Dispute } from '#shop/sales/order/order.ts'
import type { SavedView } from '#shop/office/search/saved-view.ts'
import type { ToLookAt } from '#shop/figures/health/view-to-look-at.ts'
import type { ShopFiguresView } from '#shop/figures/report/view-shop-figures.ts'
import { readWaiting } from '#app/features/desk/read-waiting.ts'
import { drawRevenue } from '#app/features/desk/draw-revenue.ts'
import type { ChartPictures } from '#app/ui/chart.tsx'
import { readSilentSellers, type ShownSilentSeller } from '../silent-sellers.tsx'
import { readDeskAddress, type DeskAddress } from '../desk-address.ts'
import { readUsers, type UsersPage } from './read-users.ts'

const MOST_MOVES = 20

export type ShownMove = {
  id: number
  at: string
  move: string
  orderId: string
  reference: string
  /** Their company, else their name, else their email; empty for somebody who was erased. */
  customer: string
  isTopUp: boolean
  data: string
  zone: string
  brandName: string
}
export type ShownDeskOrder = {
  id: string
  reference: string
  createdAt: string
  customerName: string
  email: string
  companyName: string | null
  data: string
  zone: string
  isTopUp: boolean
  isReplacement: boolean
  quantity: number
  traveler: number | null
  brandName: string
  totalCents: number
  state: string
  isTaxConflict: boolean
  /** Of an order that was refunded in part; otherwise null. */
  partRefundedCents: number | null
  /** The state of its payment's dispute, if there is one. */
  dispute: Dispute | null
}
type Ways = { next: string | null; previous: string | null }

export type DashboardPage = {
  user: { id: string; name: string; email: string }
  address: DeskAddress
  /** The tabs that the reader may open. */
  tabs: readonly DeskAddress['tab'][]
  /** What the reader may do with orders. */
  can: { serve: boolean; export: boolean; find: boolean }
  /** The search text, readable; it appears in no address. */
  search: string
  isSearchOver: boolean
  silentSellers: ShownSilentSeller[]
  overview: (ShopFiguresView & { drawn: ChartPictures; moves: ShownMove[]; waiting: ToLookAt }) | null
  orders:
    | (Ways & {
        rows: ShownDeskOrder[]
        views: Record<WaitingView, number>
        brands: [string, string][]
        saved: SavedView[]
        /** Columns that the reader hid. */
        hidden: string[]
      })
    | null
  users: UsersPage | null
}

export async function readDesk(request: Request, context: Context): Promise<DashboardPage> {
  const user = guardedUser(context)
  const { id, name, email } = user
  const shop = context.get(shopContext)
  const address = readDeskAddress(new URL(request.url).searchParams)
  const search = address.find === null ? null : shop.desk.openSearch(address.find, { actor: user })
  return {
    user: { id, name, email },
    address,
    tabs: openTabs(href('/admin-dashboard'), DESK_TABS, user.type),
    can: { serve: may(user.type, 'serve'), export: may(user.type, 'exports'), find: may(user.type, 'find') },
    search: search ?? '',
    isSearchOver: address.find !== null && search === null,
    silentSellers: address.tab === 'overview' ? await readSilentSellers(shop) : [],
    overview: address.tab === 'overview' ? await readOverview(context, address) : null,
    orders: address.tab === 'orders' ? await readOrders(context, { ...address, search }, id) : null,
    users: address.tab === 'users' ? await readUsers(request, context) : null,
  }
}

async function readOverview(context: Context, { days }: DeskAddress) {
  const shop = context.get(shopContext)
  const [figures, moves, waiting] = await Promise.all([
    shop.figures.viewShopFigures(days),
    shop.figures.listRecentMoves(MOST_MOVES),
    readWaiting(context),
  ])
  return {
    ...figures,
    drawn: await drawRevenue(figures),
    waiting,
    moves: moves.map(({ id, at, move, orderId, reference, customer, kind, data, zone, brandName }) => ({
      id,
      at: at.toISOString(),
      move,
      orderId,
      reference,
      customer,
      isTopUp: kind === 'topup',
      data,
      zone,
      brandName,
    })),
  }
}

async function readOrders(context: Context, question: DeskAddress & { search: string | null }, userId: string) {
  const { desk, brands } = context.get(shopContext)
  const [page, { orders: views }, all, saved, hidden] = await Promise.all([
    desk.listDeskOrders(question),
    readWaiting(context),
    brands.listBusinesses(),
    desk.listViews(userId),
    desk.listHidden(userId, 'orders'),
  ])
  return {
    ...page,
    views,
    hidden,
    saved: saved.filter(({ list }) => list === 'orders'),
    brands: all.map(({ brand }): [string, string] => [brand.id, brand.name]),
    rows: page.rows.map((order) => ({
      id: order.id,
      reference: order.reference,
      createdAt: order.createdAt.toISOString(),
      customerName: order.customerName,
      email: order.email,
      companyName: order.companyName,
      data: order.data,
      zone: order.zone,
      isTopUp: order.kind === 'topup',
      isReplacement: order.isReplacement,
      quantity: order.quantity,
      traveler: order.traveler,
      brandName: order.brandName,
      totalCents: order.totalCents,
      state: toDeskState(order),
      isTaxConflict: hasTaxConflict(order),
      partRefundedCents: !isRefunded(order) && hasRefund(order) ? order.refundedCents : null,
      dispute: readDispute(order),
    })),
  }
}
