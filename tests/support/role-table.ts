// What a GET of each address of the shop answers, for a visitor and each role. tests/http/role-matrix.test.ts asks
// them all; a new page gets one row here.
import { ROLES, type LimitedRole, type Role } from '#shop/people/account/role.ts'

export type Who = 'visitor' | Role
/** A status or a redirect; `login` leads back later, `denied` is home with 'Access denied: …'. */
export type Answer = number | `/${string}` | 'login' | 'denied'
type Row = Record<Who, Answer>

export const WHO: Who[] = ['visitor', ...ROLES]
const everybody = (answer: Answer): Row => everySignedIn(answer, answer)
const everySignedIn = (visitor: Answer, signed: Answer): Row => ({
  visitor,
  'own-user': signed,
  'own-admin': signed,
  'super-admin': signed,
  'business-admin': signed,
  'business-user': signed,
  agent: signed,
  accountant: signed,
})
const only = (...roles: Role[]): Row => ({
  ...everySignedIn('login', 'denied'),
  ...Object.fromEntries(roles.map((role) => [role, 200])),
})

/** For staff: a super-admin may do whatever an own-admin may; and those of the limited roles who may too. */
const running = (answer: Answer, ...limited: LimitedRole[]): Row => ({
  ...only(),
  'own-admin': answer,
  'super-admin': answer,
  ...Object.fromEntries(limited.map((role) => [role, answer])),
})
/** For super-admins, and the accountant who only reads. */
const booked = (answer: Answer): Row => ({ ...only(), 'super-admin': answer, accountant: answer })

/** For administrators; everybody else gets the 404 of an address that doesn't exist. */
const hidden = (answer: Answer): Row => ({ ...everybody(404), 'own-admin': answer, 'super-admin': answer })

/** Users who are already signed in are redirected: customers to their account, everybody else to their work. */
const landing: Row = {
  visitor: 200,
  'own-user': '/account',
  'own-admin': '/admin-dashboard',
  'super-admin': '/super-admin-dashboard',
  'business-admin': '/business-dashboard',
  'business-user': '/business-dashboard',
  agent: '/admin-dashboard/inbox',
  accountant: '/admin-dashboard/figures',
}

/** Needs a business: an account without one gets a 404. */
const OWN: Row = { ...only(), 'business-admin': 404, 'business-user': 404 }
const OF_ADMINS: Row = { ...OWN, 'business-user': 'denied' }
const rows = (row: Row, ...ends: string[]) => Object.fromEntries(ends.map((end) => [`/business-dashboard/${end}`, row]))

