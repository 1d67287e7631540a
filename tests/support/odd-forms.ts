// Every form of every page as its users see it, for existing rows; each is posted with one invalid field at a time.
import { eq } from 'drizzle-orm'
import { PAGES } from '#app/pages.ts'
import { rateLimits, supportTickets, users } from '#db/schema.ts'
import { haveWebhooks } from './having-webhooks.ts'
import { haveOwnPrices } from './having-prices.ts'
import { havePayouts } from './having-payouts.ts'
import { KNOWN_FORMS } from './known-forms.ts'
import { PASSWORD, signedIn, userIdOf } from './http-accounts.ts'
import { buyByCard, browserWithCart, delivered } from './http-buying.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'
import { findPageForms, findLinks, type PageForm, type Pair, type Typist } from './page-forms.ts'
import { TRIP_DAYS } from './trip-to-come.ts'

/** Invalid values that no user and none of our pages would put into a field. */
const VALUES: Record<string, string> = {
  nothing: '',
  'a fraction': '1.5',
  'more than an integer': '3000000000',
  'less than nothing': '-1',
  '36 dashes': '-'.repeat(36),
  'a letter': 'x',
  NUL: 'a\0b',
  'a very long word': 'x'.repeat(20_000),
}

/** What is done to one field of a form; the others stay as the page wrote them. */
export const ODDITIES: Record<string, (field: Pair) => Pair[]> = {
  ...Object.fromEntries(
    Object.entries(VALUES).map(([what, value]) => [`is ${what}`, ([name]: Pair) => [[name, value]]]),
  ),
  'stands twice': (field) => [field, field],
  'is left out': () => [],
}

type Walker = { browser: Browser; addresses: string[]; mayRead: (path: string) => boolean }
export type FoundForm = PageForm & { page: string; browser: Browser; typist: Typist }

const nameOf = ({ action, intent }: PageForm): string => `${patternOf(action.split('?')[0] ?? '')} ${intent}`

