// Every page of the shop and every machine call, one row each: the router, the guards, the suspension of a brand, the
// page cache, redirects after login, the sitemap, and the service worker all use this table.
import { SHOP_RUNNERS, type Role } from '#shop/account/role.ts'

/** Everyone, anyone logged in, certain roles, or staff, for whom alone the address exists. */
type Who = 'everybody' | 'signed-in' | 'staff' | readonly Role[]

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
] as const
export type DeskTask = (typeof DESK_TASKS)[number]
type DeskTab = DeskTask | { task: DeskTask; who: readonly Role[] }

type Facts = {
  who?: Who
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

const page = (path: string, module: string, facts: Facts = {}): Page => ({ path, module: `routes/${module}`, ...facts })

const OWN: Facts = { isPersonal: true }
/** For reading, the same for everyone. */
const READING: Facts = { isListed: true, isShared: true, isCalm: true, isKeptOffline: true }
const ORDER: Facts = { isPersonal: true, isPaying: true }
const ORDER_FILE: Facts = { ...ORDER, isFile: true }
const STAFF: Facts = { who: 'staff', isPersonal: true, isTarget: true }
const STAFF_CALL: Facts = { who: 'staff', isJson: true }
const ADMINS: Facts = { who: SHOP_RUNNERS, isPersonal: true, isTarget: true }
const OWNERS: Facts = { who: ['super-admin'], isPersonal: true, isTarget: true }
const OWNERS_EXPORT: Facts = { who: ['super-admin'], isExport: true }
const PARTNERS: Facts = { who: ['business-admin', 'business-user'], isPersonal: true, isTarget: true }
const PARTNER_ADMINS: Facts = { ...PARTNERS, who: ['business-admin'] }

/** Pages inside a frame: the shop's, or the back office's. */
export const PAGES: Page[] = [
  page('/', 'home/home.tsx', { sells: true, isListed: true, isShared: true, isCalm: true, isTarget: true }),
  page('/bundleselector', 'wizard/bundleselector.tsx', {
    sells: true,
    isListed: true,
    isShared: true,
    isCalm: true,
    isTarget: true,
  }),
  page('/checkout', 'checkout/checkout.tsx', { sells: true, isPersonal: true, isPaying: true, isTarget: true }),
  page('/success', 'order/success.tsx', ORDER),
  page('/top-up', 'top-up/top-up.tsx', { sells: true, isTarget: true }),
  page('/esim-status', 'esim-status/esim-status.tsx', { isListed: true, isShared: true, isTarget: true }),
  page('/cart', 'cart/cart.ts', { sells: true, isPersonal: true }),
  page('/vat-country', 'vat-country/vat-country.ts', OWN),
  page('/order/qr-code', 'order/qr-code.ts', ORDER_FILE),
  page('/order/account', 'order/open-account.ts', ORDER),
  page('/order/invoice', 'order/invoice.tsx', ORDER),
  page('/order/invoice.pdf', 'order/invoice-pdf.ts', ORDER_FILE),
  page('/install', 'install/install.tsx', { isPaying: true, isTarget: true }),
  page('/install/calendar.ics', 'install/calendar.ts', { isPaying: true, isFile: true }),
  page('/alerts', 'alerts/alerts.tsx'),

  page('/login', 'auth/login.tsx', OWN),
  page('/login/second-factor', 'auth/second-factor.tsx', OWN),
  page('/signup', 'auth/signup.tsx', OWN),
  page('/setup-password', 'auth/setup-password.tsx', OWN),
  page('/auth', 'auth/auth.tsx', OWN),
  page('/auth/reset-password', 'auth/auth-reset-password.ts', OWN),
  page('/reset-password', 'auth/reset-password.tsx', OWN),
  page('/first-admin', 'auth/first-admin.tsx', OWN),
  page('/admin-invite', 'admin/admins-invitation.tsx', OWN),
  page('/partner-invite', 'business/partner-invitation.tsx', OWN),
  page('/team-invite', 'business/team-invitation.tsx', OWN),
  page('/logout', 'auth/logout.ts', OWN),
  page('/closed', 'suspended/suspended.tsx'),

  page('/account', 'account/account.tsx', { who: 'signed-in', isPersonal: true, isTarget: true }),
  page('/account/security', 'account/security.tsx', {
    who: 'signed-in',
    isPersonal: true,
    isTarget: true,
    inOwnFrame: true,
  }),
  page('/account/confirm', 'account/confirm.tsx', { who: 'signed-in', isPersonal: true }),
  page('/account/confirm-email', 'account/confirm-email.tsx', OWN),
  page('/account/deleted', 'account/deleted.tsx', OWN),
  page('/user-dashboard', 'account/user-dashboard.tsx', { who: ['own-user'], isPersonal: true, isTarget: true }),
  page('/super-admin-dashboard', 'admin/super-admin-dashboard.tsx', {
    ...OWNERS,
    tabs: { overview: 'home', businesses: 'brands', system: 'system', reports: 'figures', audit: 'system' },
  }),
  page('/super-admin-dashboard/catalog', 'admin/catalog.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/catalog/:zone', 'admin/catalog-zone.tsx', { ...OWNERS, within: 'catalog' }),
  page('/super-admin-dashboard/coupons', 'admin/coupons.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/vat', 'admin/vat.tsx', { ...OWNERS, task: 'catalog' }),
  page('/super-admin-dashboard/affiliates', 'admin/affiliates.tsx', { ...OWNERS, task: 'earnings' }),
  page('/super-admin-dashboard/payouts', 'admin/payouts.tsx', { ...OWNERS, task: 'earnings' }),
  page('/super-admin-dashboard/lost-orders/:reference', 'admin/lost-order.tsx', { ...OWNERS, within: 'system' }),
  page('/admin-dashboard', 'admin/admin-dashboard.tsx', {
    ...ADMINS,
    tabs: { overview: 'home', orders: 'orders', users: 'customers' },
  }),
  page('/admin-dashboard/orders/:orderId', 'admin/desk-order.tsx', { ...ADMINS, within: 'orders' }),
  page('/admin-dashboard/views', 'admin/views.tsx', { ...ADMINS, within: 'orders' }),
  page('/admin-dashboard/bulk', 'admin/bulk.tsx', { ...ADMINS, within: 'orders' }),
  page('/admin-dashboard/users/:userId', 'admin/desk-user.tsx', { ...ADMINS, within: 'customers' }),
  page('/admin-dashboard/inbox', 'admin/inbox.tsx', { ...ADMINS, task: 'inbox' }),
  page('/admin-dashboard/inbox/:number', 'admin/message.tsx', { ...ADMINS, within: 'inbox' }),
  page('/admin-dashboard/find', 'admin/find.tsx', { ...ADMINS, task: 'find' }),
  page('/admin-dashboard/figures', 'admin/figures.tsx', { ...ADMINS, task: 'figures' }),
  page('/admin', 'admin/admin.tsx', {
    ...ADMINS,
    tabs: { sims: 'esims', brand: 'brands', users: 'customers', admins: 'system' },
  }),
  page('/business-dashboard', 'business/business-dashboard.tsx', {
    ...PARTNERS,
    tabs: {
      overview: 'home',
      orders: 'orders',
      earnings: 'earnings',
      payouts: { task: 'earnings', who: ['business-admin'] },
      balance: { task: 'earnings', who: ['business-admin'] },
      prices: 'brands',
      share: 'brands',
      brand: { task: 'brands', who: ['business-admin'] },
      api: { task: 'system', who: ['business-admin'] },
      team: { task: 'team', who: ['business-admin'] },
    },
  }),
  page('/business-dashboard/webhooks', 'business/webhooks.tsx', { ...PARTNER_ADMINS, within: 'system' }),
  page('/business-dashboard/webhooks/:endpointId', 'business/webhook.tsx', { ...PARTNER_ADMINS, within: 'system' }),
  page('/api-test', 'staff/api-test.tsx', { ...STAFF, task: 'system' }),
  page('/order-api-flow', 'staff/order-api-flow.tsx', { ...STAFF, task: 'system' }),
  page('/mailchimp-api', 'staff/mailchimp-api.tsx', { ...STAFF, task: 'system' }),
  page('/emailtest', 'staff/emailtest.tsx', { ...STAFF, task: 'system' }),

  page('/business', 'business/business.tsx', { isListed: true, isShared: true, isTarget: true }),
  page('/business/api', 'help/api-guide.tsx', { isShared: true, isCalm: true }),
  page('/faq', 'help/faq.tsx', { ...READING, isTarget: true }),
  page('/devices', 'help/devices.tsx', { isListed: true, isKeptOffline: true }),
  page('/support', 'support/support.tsx', { isListed: true, isTarget: true }),
  page('/terms', 'help/terms.tsx', READING),
  page('/privacy', 'help/privacy.tsx', READING),
  page('/accessibility', 'help/accessibility.tsx', READING),
  page('/withdraw', 'help/withdraw.tsx', { isListed: true, isPersonal: true }),
  page('/contract-summary/:bundleId', 'help/contract-summary.tsx'),
  page('/offline', 'offline/offline.tsx', { isKeptOffline: true }),
  page('/*', 'not-found/not-found.tsx', { inOwnFrame: true }),
]

/** Files to download, and calls of scripts and machines. */
export const CALLS: Page[] = [
  page('/admin-dashboard/find.json', 'admin/find-json.ts', { ...ADMINS, isJson: true }),
  page('/admin-dashboard/orders.csv', 'admin/orders-csv.ts', { ...ADMINS, isExport: true }),
  page('/admin-dashboard/orders/:orderId/document.pdf', 'admin/desk-document.ts', ADMINS),
  page('/admin-dashboard/users/:userId/export.json', 'admin/desk-user-export.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/coupons.csv', 'admin/coupons-csv.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/catalog.csv', 'admin/catalog-csv.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/report.csv', 'admin/report-csv.ts', OWNERS_EXPORT),
  page('/super-admin-dashboard/payouts.xml', 'admin/payouts-xml.ts', OWNERS_EXPORT),
  page('/business-dashboard/statement.pdf', 'business/statement-pdf.ts', { who: ['business-admin'] }),
  page('/business-dashboard/statement.csv', 'business/statement-csv.ts', { who: ['business-admin'] }),
  page('/business-dashboard/qr-code.png', 'business/shop-qr-code.ts', PARTNERS),
  page('/business-dashboard/link-qr-code.png', 'business/link-qr-code.ts', PARTNERS),
  page('/business-dashboard/embed', 'business/embed-preview.ts', PARTNERS),
  page('/business-dashboard/price-preview', 'business/price-preview.ts', PARTNERS),
  page('/business-dashboard/orders.csv', 'business/partner-orders-csv.ts', PARTNERS),
  page('/business-dashboard/orders/:orderId/document.pdf', 'business/partner-document.ts', { who: ['business-admin'] }),
  page('/business-dashboard/earnings.csv', 'business/earnings-csv.ts', PARTNERS),
  page('/r/:code', 'business/open-link.ts'),
  page('/embed', 'embed/embed.ts'),
  page('/embed.js', 'embed/embed-script.ts'),
  page('/checkout/draft', 'checkout/draft.ts', OWN),
  page('/checkout/empty', 'checkout/empty.ts', OWN),
  page('/account/usage', 'account/usage.ts', OWN),
  page('/account/export', 'account/export.ts', { who: 'signed-in', isPersonal: true }),

  page('/functions/v1/get-invoice-url', 'api/functions/get-invoice-url.ts'),
  page('/functions/v1/get-invoice-details', 'api/functions/get-invoice-details.ts'),
  page('/functions/v1/reset-password', 'api/functions/reset-password.ts'),
  page('/functions/v1/gemini-chat', 'api/functions/gemini-chat.ts'),
  page('/functions/v1/simple-auth', 'api/functions/simple-auth.ts'),
  page('/functions/v1/manage-accounts', 'api/functions/manage-accounts.ts'),
  page('/functions/v1/create-checkout-session', 'api/functions/create-checkout-session.ts', { isPaying: true }),
  page('/functions/v1/update-order-stripe', 'api/functions/update-order-stripe.ts'),
  page('/functions/v1/get-esim-token', 'api/functions/get-esim-token.ts'),
  page('/functions/v1/send-test-email', 'api/functions/send-test-email.ts', STAFF_CALL),
  page('/mailchimp-api.php', 'api/mailchimp-api.ts', STAFF_CALL),
  page('/get-iccid.php', 'api/get-iccid.ts'),
  page('/network/things/consumer-profile-codes/iccids/:iccid', 'api/network/codes.ts'),
  page('/network/things/consumer-profile-codes/iccids/:iccid/qrcode', 'api/network/qrcode.ts'),
  page('/network/things/iccids/:iccid/bundle', 'api/network/bundle.ts'),
  page('/network/things/consumer-profile/:bundleId', 'api/network/consumer-profile.ts', STAFF_CALL),
  page('/network/top-up/history/iccids/:iccid/:days', 'api/network/top-up-history.ts'),
  page('/api/orders', 'api/orders.ts', STAFF_CALL),
  page('/api/esim-allocation', 'api/esim-allocation.ts', STAFF_CALL),
  page('/api/generate-qrcode', 'api/generate-qrcode.ts', STAFF_CALL),
  page('/api/esim-api', 'api/esim-api.ts'),
  page('/api/esim-api/network/things', 'api/all-esims.ts'),
  page('/api/location', 'api/location.ts'),
  page('/api/trip-bundle', 'api/trip-bundle.ts'),
  page('/api/v1/openapi.json', 'api/v1/openapi.ts'),
  page('/api/v1/*', 'api/v1/partner-api.ts'),

  page('/robots.txt', 'meta/robots.ts'),
  page('/.well-known/security.txt', 'meta/security-txt.ts'),
  page('/sitemap.xml', 'meta/sitemap.ts'),
  page('/manifest.webmanifest', 'meta/manifest.ts'),
  page('/icons/:icon', 'meta/icon.ts'),
  page('/brand-logo/:logo', 'meta/brand-logo.ts'),
  page('/og/:picture', 'meta/page-picture.ts'),
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

/** Modules without page data for scripts. */
export const FILES: string[] = [...PAGES.filter(({ isFile }) => isFile), ...CALLS].map(({ module }) => module)

/** The addresses of all pages for which this holds. */
export const pathsThat = (isTrue: (facts: Page) => boolean | undefined): string[] =>
  PAGES.filter(isTrue).map(({ path }) => path)
