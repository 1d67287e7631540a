// A shop that is in use: a visitor with a cart, a customer with an eSIM, both with the rest of a trip to come, two
// partners, and the shop's owner, with rows in every list, and where each of them starts to read.
import { and, eq } from 'drizzle-orm'
import { PAGES } from '#app/pages.ts'
import { isOpenFor } from './open-for.ts'
import { supportTickets, users } from '#db/schema.ts'
import { haveWebhooks } from './having-webhooks.ts'
import { haveOwnPrices } from './having-prices.ts'
import { haveNetworks } from './having-networks.ts'
import { havePayouts } from './having-payouts.ts'
import { firstOfThreeParts, haveWishes, reminderOf } from './having-plans.ts'
import { PASSWORD, signedIn, userIdOf } from './http-accounts.ts'
import { buyByCard, browserWithCart, delivered } from './http-buying.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'
import { TRIP_DAYS } from './trip-to-come.ts'
import { patternOf, type Walker } from './walk-pages.ts'

const isStaffs = (path: string) =>
  PAGES.some((page) => page.path === patternOf(path) && page.who !== undefined && isOfStaff(page.who))
const isPartners = (path: string) => path === '/business-dashboard' || path.startsWith('/business-dashboard/webhooks')
const isOfStaff = (who: (typeof PAGES)[number]['who']) => who === 'staff' || isOpenFor({ who }, 'super-admin')

export type UsedShop = {
  walkers: Walker[]
  /** The customer's order, with an eSIM. */
  order: { id: string; reference: string; iccid: string }
  customer: Browser
  /** Of the brand 'Kranich'. */
  partner: Browser
  /** An affiliate. */
  earning: Browser
  chief: Browser
}

export async function peopleInUse(shop: HttpShop): Promise<UsedShop> {
  const db = shop.database.db()
  const line = await firstOfThreeParts(shop)
  const visitor = await browserWithCart(shop, undefined, line)
  const customer = await signedIn(shop, 'customer@forms.example.com')
  const bought = await buyByCard(shop, customer, { email: 'customer@forms.example.com' }, line)
  const { reference, iccid } = await delivered(shop, bought.order.id)
  const byMail = [await reminderOf(shop, bought.order), ...(await haveWishes(shop))]
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
  await chief.post(`/super-admin-dashboard?tab=businesses&edit=${added.id}`, {
    intent: 'invite_partner',
    email: 'invited@forms.example.com',
    password: PASSWORD,
  })
  await earning.post('/business-dashboard?tab=earnings', { intent: 'join' })
  await haveNetworks(shop, await userIdOf(shop, 'chief@forms.example.com'))
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
  const [asked] = await db
    .select()
    .from(supportTickets)
    .where(and(eq(supportTickets.userEmail, writing.email), eq(supportTickets.kind, 'support')))
  const message = `/admin-dashboard/inbox/${asked?.number}`
  await chief.post(message, { intent: 'snooze', version: String(asked?.version), day: nextMonth() })
  await chief.post(message, { intent: 'take' })
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
  await chief.post('/admin-dashboard/answer-templates', {
    intent: 'add',
    name: 'Roaming',
    text: 'Turn on roaming for {bundle}, {customer_name}.',
  })
  await chief.post('/admin?tab=admins', { intent: 'invite', email: 'third@forms.example.com', password: PASSWORD })

  const customerId = await userIdOf(shop, 'customer@forms.example.com')
  const own = PAGES.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '/*')
  const withReference = ['/success', '/install', '/top-up'].map((path) => `${path}?reference=${reference}`)
  const walkers: Walker[] = [
    {
      browser: visitor,
      addresses: [...CHOICES, resultsOf(line), '/auth?tab=check', ...own],
      mayRead: (path) => !isStaffs(path),
    },
    {
      browser: customer,
      addresses: [
        bought.returnTo,
        ...withReference,
        ...byMail,
        `/order/invoice?reference=${reference}`,
        '/account',
        '/account/confirm',
      ],
      mayRead: (path) => !isStaffs(path),
    },
    {
      browser: shop.browserAt('kranich.example.com'),
      addresses: ['/', ...CHOICES, '/faq', '/terms', '/privacy', '/support', '/contract-summary/01032_3'],
      mayRead: (path) => /^\/(bundleselector|faq|terms|privacy|support|contract-summary\/.*)?$/.test(path),
    },
    // What is no part of a plan can be given away.
    { browser: await browserWithCart(shop), addresses: ['/checkout'], mayRead: (path) => path === '/checkout' },
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
  const order = { id: bought.order.id, reference, iccid: iccid ?? '' }
  return { walkers, order, customer, partner, earning, chief }
}

const resultsOf = ({ to = '', from = '', to_date = '' }: Record<string, string>) =>
  `/bundleselector?${new URLSearchParams({ to, from, to_date, step: 'results' })}`

const CHOICES = [`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`]

const nextMonth = () => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)
