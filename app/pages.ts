// Every page of the shop, one row each: the router, the guards, the suspension of a brand, the page cache, redirects after
// login, the sitemap, and the service worker use this table. `calls.ts` has what machines call.
import type { Right } from '#shop/people/account/rights.ts'

/** Everyone, anyone logged in, whoever has a right, or admins, for whom alone the address exists. */
type Who = 'everybody' | 'signed-in' | 'staff' | Right

/** The tasks of the back office, in navigation order. */
export const DESK_TASKS = [
  'find',
  'home',
  'orders',
  'customers',
  'esims',
  'inbox',
  'catalog',
  'brands',
  'earnings',
  'figures',
  'system',
  'team',
  'tools',
] as const
export type DeskTask = (typeof DESK_TASKS)[number]
/** A tab may take another right than its page. */
type DeskTab = DeskTask | { task: DeskTask; who: Right; of?: DeskElsewhere }
/**
 * What is at another address too: the list of people, of which the navigation has one, and the overview of a dashboard
 * where one is at home, which is a page of this task for everybody else.
 */
type DeskElsewhere = { sameAs: string } | { awayFromHome: DeskTask }

export type Facts = {
  who?: Who
  /** Who may post there, where more people may look. */
  posts?: Right
  /** Shown in the back office's frame, and in its navigation under this task. */
  task?: DeskTask
  /** The same for each tab of a page, by its name in the address; the first is the one without a name. */
  tabs?: Record<string, DeskTab>
  /** Shown in that frame too, but only linked from this task's pages. */
  within?: DeskTask
  /**
   * Shown in the frame of whoever opens it: the back office's for those who work there, the shop's for everyone else.
   */
  inOwnFrame?: true
  /** Closed while the brand is suspended, because it sells. */
  sells?: true
  /** In the sitemap, with its own preview picture. */
  isListed?: true
  /** The same for every visitor without a cookie, so the server caches the rendered page. */
  isShared?: true
  /** Its query is a trip, and shared as well. */
  hasTrip?: true
  /** Usable before its script, which loads at the first interaction. */
  isCalm?: true
  /** Cached by the service worker for offline use. */
  isKeptOffline?: true
  /** About one person: the service worker never touches it. */
  isPersonal?: true
  /** From checkout to eSIM: under load, these have priority over browsing. */
  isPaying?: true
  /** A file or a stream that the browser opens by itself: it has no page data for scripts. */
  isFile?: true
  /** Login may redirect here, and to pages below. */
  isTarget?: true
  /** A file that is given out only to whoever proved recently who they are. */
  isExport?: true
  /** For programs that read JSON: whoever may not use it gets an answer instead of a redirect. */
  isJson?: true
}
export type Page = { path: string; module: string } & Facts

export const page = (path: string, module: string, facts: Facts = {}): Page => ({
  path,
  module: `routes/${module}`,
  ...facts,
})

export const OWN: Facts = { isPersonal: true }
/** For reading, the same for everyone. */
const READING: Facts = { isListed: true, isShared: true, isCalm: true, isKeptOffline: true }
const WIZARD: Facts = { sells: true, isListed: true, isShared: true, hasTrip: true, isCalm: true, isTarget: true }
const ORDER: Facts = { isPersonal: true, isPaying: true }
const ORDER_FILE: Facts = { ...ORDER, isFile: true }
const STAFF: Facts = { who: 'staff', isPersonal: true, isTarget: true }
/** In the back office, for whoever has this right. */
export const whoMay = (who: Right): Facts => ({ who, isPersonal: true, isTarget: true })
const OWNERS = whoMay('owner')
export const PARTNERS = whoMay('partner')
const PARTNER_ADMINS = whoMay('answers_for_business')

