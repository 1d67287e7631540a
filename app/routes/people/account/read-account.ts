// GET /account: what the tab in the address shows of the one who is signed in.
import { ACCOUNT_TABS, STATUS_FILTERS, type AccountTab } from './account-tabs.ts'
import { guardedUser } from '#app/session/guards.ts'
import { hasFactor } from '#shop/people/second-factor/second-factor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Context } from '#app/session/visitor.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { esimOfToday, type OwnEsim } from '#shop/sales/esim/own-esim.ts'
import type { At } from '#values/brand-facts.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { Language } from '#values/language.ts'
import { wantsFiguresNow } from './esims/figures-now.ts'
import { readOwnEsims, toOtherEsim, type OtherEsim, type ShownOwnEsim } from './own-esim-view.ts'
import { readEsimFigures, type Figures } from './esims/read-esim-figures.ts'
import { readOwnAlerts, type ShownAlerts } from './features/own-alerts.ts'
import { readOwnInvoices, type ShownInvoice } from './overview/own-invoices.ts'

const MOST_ORDERS = 5

export type ShownOrder = Pick<
  ReturnType<typeof orderView>,
  'reference' | 'phase' | 'isDisputeLost' | 'bundle' | 'totalCents' | 'isInvoiceReady' | 'startedAt'
>
export type ShownSession = { id: string; device: string; startedAt: string; seenAt: string; isHere: boolean }
type ShownCompany = NonNullable<Awaited<ReturnType<Shop['customers']['viewOwnCompany']>>>

export type AccountPage = {
  tab: AccountTab
  user: Pick<SessionUser, 'id' | 'name' | 'email' | 'type'>
  /** Of the overview the one that matters today; of the services all. */
  esims: ShownOwnEsim[]
  /** Of the overview the others. */
  others: OtherEsim[]
  filter: BundleStatus | null
  figures: Figures
  orders: ShownOrder[]
  invoices: ShownInvoice[]
  sessions: ShownSession[]
  /** Only known on the profile tab. */
  hasFactor: boolean
  company: (Omit<ShownCompany, 'savedAt'> & { savedAt: string }) | null
  /** Null on the other tabs. */
  alerts: ShownAlerts | null
  mailLanguage: Language | null
  /** Which form was just carried out, and the reference of the eSIM that it was about. */
  done: string | null
  doneEsim: string | null
}

export async function readAccountPage(request: Request, context: Context): Promise<AccountPage> {
  const user = guardedUser(context)
  const { searchParams } = new URL(request.url)
  const tab = ACCOUNT_TABS.find((known) => known === searchParams.get('tab')) ?? 'overview'
  const shop = context.get(shopContext)
  const at = atOf(context)
  const { id, name, email, type } = user
  return {
    tab,
    user: { id, name, email, type },
    filter: STATUS_FILTERS.find((status) => status === searchParams.get('show')) ?? null,
    ...(await readEsims(request, shop, user, tab, at)),
    orders: tab === 'overview' ? (await shop.orders.listOwnOrders(id, at)).slice(0, MOST_ORDERS).map(shownOrder) : [],
    invoices: tab === 'overview' ? await readOwnInvoices(shop, id, at) : [],
    sessions: tab === 'profile' ? await readSessions(request, context, shop, id) : [],
    hasFactor: tab === 'profile' && hasFactor(await shop.accounts.viewFactors(id)),
    company: tab === 'profile' ? await readCompany(shop, email) : null,
    alerts: tab === 'features' ? await readOwnAlerts(shop, email) : null,
    mailLanguage: tab === 'features' ? await shop.customers.viewMailLanguage(email) : null,
    done: searchParams.get('done'),
    doneEsim: searchParams.get('esim'),
  }
}

async function readEsims(request: Request, shop: Shop, user: SessionUser, tab: AccountTab, at: At) {
  if (tab !== 'overview' && tab !== 'services') return { esims: [], others: [], figures: {} }
  const all = await shop.esims.listOwnEsims(user.id, at)
  const wanted = tab === 'services' ? all : onlyToday(all, shop)
  return {
    esims: await readOwnEsims(shop, wanted),
    others: all.filter((esim) => !wanted.includes(esim)).map(toOtherEsim),
    figures: wantsFiguresNow(request)
      ? await readEsimFigures(
          shop,
          user.id,
          wanted.map(({ reference }) => reference),
          at,
        )
      : {},
  }
}

function onlyToday(esims: OwnEsim[], shop: Shop): OwnEsim[] {
  const esim = esimOfToday(esims, shop.today())
  return esim ? [esim] : []
}

function shownOrder(order: Order): ShownOrder {
  const { reference, phase, isDisputeLost, bundle, totalCents, isInvoiceReady, startedAt } = orderView(order)
  return { reference, phase, isDisputeLost, bundle, totalCents, isInvoiceReady, startedAt }
}

async function readSessions(request: Request, context: Context, shop: Shop, userId: string): Promise<ShownSession[]> {
  const token = await readSessionToken(request, context)
  const [sessions, here] = await Promise.all([
    shop.accounts.listSessions(userId),
    token ? shop.accounts.findSessionId(token, atOf(context)) : null,
  ])
  return sessions.map(({ id, device, startedAt, seenAt }) => ({
    id,
    device,
    startedAt: startedAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isHere: id === here,
  }))
}

async function readCompany(shop: Shop, email: string): Promise<AccountPage['company']> {
  const company = await shop.customers.viewOwnCompany(email)
  return company && { ...company, savedAt: company.savedAt.toISOString() }
}