const patterns = PAGES.map(({ path }) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
const patternOf = (path: string) => patterns.find(({ shape }) => shape.test(path))?.path ?? path
const isStaffs = (path: string) =>
  PAGES.some((page) => page.path === patternOf(path) && page.who !== undefined && isOfStaff(page.who))
const isPartners = (path: string) => path === '/business-dashboard' || path.startsWith('/business-dashboard/webhooks')
const isOfStaff = (who: (typeof PAGES)[number]['who']) =>
  who === 'staff' || (typeof who === 'object' && !who.includes('own-user') && !who.includes('business-admin'))

/** All forms that a visitor, a customer, a partner, and the shop's owner find by following links from existing rows. */
export async function findForms(shop: HttpShop): Promise<FoundForm[]> {
  const { walkers, iccid } = await peopleOf(shop)
  const found: FoundForm[] = []
  for (const walker of walkers) found.push(...(await formsOf(walker, { password: PASSWORD, iccid })))
  return found
}

async function peopleOf(shop: HttpShop): Promise<{ walkers: Walker[]; iccid: string }> {
  const db = shop.database.db()
  const visitor = await browserWithCart(shop)
  const customer = await signedIn(shop, 'customer@forms.example.com')
  const bought = await buyByCard(shop, customer, { email: 'customer@forms.example.com' })
  const { reference, iccid } = await delivered(shop, bought.order.id)
  const chief = await signedIn(shop, 'chief@forms.example.com', 'super-admin')
  await signedIn(shop, 'second@forms.example.com', 'own-admin')
  const added = await shop.shop.brands.addBusiness(
    { name: 'Kranich', domain: 'kranich.example.com', orderPrefix: 'kr' },
    { ...shop.at, actor: { id: await userIdOf(shop, 'chief@forms.example.com'), type: 'super-admin' } },
  )
  if (!added.ok) throw new Error(added.problem)
  const partner = await signedIn(shop, 'partner@forms.example.com', 'business-admin')
  await db.update(users).set({ businessId: added.id }).where(eq(users.email, 'partner@forms.example.com'))

  const other = await shop.shop.brands.addBusiness(
    { name: 'Reiher', domain: 'reiher.example.com', orderPrefix: 're' },
    { ...shop.at, actor: { id: await userIdOf(shop, 'chief@forms.example.com'), type: 'super-admin' } },
  )
  if (!other.ok) throw new Error(other.problem)
  const earning = await signedIn(shop, 'earning@forms.example.com', 'business-admin')
  await db.update(users).set({ businessId: other.id }).where(eq(users.email, 'earning@forms.example.com'))
  await partner.post('/business-dashboard?tab=balance', {
    intent: 'save_billing',
    companyName: 'Nova Reizen',
    streetName: 'Kade',
    postalCode: '1011 AA',
    city: 'Amsterdam',
    country: 'NL',
    vatNumber: 'NL123456789B13',
  })
  await partner.post('/business-dashboard?tab=api', {
    intent: 'make_key',
    name: 'Booking engine',
    mode: 'test',
    access: 'catalogue',
    days: '30',
  })
  await haveWebhooks(shop, added.id)
  await haveOwnPrices(shop, added.id)
  await signedIn(shop, 'colleague@forms.example.com', 'business-user')
  await db.update(users).set({ businessId: added.id }).where(eq(users.email, 'colleague@forms.example.com'))
  await partner.post('/business-dashboard?tab=team', {
    intent: 'invite',
    email: 'new@forms.example.com',
    role: 'business-user',
    password: PASSWORD,
  })
  await earning.post('/business-dashboard?tab=earnings', { intent: 'join' })
  await havePayouts(shop, { businessId: other.id, orderId: bought.order.id, chief, earning })
  const asking = { name: 'Nele', email: 'nele@forms.example.com', company: null, touch: null, rateLimitKey: 'nele' }
  await shop.shop.affiliates.askToJoin(asking, shop.at)

  const writing = { name: 'Nora New', email: 'customer@forms.example.com' }
  await customer.post('/support', {
    ...writing,
    subject: 'No internet',
    message: 'I landed an hour ago.',
    formId: crypto.randomUUID(),
  })
  await shop.browser().post('/support', {
    name: 'B',
    email: 'b@forms.example.com',
    subject: 'S',
    message: 'M',
    formId: crypto.randomUUID(),
  })
  // From an order of its own, since nothing of one that was withdrawn from can be installed or sent again.
  const regrets = await buyByCard(shop, shop.browser(), { email: writing.email })
  const regretted = await delivered(shop, regrets.order.id)
  await customer.post('/withdraw', { ...writing, reference: regretted.reference, intent: 'confirm' })
  // Only withdrawals without a contract, or too late, may be refused.
  await customer.post('/withdraw', { ...writing, reference: 'no order of ours', intent: 'confirm' })
  await signedIn(shop, 'gone@forms.example.com')
  await db.update(users).set({ disabledAt: new Date() }).where(eq(users.email, 'gone@forms.example.com'))
  await db
    .update(supportTickets)
    .set({ status: 'closed', waitingSince: null })
    .where(eq(supportTickets.userEmail, 'b@forms.example.com'))
  await chief.post('/super-admin-dashboard/coupons', {
    intent: 'make',
    code: 'FORMS-10',
    type: 'percentage',
    value: '10',
  })
  await chief.post('/super-admin-dashboard/vat', {
    intent: 'set',
    country: 'DE',
    from: nextMonth(),
    rate: '20',
    reason: 'a law',
  })
  const zone = await (await chief.get('/super-admin-dashboard/catalog/Europe')).text()
  await chief.post('/super-admin-dashboard/catalog/Europe', {
    intent: 'plan',
    version: /name="version" value="([^"]*)"/.exec(zone)?.[1] ?? '',
    what: 'price 5GB',
    cents: '19.95',
    from: nextMonth(),
  })
  await chief.post('/admin-dashboard/views', { intent: 'save', list: 'orders', query: 'view=free', name: 'Free' })
  await chief.post('/admin?tab=admins', { intent: 'invite', email: 'third@forms.example.com', password: PASSWORD })

  const customerId = await userIdOf(shop, 'customer@forms.example.com')
  const own = PAGES.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/*')
  const withReference = ['/success', '/install', '/top-up'].map((path) => `${path}?reference=${reference}`)
  const walkers: Walker[] = [
    { browser: visitor, addresses: [...CHOICES, '/auth?tab=check', ...own], mayRead: (path) => !isStaffs(path) },
    {
      browser: customer,
      addresses: [bought.returnTo, ...withReference, '/account', '/account/confirm'],
      mayRead: (path) => !isStaffs(path),
    },
    { browser: partner, addresses: ['/business-dashboard'], mayRead: isPartners },
    { browser: earning, addresses: ['/business-dashboard?tab=payouts'], mayRead: isPartners },
    {
      browser: chief,
      addresses: [
        ...own.filter(isStaffs),
        `/admin-dashboard/orders/${bought.order.id}`,
        `/admin-dashboard/users/${customerId}`,
        `/admin-dashboard/users/${await userIdOf(shop, 'gone@forms.example.com')}`,
        '/admin-dashboard/views?list=inbox&save=owner%3Dmine',
        ...['resend', 'refund'].map((act) => `/admin-dashboard/bulk?act=${act}&order=${bought.order.id}`),
        '/super-admin-dashboard/catalog/Europe',
        `/super-admin-dashboard?edit=${added.id}`,
      ],
      mayRead: isStaffs,
    },
  ]
  return { walkers, iccid: iccid ?? '' }
}

const CHOICES = [`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`]

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)

// One address of each kind: the pages of a list look alike, its tabs don't.
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const names = [...searchParams].map(([name, value]) => (name === 'tab' || name === 'ask' ? `${name}=${value}` : name))
  return `${patternOf(pathname)}?${names.toSorted().join('&')}`
}

const MOST_OF_A_KIND = 4

async function formsOf({ browser, addresses, mayRead }: Walker, typist: Typist): Promise<FoundForm[]> {
  const found = new Map<string, FoundForm>()
  const queue = addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))
  const read = new Set<string>()
  const kinds = new Map<string, number>()
  for (const address of queue) {
    const kind = kindOf(address)
    if (
      read.has(address) ||
      (kinds.get(kind) ?? 0) >= MOST_OF_A_KIND ||
      !mayRead(new URL(address, 'http://shop').pathname)
    )
      continue
    read.add(address)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const answer = await browser.get(address)
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    for (const form of findPageForms(html, address, typist)) {
      const key = `${nameOf(form)} ${form.fields.map(([name]) => name.replaceAll(/\d+/g, '')).join()}`
      if (!found.has(key)) found.set(key, { ...form, page: address, browser, typist })
    }
    queue.push(
      ...findLinks(html, address).filter((link) =>
        patterns.some(({ shape }) => shape.test(new URL(link, 'http://shop').pathname)),
      ),
    )
  }
  return [...found.values()]
}

/** Forms that remove a row or session that other forms need are posted last. */
const END = [
  /^\/logout/,
  /delete_account/,
  /erase/,
  /revoke|disable|end_session/,
  /refund|cancel|replace|refuse|suspend|withdraw|close|\bend$/,
]
const lateness = (form: FoundForm) => END.length - [...END, /./].findIndex((end) => end.test(nameOf(form)))