/** Pages inside a frame: the shop's, or the back office's. */
export const PAGES: Page[] = [
  page('/', 'catalogue/home/home.tsx', WIZARD),
  page('/bundleselector', 'catalogue/wizard/bundleselector.tsx', WIZARD),
  page('/esim', 'catalogue/country/destinations.tsx', { sells: true, isListed: true, isShared: true, isCalm: true }),
  page('/esim/:place', 'catalogue/country/country-page.tsx', { sells: true, isShared: true, isCalm: true }),
  page('/checkout', 'sales/checkout/checkout.tsx', { sells: true, isPersonal: true, isPaying: true, isTarget: true }),
  page('/success', 'sales/order/success.tsx', ORDER),
  page('/top-up', 'delivery/top-up/top-up.tsx', { sells: true, isTarget: true }),
  page('/esim-status', 'delivery/esim-status/esim-status.tsx', { isListed: true, isShared: true, isTarget: true }),
  page('/cart', 'catalogue/cart/cart.ts', { sells: true, isPersonal: true }),
  page('/cart/hint', 'catalogue/cart/cart-hint.ts', { sells: true, isPersonal: true }),
  page('/currency', 'catalogue/currency/currency.tsx', OWN),
  page('/vat-country', 'catalogue/vat-country/vat-country.ts', OWN),
  page('/order/qr-code', 'sales/order/qr-code.ts', ORDER_FILE),
  page('/order/account', 'sales/order/open-account.ts', ORDER),
  page('/order/esim-now', 'delivery/esim-status/esim-now.ts', ORDER),
  page('/order/invoice', 'sales/order/invoice.tsx', ORDER),
  page('/order/invoice.pdf', 'sales/order/invoice-pdf.ts', ORDER_FILE),
  page('/order/invoice.xml', 'sales/order/invoice-xml.ts', ORDER_FILE),
  page('/order/cancel', 'support/cancel/cancel.tsx', ORDER),
  page('/install', 'delivery/install/install.tsx', { isPaying: true, isTarget: true }),
  page('/install/calendar.ics', 'delivery/install/calendar.ts', { isPaying: true, isFile: true }),
  page('/gift', 'delivery/gift/gift.tsx', OWN),
  page('/alerts', 'delivery/alerts/alerts.tsx'),
  page('/next-part', 'sales/plan/next-part.ts', { sells: true, isPersonal: true }),
  page('/trip-reminders', 'sales/plan/trip-reminders.tsx', OWN),
  page('/tell-me-when', 'support/wish/tell-me-when.tsx'),

  page('/login', 'people/auth/login.tsx', OWN),
  page('/login/second-factor', 'people/auth/second-factor.tsx', OWN),
  page('/signup', 'people/auth/signup.tsx', OWN),
  page('/setup-password', 'people/auth/setup-password.tsx', OWN),
  page('/auth', 'people/auth/auth.tsx', OWN),
  page('/auth/reset-password', 'people/auth/auth-reset-password.ts', OWN),
  page('/reset-password', 'people/auth/reset-password.tsx', OWN),
  page('/first-admin', 'people/auth/first-admin.tsx', OWN),
  page('/admin-invite', 'office/admin/admins-invitation.tsx', OWN),
  page('/partner-invite', 'partners/business/partner-invitation.tsx', OWN),
  page('/team-invite', 'partners/business/team-invitation.tsx', OWN),
  page('/logout', 'people/auth/logout.ts', OWN),
  page('/closed', 'site/suspended/suspended.tsx'),

  page('/account', 'people/account/account.tsx', { who: 'signed-in', isPersonal: true, isTarget: true }),
  page('/account/security', 'people/account/security.tsx', {
    who: 'signed-in',
    isPersonal: true,
    isTarget: true,
    inOwnFrame: true,
  }),
  page('/account/confirm', 'people/account/confirm.tsx', { who: 'signed-in', isPersonal: true }),
  page('/account/confirm-email', 'people/account/confirm-email.tsx', OWN),
  page('/account/deleted', 'people/account/deleted.tsx', OWN),
  page('/user-dashboard', 'people/account/user-dashboard.tsx', whoMay('travel')),
  page('/super-admin-dashboard', 'office/admin/super-admin-dashboard.tsx', {
    ...whoMay('reports'),
    posts: 'owner',
    tabs: {
      overview: { task: 'home', who: 'owner' },
      businesses: { task: 'brands', who: 'owner' },
      system: { task: 'system', who: 'owner' },
      reports: 'figures',
      audit: { task: 'system', who: 'owner' },
    },
  }),
  page('/super-admin-dashboard/catalog', 'office/admin/catalog.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/catalog/:zone', 'office/admin/catalog-zone.tsx', { ...OWNERS, within: 'catalog' }),
  page('/super-admin-dashboard/network-packages', 'office/admin/network-packages.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/coupons', 'office/admin/coupons.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/vat', 'office/admin/vat.tsx', {
    ...whoMay('reports'),
    posts: 'owner',
    task: 'catalog',
  }),
  page('/super-admin-dashboard/affiliates', 'office/admin/affiliates.tsx', { ...OWNERS, task: 'earnings' }),
  page('/super-admin-dashboard/payouts', 'office/admin/payouts.tsx', { ...OWNERS, task: 'earnings' }),
  page('/super-admin-dashboard/lost-orders/:reference', 'office/admin/lost-order.tsx', { ...OWNERS, within: 'system' }),
  page('/admin-dashboard', 'office/admin/admin-dashboard.tsx', {
    ...whoMay('orders'),
    tabs: {
      overview: { task: 'home', who: 'admin', of: { awayFromHome: 'figures' } },
      orders: 'orders',
      users: { task: 'customers', who: 'customers' },
    },
  }),
  page('/admin-dashboard/orders/:orderId', 'office/admin/desk-order.tsx', { ...whoMay('orders'), within: 'orders' }),
  page('/admin-dashboard/views', 'office/admin/views.tsx', { ...whoMay('orders'), within: 'orders' }),
  page('/admin-dashboard/bulk', 'office/admin/bulk.tsx', { ...whoMay('serve'), within: 'orders' }),
  page('/admin-dashboard/users/:userId', 'office/admin/desk-user.tsx', { ...whoMay('customers'), within: 'customers' }),
  page('/admin-dashboard/inbox', 'office/admin/inbox.tsx', { ...whoMay('inbox'), task: 'inbox' }),
  page('/admin-dashboard/answer-templates', 'office/admin/answer-templates.tsx', {
    ...whoMay('inbox'),
    within: 'inbox',
  }),
  page('/admin-dashboard/inbox/:number', 'office/admin/message.tsx', { ...whoMay('inbox'), within: 'inbox' }),
  page('/admin-dashboard/find', 'office/admin/find.tsx', { ...whoMay('find'), task: 'find' }),
  page('/admin-dashboard/figures', 'office/admin/figures.tsx', { ...whoMay('figures'), task: 'figures' }),
  page('/admin', 'office/admin/admin.tsx', {
    ...whoMay('esims'),
    tabs: {
      sims: 'esims',
      brand: { task: 'brands', who: 'admin' },
      users: { task: 'customers', who: 'customers', of: { sameAs: '/admin-dashboard?tab=users' } },
      admins: { task: 'system', who: 'admin' },
    },
  }),
  page('/business-dashboard', 'partners/business/business-dashboard.tsx', {
    ...PARTNERS,
    tabs: {
      overview: 'home',
      orders: 'orders',
      earnings: 'earnings',
      payouts: { task: 'earnings', who: 'answers_for_business' },
      balance: { task: 'earnings', who: 'answers_for_business' },
      prices: 'brands',
      share: 'brands',
      brand: { task: 'brands', who: 'answers_for_business' },
      api: { task: 'system', who: 'answers_for_business' },
      team: { task: 'team', who: 'answers_for_business' },
    },
  }),
  page('/business-dashboard/webhooks', 'partners/business/webhooks.tsx', { ...PARTNER_ADMINS, within: 'system' }),
  page('/business-dashboard/webhooks/:endpointId', 'partners/business/webhook.tsx', {
    ...PARTNER_ADMINS,
    within: 'system',
  }),
  page('/api-test', 'office/staff/api-test.tsx', { ...STAFF, task: 'tools' }),
  page('/order-api-flow', 'office/staff/order-api-flow.tsx', { ...STAFF, task: 'tools' }),
  page('/mailchimp-api', 'office/staff/mailchimp-api.tsx', { ...STAFF, task: 'tools' }),
  page('/emailtest', 'office/staff/emailtest.tsx', { ...STAFF, task: 'tools' }),

  page('/business', 'partners/business/business.tsx', { isListed: true, isShared: true, isTarget: true }),
  page('/business/terms', 'support/help/partnership-terms.tsx', { isShared: true, isCalm: true }),
  page('/business/api', 'support/help/api-guide.tsx', { isShared: true, isCalm: true }),
  page('/faq', 'support/help/faq.tsx', { ...READING, isTarget: true }),
  page('/devices', 'support/help/devices.tsx', { isListed: true, isKeptOffline: true }),
  page('/support', 'support/contact/support.tsx', { isListed: true, isTarget: true }),
  page('/terms', 'support/help/terms.tsx', READING),
  page('/privacy', 'support/help/privacy.tsx', READING),
  page('/accessibility', 'support/help/accessibility.tsx', READING),
  page('/withdraw', 'support/help/withdraw.tsx', { isListed: true, isPersonal: true }),
  page('/contract-summary/:bundleId', 'support/help/contract-summary.tsx'),
  page('/offline', 'site/offline/offline.tsx', { isKeptOffline: true }),
  page('/*', 'site/not-found/not-found.tsx', { inOwnFrame: true }),
]

