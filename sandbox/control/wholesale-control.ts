// What the control desk does at the simulated wholesalers, for people and for tests: credit, catalog, phones.
import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import { isReachable } from '../network/callback-post.ts'
import { planChange } from '../wholesale/plan-shelf.ts'
import { PHONE_STATES, usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { webhooksOf } from '../wholesale/wholesaler.ts'
import type { Wholesaler } from '../wholesale/wholesaler.ts'
import { bodyOf, done, refuse } from './control-answer.ts'
import type { Desk } from './desk.ts'
import { endBody, useBody } from './esim-bodies.ts'

const balanceBody = z.object({ cents: z.coerce.number().int().min(0).max(100_000_000) })
const catalogBody = z.object({ complete: z.stringbool().or(z.boolean()) })
const phoneBody = z.object({ state: z.enum([...PHONE_STATES, 'connected']) })
const webhookBody = z.object({ url: z.url(), version: z.enum(['V2', 'V3']).optional() })
const WHOLESALER = '/control/wholesale/:wholesaler'

export function wholesaleControl({ wholesalers, clock, shopUrl }: Desk): Hono {
  const routes = new Hono()

  /** Runs `act`, which may say why not, and shows the wholesaler's part of the page. */
  function post<Body>(
    path: string,
    shape: z.ZodType<Body>,
    act: (wholesaler: Wholesaler, body: Body, number: string) => object | string,
  ): void {
    routes.post(`${WHOLESALER}${path}`, async (c: Context) => {
      const wholesaler = wholesalers.named(c.req.param('wholesaler') ?? '')
      if (!wholesaler) return refuse(c, 'Unknown wholesaler', 404)
      const number = c.req.param('number')
      if (number !== undefined && !wholesaler.book.find(number)) return refuse(c, 'Unknown eSIM', 404)
      const body = shape.safeParse(await bodyOf(c))
      if (!body.success) return refuse(c, z.prettifyError(body.error).slice(0, 500))
      const said = act(wholesaler, body.data, number ?? '')
      return typeof said === 'string' ? refuse(c, said) : done(c, said, wholesaler.name)
    })
  }
  const shown = ({ book }: Wholesaler, number: string): object => {
    const esim = book.find(number)
    return esim ? summaryOf(esim, clock.now().getTime()) : {}
  }

  routes.get(WHOLESALER, (c) => {
    const wholesaler = wholesalers.named(c.req.param('wholesaler') ?? '')
    if (!wholesaler) return refuse(c, 'Unknown wholesaler', 404)
    const { book, shelf, unitsPerDollar } = wholesaler
    return c.json({
      cents: Math.round((book.balance() * 100) / unitsPerDollar),
      webhooks: webhooksOf(wholesaler),
      orders: book.orders(),
      esims: book.esims().map((esim) => summaryOf(esim, clock.now().getTime())),
      plans: shelf.all().map(({ area, ...plan }) => ({ ...plan, countries: area.countries.map(({ iso }) => iso) })),
    })
  })

  post('/balance', balanceBody, ({ book, unitsPerDollar }, { cents }) => {
    book.setBalance((cents * unitsPerDollar) / 100)
    return { cents }
  })
  post('/catalog', catalogBody, ({ shelf }, { complete }) => {
    shelf.makeComplete(complete)
    return { plans: shelf.all().length }
  })
  post('/plans', planChange, ({ shelf }, change) => {
    if (!shelf.known(change.code)) return 'Unknown plan'
    shelf.change(change)
    return { plan: shelf.find(change.code) }
  })
  post('/webhook', webhookBody, ({ settings, webhookSettings, hasVersions }, { url, version }) => {
    if (!isReachable(url, shopUrl)) return 'Webhooks go only to this machine or to the shop'
    if (version && !hasVersions) return 'Its webhooks have no versions'
    for (const name of webhookSettings) settings.set(name, url)
    if (version) settings.set('webhook version', version)
    return { webhook: url }
  })
  post('/esims/:number/phone', phoneBody, (wholesaler, { state }, number) => {
    if (state === 'connected') wholesaler.phones.connect(number)
    else wholesaler.phones.move(number, state)
    return shown(wholesaler, number)
  })
  post('/esims/:number/use', useBody, (wholesaler, body, number) => {
    if ('megabytes' in body) wholesaler.phones.use(number, body.megabytes)
    else wholesaler.phones.leave(number, body.leaveMegabytes)
    return shown(wholesaler, number)
  })
  post('/esims/:number/end', endBody, (wholesaler, { inSeconds }, number) => {
    wholesaler.phones.endIn(number, inSeconds)
    return shown(wholesaler, number)
  })

  return routes
}

function summaryOf(esim: WholesaleEsim, at: number) {
  const { number, order, iccid, phone, ended, grants, facts } = esim
  const { balanceMb, totalMb, expiresAt } = usageOf(esim, at)
  return {
    number,
    order: order.number,
    // Where orders take no reference, the eSIM has one.
    reference: order.reference || facts['customerRef'] || '',
    iccid,
    phone,
    ended,
    plans: grants.map(({ plan }) => plan),
    references: grants.map(({ reference: of }) => of),
    balanceMb,
    totalMb,
    expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
  }
}