type OddPosts = { fields: (form: FoundForm) => string[]; how: string[] }

/** The forms of the list that no page showed. */
export function missedOf(forms: FoundForm[]): string[] {
  const found = new Set(forms.map(nameOf))
  return Object.entries(KNOWN_FORMS)
    .flatMap(([path, intents]) => intents.map((intent) => `${path} ${intent}`))
    .filter((name) => !found.has(name))
}

/** Posts each form with one invalid field at a time; returns which answers were the shop's fault. */
export async function postsOddly(shop: HttpShop, forms: FoundForm[], { fields, how }: OddPosts): Promise<string[]> {
  const broken: string[] = []
  for (const found of forms.toSorted((one, other) => lateness(one) - lateness(other))) {
    let form = found
    for (const field of fields(found))
      for (const what of how) {
        // How often somebody may try isn't tested here.
        await shop.database.db().delete(rateLimits)
        const { status } = await post(
          form,
          form.fields.flatMap((pair) => (pair[0] === field ? (ODDITIES[what]?.(pair) ?? []) : [pair])),
        )
        // A rate-limited form wouldn't be tested at all.
        if (status >= 500 || status === 429) broken.push(`${nameOf(form)}, ${field} ${what}: ${status}`)
        if (status < 400) form = await asItIsNow(form)
      }
  }
  return broken
}

function post({ browser, action, isMultipart }: FoundForm, fields: Pair[]) {
  const { pathname, search } = new URL(action, 'http://shop')
  const body = isMultipart ? new FormData() : new URLSearchParams()
  for (const [name, value] of fields) body.append(name, value)
  // As the page's script sends it, so that no page is rendered.
  return browser.send(`${pathname === '/' ? '/_' : pathname}.data${search}`, { method: 'POST', body })
}

// A successful change moved on the version in the form.
async function asItIsNow(form: FoundForm): Promise<FoundForm> {
  const html = await (await form.browser.get(form.page)).text()
  const now = findPageForms(html, form.page, form.typist).find(
    (each) => nameOf(each) === nameOf(form) && each.action === form.action,
  )
  return now ? { ...form, ...now } : form
}