/** Whether a page is shown in the back office's frame. */
export const isOfDesk = ({ task, tabs, within }: Page): boolean =>
  task !== undefined || tabs !== undefined || within !== undefined

/** 'order' for '/order/qr-code': the first segment of an address. */
export const firstPartOf = (path: string): string => path.split('/')[1] ?? ''

/** First segments of the addresses of the back office, without those that exist only for staff. */
export const DESK_PARTS = new Set(
  PAGES.filter((at) => isOfDesk(at) && at.who !== 'staff').map(({ path }) => firstPartOf(path)),
)

/** The addresses of all pages for which this holds. */
export const pathsThat = (isTrue: (facts: Page) => boolean | undefined): string[] =>
  PAGES.filter(isTrue).map(({ path }) => path)

/**
 * Tells whether an address is one of such a page. A parameter stands for a name in small letters, digits, and dashes:
 * whatever else somebody types leads to that spelling.
 */
export function addressesThat(isTrue: (facts: Page) => boolean | undefined): (pathname: string) => boolean {
  const paths = pathsThat(isTrue)
  const open = paths.filter((path) => path.includes(':')).map((path) => path.replaceAll(/:\w+/g, String.raw`[a-z\d-]+`))
  const named = open.map((path) => new RegExp(`^${path}$`))
  return (pathname) => paths.includes(pathname) || named.some((each) => each.test(pathname))
}
