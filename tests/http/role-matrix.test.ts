// Who gets what at every address of the shop, for a visitor and the five roles (safety case I03 and I05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { getDashboardPath, ROLES, type Role } from '#shop/account/role.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

type Who = 'visitor' | Role
/** A status or a redirect; `login` leads back later, `denied` is home with 'Access denied: …'. */
type Answer = number | `/${string}` | 'login' | 'denied'
type Row = Record<Who, Answer>

const WHO: Who[] = ['visitor', ...ROLES]
const everybody = (answer: Answer): Row => everySignedIn(answer, answer)
const everySignedIn = (visitor: Answer, signed: Answer): Row => ({
  visitor,
  'own-user': signed,
  'own-admin': signed,
  'super-admin': signed,
  'business-admin': signed,
  'business-user': signed,
})
const only = (...roles: Role[]): Row => ({
  ...everySignedIn('login', 'denied'),
  ...Object.fromEntries(roles.map((role) => [role, 200])),
})

/** For staff: a super-admin may do whatever an own-admin may. */
const running = (answer: Answer): Row => ({ ...only(), 'own-admin': answer, 'super-admin': answer })

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
}

/** Needs a business: an account without one gets a 404. */
const OWN: Row = { ...only(), 'business-admin': 404, 'business-user': 404 }
const OF_ADMINS: Row = { ...OWN, 'business-user': 'denied' }
const rows = (row: Row, ...ends: string[]) => Object.fromEntries(ends.map((end) => [`/business-dashboard/${end}`, row]))

/** What a GET of each address answers, in the order of `app/routes.ts`. */
const TABLE: Record<string, Row> = {
  '/': everybody(200),
  '/bundleselector': everybody(200),
  '/checkout': everybody(200),
  '/checkout/draft': everybody(405),
  '/checkout/empty': everybody('denied'),
  '/success': everybody(404),
  '/esim-status': everybody(200),
  '/top-up': everybody(200),
  '/cart': everybody('/'),
  '/vat-country': everybody('/'),
  '/order/qr-code': everybody(404),
  '/order/events': everybody(404),
  '/order/account': everybody('/'),
  '/order/invoice': everybody(404),
  '/order/invoice.pdf': everybody(404),
  '/install': everybody(404),
  '/install/calendar.ics': everybody(404),
  '/alerts': everybody(404),
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
  '/admin': running(200),
  '/admin-dashboard': running(200),
  '/admin-dashboard/orders/:orderId': running(404),
  '/admin-dashboard/orders/:orderId/document.pdf': running(404),
  '/admin-dashboard/users/:userId': running(404),
  '/admin-dashboard/users/:userId/export.json': { ...only('super-admin'), 'super-admin': 404 },
  '/admin-dashboard/bulk': running(200),
  '/admin-dashboard/views': running(200),
  '/admin-dashboard/inbox': running(200),
  '/admin-dashboard/find': running(200),
  '/admin-dashboard/figures': running(200),
  '/admin-dashboard/inbox/:number': running(404),
  '/admin-dashboard/orders.csv': running(200),
  '/admin-dashboard/find.json': running(405),
  '/super-admin-dashboard': only('super-admin'),
  '/super-admin-dashboard/catalog': only('super-admin'),
  '/super-admin-dashboard/catalog/:zone': only('super-admin'),
  '/super-admin-dashboard/catalog.csv': only('super-admin'),
  '/super-admin-dashboard/lost-orders/:reference': { ...only('super-admin'), 'super-admin': 404 },
  '/super-admin-dashboard/coupons': only('super-admin'),
  '/super-admin-dashboard/coupons.csv': { ...only('super-admin'), 'super-admin': 404 },
  '/super-admin-dashboard/vat': only('super-admin'),
  '/super-admin-dashboard/affiliates': only('super-admin'),
  '/super-admin-dashboard/payouts': only('super-admin'),
  '/super-admin-dashboard/payouts.xml': { ...only(), 'super-admin': 404 },
  '/super-admin-dashboard/report.csv': { ...only('super-admin'), 'super-admin': 404 },
  '/business-dashboard': only('business-admin', 'business-user'),
  ...rows(OWN, 'qr-code.png', 'link-qr-code.png', 'embed', 'price-preview', 'orders.csv', 'earnings.csv'),
  ...rows(OF_ADMINS, 'orders/:orderId/document.pdf', 'webhooks', 'webhooks/:endpointId'),
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
  '/api/v1/openapi.json': everybody(200),
  '/api/v1/*': everybody(404),
  '/robots.txt': everybody(200),
  '/sitemap.xml': everybody(200),
  '/manifest.webmanifest': everybody(200),
  '/icons/:icon': everybody(200),
  '/brand-logo/:logo': everybody(404),
  '/og/:picture': everybody(200),
}

