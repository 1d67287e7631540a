// How all brands are doing together, from figures kept per day, and what needs attention.
import type { Base } from '#shop/assembly/base.ts'
import type { Tenants } from '#shop/people/brand/tenant.ts'
import type { DeskRow, OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import type { MailStore, TroubledMail } from '#shop/records/mail/mail-store.ts'
import { addDays, dateOnlyOf } from '#values/date.ts'
import type { FigureStore } from './figure-store.ts'
import { toBrandLines, toFigures, type Figures, type NamedFigures } from './shop-figures.ts'

const MOST_SHOWN = 10

/** The first ones, and how many there are in all. */
type Some<Row> = { shown: Row[]; inAll: number }

export type Platform = {
  /** For all days. */
  figures: Figures & {
    customers: number
    accounts: number
    /** Brands whose shop is open. */
    brands: number
  }
  /** Of today, in the shop's time zone. */
  today: Figures
  perBrand: NamedFigures[]
  /** Oldest first; the list of orders has all of them. */
  orders: Some<DeskRow>
  mails: Some<TroubledMail> & { page: number; pages: number }
  checkedAt: Date
}

export type ViewPlatformDeps = Pick<Base, 'clock'> & {
  orderDesk: Pick<OrderQueries, 'list' | 'countWaiting'>
  figureDays: Pick<FigureStore, 'listBrands' | 'sum' | 'readState'>
  mails: Pick<MailStore, 'listTroubled' | 'countAllTroubled'>
  readTenants: () => Promise<Tenants>
}

/** Only real data (after-purchase rules §2 "/super-admin-dashboard"); `mailPage` counts from 1. */
export async function viewPlatform(deps: ViewPlatformDeps, mailPage = 1): Promise<Platform> {
  const { orderDesk, figureDays, mails, clock, readTenants } = deps
  const checkedAt = clock.now()
  const query = { view: 'to-look-at', sort: 'oldest', search: null, cursor: null, brand: null } as const
  const { timeZone } = await figureDays.readState()
  const day = dateOnlyOf(checkedAt, timeZone)
  const [all, today, people, brandLines, orders, views, troubledMails, tenants] = await Promise.all([
    figureDays.sum('all', null, null),
    figureDays.sum('all', { from: day, until: addDays(day, 1) }, null),
    figureDays.sum('people', null, null),
    figureDays.listBrands(null),
    orderDesk.list(query, MOST_SHOWN, checkedAt),
    orderDesk.countWaiting(checkedAt),
    mails.countAllTroubled(),
    readTenants(),
  ])
  // The shop's own brand always sells, with or without a record.
  const brands = 1 + tenants.elsewhere.filter(({ isSuspended }) => !isSuspended).length
  const pages = Math.max(1, Math.ceil(troubledMails / MOST_SHOWN))
  const page = Math.min(Math.max(1, mailPage), pages)
  return {
    figures: { ...toFigures(all), customers: people.customers, accounts: people.accounts, brands },
    today: toFigures(today),
    perBrand: toBrandLines(brandLines, tenants),
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
