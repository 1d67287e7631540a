// The sandbox's control desk: faults, time, and simulated phones, as a page for people and as JSON for tests.
import { Hono } from 'hono'
import type { Context } from 'hono'
import { z } from 'zod'
import type { Clock } from '../clock.ts'
import { productList } from '../network/products.ts'
import type { Profile } from '../network/profile-book.ts'
import { isForeign } from '../own-requests.ts'
import { bodyOf, done, refuse } from './control-answer.ts'
import { controlPage } from './control-page.ts'
import { faultListsOf, faultsOf, targetsOf } from './desk.ts'
import type { Desk } from './desk.ts'
import { FaultRefused } from './fault-list.ts'
import { endBody, useBody, YEARS_10 } from './esim-bodies.ts'
import { PAGE_POLICY } from './page-frame.ts'
import { refundBody } from './payment-desk.ts'
import { wholesaleControl } from './wholesale-control.ts'

const faultBody = z.object({ target: z.string() }).loose()
const clockBody = z.union([
  z.object({ advanceSeconds: z.coerce.number().min(-YEARS_10).max(YEARS_10) }),
  z.object({ reset: z.union([z.literal(true), z.literal('true')]) }),
])
const productsBody = z.object({ products: productList })

export function controlServer(desk: Desk): Hono {
  const { clock, network, mailbox, payment, wholesalers } = desk
  const routes = new Hono()

  routes.use('/control/*', async (c, next) => {
    if (isForeign(c)) return refuse(c, 'Only requests from this machine are accepted', 403)
    return next()
  })

  routes.get('/', (c) => {
    c.header('Content-Security-Policy', PAGE_POLICY)
    return c.html(controlPage(desk))
  })

  routes.get('/control/faults', (c) => c.json({ faults: faultsOf(desk) }))
  routes.post('/control/faults', async (c) => {
    const body = faultBody.safeParse(await bodyOf(c))
    const { target = '', ...fault } = body.data ?? {}
    const faults = faultListsOf(desk).get(target) ?? wholesalers.named(target)?.faults
    if (!faults) return refuse(c, `target must be one of ${targetsOf(desk).join(', ')}`)
    try {
      faults.set(fault)
    } catch (problem) {
      if (problem instanceof FaultRefused || problem instanceof z.ZodError) return refuse(c, problem.message)
      throw problem
    }
    return done(c, { faults: faultsOf(desk) }, 'faults')
  })

  function clearFaults(c: Context) {
    for (const faults of faultListsOf(desk).values()) faults.clear()
    return done(c, { faults: faultsOf(desk) }, 'faults')
  }
  routes.delete('/control/faults', clearFaults)
  routes.post('/control/faults/clear', clearFaults)

  routes.get('/control/clock', (c) => c.json(clockOf(clock)))
  routes.post('/control/clock', async (c) => {
    const body = clockBody.safeParse(await bodyOf(c))
    if (!body.success) return refuse(c, 'Send { advanceSeconds } or { reset: true }')
    if ('reset' in body.data) clock.reset()
    else clock.advance(body.data.advanceSeconds)
    return done(c, clockOf(clock), 'clock')
  })

  routes.post('/control/products', async (c) => {
    const body = productsBody.safeParse(await bodyOf(c))
    if (!body.success) return refuse(c, 'Send { products: [{ bundleId, megabytes, validityDays }] }')
    network.sell(body.data.products)
    return done(c, { products: network.products().length }, 'esims')
  })

  routes.post('/control/esims/:iccid/install', (c) => {
    const iccid = c.req.param('iccid')
    const profile = network.find(iccid)
    if (!profile) return refuse(c, 'Unknown ICCID', 404)
    if (profile.state === 'released') return refuse(c, 'This profile was released', 409)
    network.install(iccid)
    return done(c, summaryOf(network.find(iccid) ?? profile), 'esims')
  })
  routes.post('/control/esims/:iccid/use', async (c) => {
    const iccid = c.req.param('iccid')
    const profile = network.find(iccid)
    if (!profile) return refuse(c, 'Unknown ICCID', 404)
    if (profile.state === 'released') return refuse(c, 'This profile was released', 409)
    const body = useBody.safeParse(await bodyOf(c))
    if (!body.success) return refuse(c, 'Send { megabytes } to use some data or { leaveMegabytes } to leave that much')
    network.install(iccid)
    const { balanceMb } = profile.usage
    network.use(
      iccid,
      'megabytes' in body.data ? body.data.megabytes : Math.max(0, balanceMb - body.data.leaveMegabytes),
    )
    return done(c, summaryOf(network.find(iccid) ?? profile), 'esims')
  })

  routes.post('/control/esims/:iccid/end', async (c) => {
    const iccid = c.req.param('iccid')
    const profile = network.find(iccid)
    if (!profile) return refuse(c, 'Unknown ICCID', 404)
    if (profile.state === 'released') return refuse(c, 'This profile was released', 409)
    const body = endBody.safeParse(await bodyOf(c))
    if (!body.success)
      return refuse(c, 'Send { inSeconds } until the eSIM expires; a negative number if it already has')
    // Only a bundle in use has an end.
    network.install(iccid)
    const end = network.find(iccid)?.usage.expiresAt
    if (end) network.moveEnd(iccid, clock.now().getTime() + body.data.inSeconds * 1000 - end)
    return done(c, summaryOf(network.find(iccid) ?? profile), 'esims')
  })

  routes.route('/', wholesaleControl(desk))

  routes.get('/control/books', (c) => c.json({ folder: desk.books.folder }))
  routes.post('/control/books', async (c) => {
    const kept = desk.books.take(await bodyOf(c))
    return typeof kept === 'string' ? refuse(c, kept) : c.json(kept)
  })

  routes.get('/control/payments/:id/reference', (c) => {
    const reference = payment?.referenceOf(c.req.param('id'))
    return reference ? c.json({ reference }) : refuse(c, 'No order is named there', 404)
  })
  routes.post('/control/payments/:reference/refund', async (c) => {
    const body = refundBody.safeParse((await bodyOf(c)) ?? {})
    if (!body.success) return refuse(c, 'Send { cents } for a partial refund, or nothing to refund everything')
    return dashboardAnswer(c, payment?.dashboard.refund(c.req.param('reference'), body.data.cents))
  })
  routes.post('/control/payments/:reference/refund/failed', (c) =>
    dashboardAnswer(c, payment?.dashboard.failRefund(c.req.param('reference'))),
  )
  routes.post('/control/payments/:reference/dispute', (c) =>
    dashboardAnswer(c, payment?.dashboard.dispute(c.req.param('reference'))),
  )
  for (const verdict of ['won', 'lost'] as const)
    routes.post(`/control/payments/:reference/dispute/${verdict}`, (c) =>
      dashboardAnswer(c, payment?.dashboard.closeDispute(c.req.param('reference'), verdict)),
    )
  for (const outcome of ['paid', 'failed'] as const)
    routes.post(`/control/payments/:reference/delayed/${outcome}`, (c) =>
      dashboardAnswer(c, payment?.dashboard.endDelay(c.req.param('reference'), outcome === 'paid')),
    )

  // With `reference` and `to`, only the part about that order and recipient, at the same cost however full the books
  // are.
  routes.get('/control/state', (c) => {
    const { reference, to } = c.req.query()
    const profiles = reference === undefined ? network.profiles() : network.ofReference(reference)
    return c.json({
      clock: clockOf(clock),
      profiles: profiles.map(summaryOf),
      mails: mailbox.countByAddress(to),
      payment: payment?.books(reference) ?? null,
    })
  })

  return routes
}

function clockOf(clock: Clock) {
  return { now: clock.now().toISOString(), offsetSeconds: clock.offsetSeconds() }
}

function summaryOf({ iccid, customReference, requestId, state, bundleId, installedAt, usage, grants }: Profile) {
  return {
    iccid,
    customReference,
    requestId,
    state,
    bundleId,
    grants: grants.map(({ reference }) => reference),
    bundleBalance: usage.balanceMb,
    bundleExpiry: usage.expiresAt === null ? null : new Date(usage.expiresAt).toISOString(),
    installedAt: installedAt === null ? null : new Date(installedAt).toISOString(),
  }
}

// Undefined means that no payment server is running.
const dashboardAnswer = (c: Context, problem: string | null | undefined) =>
  problem === null ? done(c, { done: true }, 'payments') : refuse(c, problem ?? 'No payment server is running')