/** What a GET of each address answers, grouped by what the addresses are for. */
export const TABLE: Record<string, Row> = {
  '/': everybody(200),
  '/bundleselector': everybody(200),
  '/esim': everybody(200),
  '/esim/:place': everybody(200),
  '/checkout': everybody(200),
  '/checkout/draft': everybody(405),
  '/checkout/empty': everybody('denied'),
  '/success': everybody(404),
  '/esim-status': everybody(200),
  '/top-up': everybody(200),
  '/cart': everybody('/'),
  '/currency': everybody('/'),
  '/vat-country': everybody('/'),
  '/order/qr-code': everybody(404),
  '/order/cancel': everybody(404),
  '/order/account': everybody('/'),
  '/cart/hint': everybody(200),
  '/order/esim-now': everybody(404),
  '/order/invoice': everybody(404),
  '/order/invoice.pdf': everybody(404),
  '/order/invoice.xml': everybody(404),
  '/install': everybody(404),
  '/install/calendar.ics': everybody(404),
  '/alerts': everybody(404),
  '/gift': everybody(404),
  '/next-part': everybody('/trip-reminders'),
  '/trip-reminders': everybody(404),
  '/tell-me-when': everybody(200),
  '/login': landing,
  '/login/second-factor': { ...landing, visitor: '/login' },
  '/signup': landing,
  '/setup-password': everybody(200),
  '/auth': everybody(200),
  '/auth/reset-password': everybody('/reset-password'),
  '/reset-password': everybody(200),
  '/first-admin': everybody(200),
  '/admin-invite': everybody(200),
  '/partner-invite': everybody(200),
  '/team-invite': everybody(200),
  '/closed': everybody('/'),
  '/logout': everybody('/'),
  '/account': everySignedIn('login', 200),
  '/account/security': everySignedIn('login', 200),
  '/account/confirm': everySignedIn('login', 200),
  '/account/confirm-email': everybody(200),
  '/account/deleted': everybody(200),
  '/account/usage': everySignedIn('/login?redirectTo=%2Faccount', 404),
  '/account/export': everySignedIn('login', 200),
  '/user-dashboard': only('own-user'),
  '/admin': running(200, 'agent'),
  '/admin-dashboard': running(200),
  '/admin-dashboard/orders/:orderId': running(404, 'agent', 'accountant'),
  '/admin-dashboard/orders/:orderId/document.pdf': running(404, 'agent', 'accountant'),
  '/admin-dashboard/inbox/:number/files/:file': running(404, 'agent'),
  '/admin-dashboard/orders/:orderId/document.xml': running(404, 'agent', 'accountant'),
  '/admin-dashboard/users/:userId': running(404, 'agent'),
  '/admin-dashboard/users/:userId/export.json': { ...only('super-admin'), 'super-admin': 404 },
  '/admin-dashboard/bulk': running(200, 'agent'),
  '/admin-dashboard/views': running(200, 'agent', 'accountant'),
  '/admin-dashboard/inbox': running(200, 'agent'),
  '/admin-dashboard/answer-templates': running(200, 'agent'),
  '/admin-dashboard/find': running(200, 'agent'),
  '/admin-dashboard/figures': running(200, 'accountant'),
  '/admin-dashboard/inbox/:number': running(404, 'agent'),
  '/admin-dashboard/orders.csv': running(200, 'accountant'),
  '/admin-dashboard/find.json': running(405, 'agent'),
  '/super-admin-dashboard': only('super-admin'),
  '/super-admin-dashboard/catalog': only('super-admin'),
  '/super-admin-dashboard/catalog/:zone': only('super-admin'),
  '/super-admin-dashboard/catalog.csv': only('super-admin'),
  '/super-admin-dashboard/network-packages': only('super-admin'),
  '/super-admin-dashboard/lost-orders/:reference': { ...only('super-admin'), 'super-admin': 404 },
  '/super-admin-dashboard/coupons': only('super-admin'),
  '/super-admin-dashboard/coupons.csv': { ...only('super-admin'), 'super-admin': 404 },
  '/super-admin-dashboard/vat': booked(200),
  '/super-admin-dashboard/affiliates': only('super-admin'),
  '/super-admin-dashboard/payouts': only('super-admin'),
  '/super-admin-dashboard/statement.pdf': { ...only(), 'super-admin': 404 },
  '/super-admin-dashboard/payouts.xml': { ...only(), 'super-admin': 404 },
  '/super-admin-dashboard/report.csv': booked(404),
  '/super-admin-dashboard/papers.zip': booked(404),
  '/business-dashboard': only('business-admin', 'business-user'),
  ...rows(OWN, 'qr-code.png', 'link-qr-code.png', 'embed', 'price-preview', 'orders.csv', 'earnings.csv'),
  ...rows(
    OF_ADMINS,
    'orders/:orderId/document.pdf',
    'orders/:orderId/document.xml',
    'webhooks',
    'webhooks/:endpointId',
  ),
  ...rows(OF_ADMINS, 'statement.pdf', 'statement.csv'),
  '/r/:code': everybody('/'),
  '/embed': everybody(200),
  '/embed.js': everybody(200),
  '/api-test': hidden(200),
  '/order-api-flow': hidden(200),
  '/mailchimp-api': hidden(200),
  '/emailtest': hidden(200),
  '/business': everybody(200),
  '/business/api': everybody(200),
  '/business/terms': everybody(200),
  '/faq': everybody(200),
  '/devices': everybody(200),
  '/terms': everybody(200),
  '/privacy': everybody(200),
  '/accessibility': everybody(200),
  '/support': everybody(200),
  '/offline': everybody(200),
  '/withdraw': everybody(200),
  '/contract-summary/:bundleId': everybody(200),
  '/*': everybody(404),
  '/functions/v1/get-invoice-url': everybody(405),
  '/functions/v1/get-invoice-details': everybody(405),
  '/functions/v1/reset-password': everybody(405),
  '/functions/v1/gemini-chat': everybody(405),
  '/functions/v1/simple-auth': everybody(405),
  '/functions/v1/manage-accounts': everybody(405),
  '/functions/v1/create-checkout-session': everybody(405),
  '/functions/v1/update-order-stripe': everybody(404),
  '/functions/v1/get-esim-token': everySignedIn(401, 403),
  '/functions/v1/send-test-email': hidden(405),
  '/mailchimp-api.php': hidden(405),
  '/get-iccid.php': everybody(404),
  '/network/things/consumer-profile-codes/iccids/:iccid': everybody(404),
  '/network/things/consumer-profile-codes/iccids/:iccid/qrcode': everybody(404),
  '/network/things/iccids/:iccid/bundle': everybody(404),
  '/network/top-up/history/iccids/:iccid/:days': everybody(404),
  '/network/things/consumer-profile/:bundleId': hidden(405),
  '/api/orders': hidden(405),
  '/api/esim-allocation': hidden(405),
  '/api/generate-qrcode': hidden(405),
  '/api/esim-api': everybody(405),
  '/api/esim-api/network/things': { ...everySignedIn(401, 403), 'own-admin': 200, 'super-admin': 200 },
  '/api/location': everybody(200),
  '/api/trip-bundle': everybody(200),
  '/api/v1/openapi.json': everybody(200),
  '/api/v1/*': everybody(404),
  '/mcp': everybody(405),
  '/robots.txt': everybody(200),
  '/.well-known/security.txt': everybody(200),
  '/sitemap.xml': everybody(200),
  '/sitemaps/:part': everybody(200),
  '/products.tsv': everybody(200),
  '/llms.txt': everybody(200),
  '/indexnow.txt': everybody(404),
  '/manifest.webmanifest': everybody(200),
  '/icons/:icon': everybody(200),
  '/brand-logo/:logo': everybody(404),
  '/og/:picture': everybody(200),
}

