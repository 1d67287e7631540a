// What the simulated eSIM Go tells about eSIMs, and what can be done with them beside their bundles.
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import { qrPng } from '../network/qr-png.ts'
import type { Facts, PhoneState, WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { assignmentsOf } from './bundle-states.ts'
import { forbidden, goTime, installDataOf, pageOf, processing, refuse } from './go-answer.ts'
import { bundleNameOf, planOfBundle, profileOf } from './go-bundle.ts'
import type { GoParts } from './go-parts.ts'

const ESIMS = '/esim-go/v2.5/esims'
const PER_PAGE = 10

/** Two words are documented, and the guides show the others. */
const PROFILE_STATUS: Record<PhoneState, string> = {
  released: 'Released',
  downloaded: 'Downloaded',
  installed: 'Installed',
  enabled: 'Installed',
  disabled: 'Disabled',
  deleted: 'Deleted',
}

const smsBody = z.object({ message: z.string().min(1).max(160), from: z.literal('eSIM').default('eSIM') })
const suspendBody = z.object({ suspend: z.boolean() })
const updateBody = z.object({ iccid: z.string(), customerRef: z.string().max(100) })

type EsimWork = (c: NetworkContext, esim: WholesaleEsim, kind: string | null) => Response | Promise<Response>

export function esimRoutes(routes: Hono<NetworkEnv>, parts: GoParts): void {
  const { book, shelf, door, now } = parts
  const instant = () => now().getTime()

  /** A call about one eSIM of this account: one that is gone is nobody's. */
  function on(method: 'GET' | 'POST' | 'DELETE', path: string, at: string, work: EsimWork): void {
    routes.on(method, `${ESIMS}/:iccid${path}`, (c) => {
      const iccid = c.req.param('iccid') ?? ''
      const esim = book.ofIccid(iccid)
      return door(c, at, { cost: 1, subjects: [iccid, esim?.order.number ?? ''] }, (kind) =>
        esim && esim.ended !== 'revoked' ? work(c, esim, kind) : forbidden(c),
      )
    })
  }

  // Before the calls about one eSIM: "assignments" is no ICCID.
  routes.get(`${ESIMS}/assignments`, (c) => {
    const references = c.req.queries('reference') ?? []
    return door(c, 'assignments', { cost: 2, subjects: references }, (kind) => {
      const orders = references.flatMap((reference) => book.orderOf(reference) ?? [])
      if (orders.length === 0) return refuse(c, 400, 'reference not found')
      const late = orders.find(({ facts, readyAt }) => facts['isLate'] === true && readyAt > instant())
      if (late) return processing(c, (late.readyAt - instant()) / 1000)
      const esims = orders.flatMap(({ id }) => book.servedBy(id))
      if (esims.some(({ ended }) => ended === 'recycled')) return refuse(c, 410, 'eSIM has been deactivated')
      if (esims.length === 0 || esims.some(({ ended }) => ended !== null)) return forbidden(c)
      return assignmentsIn(c, esims, kind)
    })
  })

  function assignmentsIn(c: NetworkContext, esims: WholesaleEsim[], kind: string | null): Response {
    const accept = c.req.header('accept') ?? ''
    // Without a header that asks for JSON, it comes as a table.
    if (!accept.includes('json')) return csv(c, esims)
    const rows = esims.map((esim) => installRow(c, esim))
    const text = JSON.stringify(rows.length === 1 ? rows[0] : rows)
    const body = kind === 'iccid_number' ? text.replaceAll(/"iccid":"(\d+)"/g, '"iccid":$1') : text
    return c.body(body, 200, { 'content-type': 'application/json' })
  }

  function csv(c: NetworkContext, esims: WholesaleEsim[]): Response {
    const rows = esims.map(({ iccid, activationCode, grants }) => {
      const plan = shelf.known(grants[0]?.plan ?? '')
      const { matchingId, smdpAddress } = installDataOf(activationCode)
      return [iccid, matchingId, smdpAddress, plan ? bundleNameOf(plan) : '']
    })
    const lines = [['ICCID', 'Matching ID', 'RSP URL', 'Bundle'], ...rows]
    const text = lines.map((line) => line.map((cell) => `"${cell}"`).join(',')).join('\n')
    return c.body(text, 200, { 'content-type': 'text/csv' })
  }

  routes.get(ESIMS, (c) =>
    door(c, 'esim', { cost: 1 }, () => {
      const { filterBy, filter = '' } = c.req.query()
      const found = book
        .esims()
        .filter(({ ended }) => ended === null)
        .filter(({ iccid, facts }) => {
          if (filterBy === 'iccid') return iccid.includes(filter)
          return filterBy !== 'customerRef' || referenceOf(facts).includes(filter)
        })
      const { shown, ...page } = pageOf(c, found, 'perPage', PER_PAGE)
      const esims = shown.map((esim) => ({
        iccid: esim.iccid,
        customerRef: referenceOf(esim.facts),
        lastAction: 'Bundle Applied',
        actionDate: goTime(esim.order.createdAt),
        physical: false,
        assignedDate: goTime(esim.order.createdAt),
        state: stateOf(esim),
      }))
      return c.json({ esims, ...page })
    }),
  )

  routes.put(ESIMS, async (c) => {
    const sent: unknown = await c.req.json().catch(() => null)
    const body = updateBody.safeParse({ ...c.req.query(), ...(typeof sent === 'object' && sent) })
    return door(c, 'esim', { cost: 1, subjects: [body.data?.iccid ?? ''] }, () => {
      if (!body.success) return refuse(c, 400, 'iccid and customerRef are required')
      const esim = book.ofIccid(body.data.iccid)
      if (!esim || esim.ended !== null) return forbidden(c)
      book.note(esim.id, { customerRef: body.data.customerRef })
      return c.json({ message: 'OK' })
    })
  })

  on('GET', '', 'esim', (c, esim, kind) => {
    const row = {
      ...installRow(c, esim),
      // Here in milliseconds, and 0 for never.
      firstInstalledDateTime: esim.installedAt ?? 0,
      customerRef: referenceOf(esim.facts),
      brandingId: '(default)',
      profileName: esim.facts['profile'],
      state: stateOf(esim),
    }
    return c.json(kind === 'unknown_status' ? { ...row, profileStatus: 'OnHoliday', state: 'asleep' } : row)
  })

  on('DELETE', '', 'esim', (c, { id }) => {
    book.end(id, 'recycled')
    return c.json({ message: 'eSIM deactivated' })
  })

  on('GET', '/compatible/:bundle', 'esim', (c, esim) => {
    const plan = planOfBundle(shelf, c.req.param('bundle') ?? '')
    return plan ? c.json({ compatible: esim.facts['profile'] === profileOf(plan) }) : refuse(c, 400, 'bundle not found')
  })

  on('GET', '/location', 'esim', (c, esim) => {
    const [country] = shelf.known(esim.grants[0]?.plan ?? '')?.area.countries ?? []
    if (!country || esim.usedAt === null) return refuse(c, 400, 'no location known')
    const name = `${country.name} Mobile`
    const lastSeen = goTime(esim.uses.at(-1)?.usedAt ?? esim.usedAt)
    return c.json({
      mobileNetworkCode: `${country.iso}XX1`,
      networkName: name,
      networkBrandName: name,
      country: country.iso,
      lastSeen,
    })
  })

  on('GET', '/history', 'esim', (c, esim) =>
    c.json(
      assignmentsOf(esim, instant())
        .toReversed()
        .map(({ grant, state }) => ({
          name: 'Bundle Applied',
          bundleName: grant.plan,
          date: goTime(grant.grantedAt),
          bundleState: state,
        })),
    ),
  )

  on('POST', '/sms', 'sms', async (c, esim) => {
    const body = smsBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success) return refuse(c, 400, 'message must have 1 to 160 characters')
    book.sendMessage(esim.id, body.data.message)
    return c.json({ message: 'SMS sent' })
  })
  on('GET', '/refresh', 'esim', (c) => c.json({ message: 'Successfully refreshed eSIM' }))
  on('GET', '/suspend', 'esim', (c, { suspendedAt }) => c.json({ suspended: suspendedAt !== null }))
  on('POST', '/suspend', 'esim', async (c, { id, suspendedAt }) => {
    const body = suspendBody.safeParse(await c.req.json().catch(() => null))
    if (!body.success || body.data.suspend === (suspendedAt !== null)) return refuse(c, 400, 'nothing to change')
    book.suspend(id, body.data.suspend)
    return c.json({ message: 'OK' }, 201)
  })

  routes.get('/esim-go/qr/:iccid', (c) => {
    const esim = book.ofIccid(c.req.param('iccid'))
    return esim ? c.body(qrPng(esim.activationCode), 200, { 'content-type': 'image/png' }) : c.notFound()
  })
}

const stateOf = ({ ended, suspendedAt }: WholesaleEsim): string => {
  if (ended === 'recycled') return 'deactivated'
  return suspendedAt === null ? 'active' : 'suspended'
}

function installRow(c: NetworkContext, esim: WholesaleEsim) {
  const { matchingId, smdpAddress } = installDataOf(esim.activationCode)
  const carddata = `carddata=${esim.activationCode}`
  return {
    iccid: esim.iccid,
    matchingId,
    smdpAddress,
    profileStatus: PROFILE_STATUS[esim.phone],
    pin: '0000',
    puk: '12344678',
    firstInstalledDateTime: esim.installedAt === null ? '' : new Date(esim.installedAt).toISOString(),
    ...(c.req.query('additionalFields')?.includes('installUrl') && {
      appleInstallUrl: `https://esimsetup.apple.com/esim_qrcode_provisioning?${carddata}`,
      androidInstallUrl: `https://esimsetup.android.com/esim_qrcode_provisioning?${carddata}`,
    }),
  }
}

const referenceOf = ({ customerRef }: Facts): string => (typeof customerRef === 'string' ? customerRef : '')