const NOBODYS = '8988300a-0000-4000-8000-000000000001'
/** Example values for the parameters of an address. */
const EXAMPLES: Record<string, string> = {
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
  '/admin-dashboard/orders/:orderId/document.pdf': `/admin-dashboard/orders/${NOBODYS}/document.pdf`,
  '/admin-dashboard/users/:userId': `/admin-dashboard/users/${NOBODYS}`,
  '/admin-dashboard/users/:userId/export.json': `/admin-dashboard/users/${NOBODYS}/export.json`,
  '/admin-dashboard/inbox/:number': '/admin-dashboard/inbox/4829-1375',
  '/super-admin-dashboard/catalog/:zone': '/super-admin-dashboard/catalog/Europe',
  '/super-admin-dashboard/lost-orders/:reference': '/super-admin-dashboard/lost-orders/nobody',
  '/business-dashboard/webhooks/:endpointId': `/business-dashboard/webhooks/${NOBODYS}`,
  '/*': '/nowhere',
}

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? addressesOf(children) : index ? ['/'] : path === undefined ? [] : [`/${path}`],
  )

const emailOf = (role: Role) => `${role}@roles.example.com`

async function answerOf(response: Response, browser: Browser | undefined, address: string): Promise<Answer> {
  const to = response.headers.get('location')
  await response.arrayBuffer()
  if (to === null) return response.status
  if (to === `/login?${new URLSearchParams({ redirectTo: EXAMPLES[address] ?? address })}`) return 'login'
  if (to === '/' && (browser?.cookies.get('flash') ?? '') !== '' && address !== '/logout') return 'denied'
  return to.startsWith('/') ? `/${to.slice(1)}` : response.status
}

describe('every address of the shop', () => {
  let shop: HttpShop
  const browsers = new Map<Who, Browser>()
  beforeAll(async () => {
    shop = await openHttpShop()
    browsers.set('visitor', shop.browser())
    for (const role of ROLES) browsers.set(role, await signedIn(shop, emailOf(role), role))
  }, 120_000)
  afterAll(() => shop.close())

  const ask = (who: Who, address: string) => {
    const browser = browsers.get(who)
    if (!browser) throw new Error(`Nobody came as ${who}.`)
    browser.cookies.delete('flash')
    return browser.get(EXAMPLES[address] ?? address)
  }

  it('is in this table', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(addressesOf(routes).toSorted())
  })

  it.each(WHO)(
    'answers %s as the table says',
    async (who) => {
      const answers: Record<string, Answer> = {}
      for (const address of Object.keys(TABLE)) {
        const response = await ask(who, address)
        answers[address] = await answerOf(response, browsers.get(who), address)
      }
      expect(answers).toEqual(Object.fromEntries(Object.entries(TABLE).map(([address, row]) => [address, row[who]])))
    },
    120_000,
  )

  it('says why somebody was sent home, and nothing about the closed page (I03)', async () => {
    for (const [address, row] of Object.entries(TABLE))
      for (const who of WHO.filter((each) => row[each] === 'denied' || row[each] === 'login')) {
        const refused = await (await ask(who, address)).text()
        expect(refused).not.toMatch(/@|<h1|\d{18,}/)
        const script = await browsers.get(who)?.get(`${address}.data`)
        expect(await script?.text()).not.toMatch(/roles\.example\.com|\d{18,}/)
      }
    const home = await browsers
      .get('own-user')
      ?.get('/admin-dashboard')
      .then(() => browsers.get('own-user')?.get('/'))
    expect((await home?.text())?.replaceAll('&#x27;', "'")).toContain(
      "Access denied: You don't have permission to access this page.",
    )
  })

  it('leads everyone from the account to their role’s home, and to nothing that is closed to them', async () => {
    for (const who of ROLES) {
      const page = await (await ask(who, '/account')).text()
      const row = /<nav aria-label="Your pages"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
      expect(paths.slice(0, 1)).toEqual([getDashboardPath(who)])
      for (const path of paths) expect(TABLE[path ?? '']?.[who]).toBe(200)
    }
  })

  it('leads staff from their home only to pages that are open to them, without a cart', async () => {
    for (const who of ROLES.filter((role) => role !== 'own-user')) {
      const page = await (await ask(who, getDashboardPath(who))).text()
      const row = /<nav aria-label="Back office"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/<a\b[^>]* href="([^"?]+)/g)].map(([, path]) => path)
      expect(paths).toContain(getDashboardPath(who))
      for (const path of paths) expect([path, TABLE[path ?? '']?.[who]]).toEqual([path, 200])
      expect(page).not.toMatch(/Prices include VAT|Your Cart|Terms &amp; Conditions/)
      expect(page).toContain('View shop')
    }
    const hiddenPage = await (await ask('visitor', '/api-test')).text()
    expect(hiddenPage).toContain('Your Cart')
    expect(hiddenPage).not.toContain('View shop')
  })

  it('is closed at the next request after the role is removed (I05)', async () => {
    const email = 'once-an-admin@roles.example.com'
    const browser = await signedIn(shop, email, 'own-admin')
    expect((await browser.get('/admin-dashboard')).status).toBe(200)
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.email, email))
    const answer = await browser.get('/admin-dashboard')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