const OF_PARTNERS = ['overview', 'orders', 'earnings', 'prices', 'share']
const OF_THEIR_ADMINS = ['payouts', 'balance', 'brand', 'api', 'team']
const tabs = (page: string, names: string[], row: Row) =>
  Object.fromEntries(names.map((name) => [`${page}?tab=${name}`, row]))
/** The tabs of the pages that have several, as `TABLE` has the pages. */
export const TABS: Record<string, Row> = {
  ...tabs('/admin-dashboard', ['overview'], running(200)),
  ...tabs('/admin-dashboard', ['orders'], running(200, 'agent', 'accountant')),
  ...tabs('/admin-dashboard', ['users'], running(200, 'agent')),
  ...tabs('/admin', ['sims', 'users'], running(200, 'agent')),
  ...tabs('/admin', ['brand', 'admins'], running(200)),
  ...tabs('/super-admin-dashboard', ['overview', 'businesses', 'system', 'audit'], only('super-admin')),
  ...tabs('/super-admin-dashboard', ['reports'], booked(200)),
  ...tabs('/business-dashboard', OF_PARTNERS, only('business-admin', 'business-user')),
  ...tabs('/business-dashboard', OF_THEIR_ADMINS, only('business-admin')),
}

const NOBODYS = '8988300a-0000-4000-8000-000000000001'
/** Example values for the parameters of an address. */
export const EXAMPLES: Record<string, string> = {
  '/esim/:place': '/esim/japan',
  '/sitemaps/:part': '/sitemaps/pages.xml',
  '/contract-summary/:bundleId': '/contract-summary/01032_3',
  '/icons/:icon': '/icons/icon-192.png',
  '/brand-logo/:logo': '/brand-logo/none.png',
  '/og/:picture': '/og/home.png',
  '/network/things/consumer-profile-codes/iccids/:iccid':
    '/network/things/consumer-profile-codes/iccids/8988300000000000001',
  '/network/things/consumer-profile-codes/iccids/:iccid/qrcode':
    '/network/things/consumer-profile-codes/iccids/8988300000000000001/qrcode',
  '/network/things/consumer-profile/:bundleId': '/network/things/consumer-profile/01032_3',
  '/network/things/iccids/:iccid/bundle': '/network/things/iccids/8988300000000000001/bundle',
  '/network/top-up/history/iccids/:iccid/:days': '/network/top-up/history/iccids/8988300000000000001/90',
  '/admin-dashboard/orders/:orderId': `/admin-dashboard/orders/${NOBODYS}`,
  '/admin-dashboard/inbox/:number/files/:file': `/admin-dashboard/inbox/0000-0000/files/${NOBODYS}`,
  '/admin-dashboard/orders/:orderId/document.pdf': `/admin-dashboard/orders/${NOBODYS}/document.pdf`,
  '/admin-dashboard/orders/:orderId/document.xml': `/admin-dashboard/orders/${NOBODYS}/document.xml`,
  '/admin-dashboard/users/:userId': `/admin-dashboard/users/${NOBODYS}`,
  '/admin-dashboard/users/:userId/export.json': `/admin-dashboard/users/${NOBODYS}/export.json`,
  '/admin-dashboard/inbox/:number': '/admin-dashboard/inbox/4829-1375',
  '/super-admin-dashboard/catalog/:zone': '/super-admin-dashboard/catalog/Europe',
  '/super-admin-dashboard/lost-orders/:reference': '/super-admin-dashboard/lost-orders/nobody',
  '/business-dashboard/webhooks/:endpointId': `/business-dashboard/webhooks/${NOBODYS}`,
  '/*': '/nowhere',
}
