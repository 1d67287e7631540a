// How all brands are doing together, and what somebody has to look at; counted from the records when it is asked for.
import type { Tenants } from '#shop/brand/tenant.ts'
import type { BusinessSum } from '#shop/order/desk-order.ts'
import type { DeskRow, OrderQueries } from '#shop/order/order-queries.ts'
import type { MailStore, TroubledMail } from '#shop/mail/mail-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { ShopFigures } from './view-figures.ts'

const MOST_SHOWN = 10

/** The first of them, and how many there are in all. */
type Some<Row> = { shown: Row[]; inAll: number }

export type Platform = {
  figures: ShopFigures & {
    /** With VAT, less what went back. */
    revenueCents: number
    /** Brands whose shop is open. */
    brands: number
  }
  perBusiness: BusinessSum[]
  /** The oldest first; all of them stand in the list of orders. */
  orders: Some<DeskRow>
  mails: Some<TroubledMail> & { page: number; pages: number }
  checkedAt: Date
}

export type ViewPlatformDeps = {
  orderDesk: Pick<OrderQueries, 'list' | 'countViews' | 'sumByBusiness'>
  mails: Pick<MailStore, 'listTroubled' | 'countAllTroubled'>
  clock: Clock
  readTenants: () => Promise<Tenants>
  viewFigures: () => Promise<ShopFigures>
}

/** Real rows alone (after-purchase rules §2 "/super-admin-dashboard"); `mailPage` counts from 1. */
export async function viewPlatform(deps: ViewPlatformDeps, mailPage = 1): Promise<Platform> {
  const { orderDesk, mails, clock, readTenants, viewFigures } = deps
  const checkedAt = clock.now()
  const wish = { view: 'to-look-at', sort: 'oldest', search: null, cursor: null, brand: null } as const
  const [counted, perBusiness, orders, views, troubledMails, { elsewhere }] = await Promise.all([
    viewFigures(),
    orderDesk.sumByBusiness(),
    orderDesk.list(wish, MOST_SHOWN, checkedAt),
    orderDesk.countViews(checkedAt),
    mails.countAllTroubled(),
    readTenants(),
  ])
  const revenueCents = perBusiness.reduce((sum, brand) => sum + brand.revenueCents, 0)
  // The shop's own brand always sells, with a record or without.
  const brands = 1 + elsewhere.filter(({ isSuspended }) => !isSuspended).length
  const pages = Math.max(1, Math.ceil(troubledMails / MOST_SHOWN))
  const page = Math.min(Math.max(1, mailPage), pages)
  return {
    figures: { ...counted, revenueCents, brands },
    perBusiness,
    orders: { shown: orders, inAll: views['to-look-at'] },
    mails: {
      shown: await mails.listTroubled(MOST_SHOWN, (page - 1) * MOST_SHOWN),
      inAll: troubledMails,
      page,
      pages,
    },
    checkedAt,
  }
}
