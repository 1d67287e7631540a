// What the simulated Airalo tells about eSIMs: installation, usage with a cache of twenty minutes, packages, top-ups,
// and refunds that people decide.
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import { z } from 'zod'
import type { NetworkContext, NetworkEnv } from '../network/answer-faults.ts'
import { openTokenBucket } from '../wholesale/token-bucket.ts'
import { isOfOneOperator } from '../wholesale/plan-shelf.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { airaloTime, answer, notFound, pageOf, refuse, refuseFields, tooMany } from './airalo-answer.ts'
import { canBeToppedUp, packageRow, pricingOf } from './airalo-package.ts'
import { listedRow, simRow } from './airalo-order.ts'
import { fieldsOf } from './airalo-parts.ts'
import type { AiraloParts } from './airalo-parts.ts'
import { isRecycled, statusOf, usageRow } from './airalo-sim.ts'

const SIMS = '/airalo/v2/sims'
const CACHED_MS = 20 * 60_000
const PER_ESIM_AND_MINUTE = 10
const PER_COMPANY_AND_SECOND = 5
const PER_PAGE = 25
/** The fault that tells a discount instead of costs. */
const DISCOUNT = 'discount_pricing'

const REASONS = [
  'INSTALLATION_FAILURE',
  'NO_COVERAGE',
  'APN_FAILURE',
  'TRIP_CANCELLATION',
  'INTERMITTENT_CONNECTION',
  'BLOCKED_NETWORK',
  'CHANGE_OF_PLAN',
  'DELETED_ESIM',
  'EARLY_EXPIRY',
  'HOTSPOT_NOT_WORKING',
  'IMSI_CHANGE',
  'INCOMPATIBLE_DEVICE',
  'LOCKED_DEVICE',
  'NO_VOICE_TEXT_SERVICES',
  'OVERCHARGED',
  'SLOW_SPEED',
  'TOP_UP_PACKAGE_FAILURE',
  'UNKNOWN_CHARGES',
  'WRONG_PURCHASE',
  'UNABLE_TO_ACCESS_APPS',
  'SERVICE_DEGRADATION',
  'QR_ISSUE_PARTNERS',
  'OTHERS',
] as const
const refundFields = z
  .object({
    iccids: z.array(z.string()).min(1).max(5),
    reason: z.enum(REASONS),
    notes: z.string().max(255).nullish(),
    email: z.email().nullish(),
  })
  .refine(({ reason, notes }) => reason !== 'OTHERS' || notes, { path: ['notes'], error: 'The notes are required.' })

export function simRoutes(routes: Hono<NetworkEnv>, parts: AiraloParts): void {
  const { book, shelf, door, now, publicUrl } = parts
  const instant = () => now().getTime()
  const company = openTokenBucket(PER_COMPANY_AND_SECOND, PER_COMPANY_AND_SECOND, now)
  const buckets = new Map<string, ReturnType<typeof openTokenBucket>>()
  const cache = new Map<string, { at: number; row: object }>()

  /** A call about one eSIM: the newest that has this ICCID. */
  function get(
    path: string,
    at: string,
    work: (c: NetworkContext, esim: WholesaleEsim, kind: string | null) => Response,
  ) {
    routes.get(`${SIMS}/:iccid${path}`, (c) => {
      const iccid = c.req.param('iccid')
      const esim = book.ofIccid(iccid)
      return door(c, at, [iccid, esim?.order.reference ?? ''], (kind) => (esim ? work(c, esim, kind) : notFound(c)))
    })
  }

  function bucketOf(iccid: string) {
    const bucket = buckets.get(iccid) ?? openTokenBucket(PER_ESIM_AND_MINUTE, PER_ESIM_AND_MINUTE / 60, now)
    buckets.set(iccid, bucket)
    return bucket
  }

  get('', 'sim', (c, esim, kind) => {
    const row = simRowOf(c, esim)
    if (kind !== 'iccid_number') return answer(c, row)
    const text = JSON.stringify({ data: row, meta: { message: 'success' } })
    return c.body(text.replace(/"iccid":"(\d+)"/, '"iccid":$1'), 200, { 'content-type': 'application/json' })
  })

  function simRowOf(c: NetworkContext, esim: WholesaleEsim) {
    const include = (c.req.query('include') ?? '').split(',')
    const plan = shelf.known(esim.grants[0]?.plan ?? '')
    const isOver = isRecycled(esim, instant())
    const simable = plan && listedRow(esim.order, plan, [esim], { publicUrl, include: new Set(['status', 'user']) })
    return {
      ...simRow(esim, publicUrl),
      recycled: isOver,
      recycled_at: isOver ? airaloTime(instant()) : null,
      ...(include.includes('order') && simable && { simable }),
      ...(include.includes('share') && {
        sharing: { link: `${publicUrl}/airalo/share/${esim.number}`, access_code: '4812' },
      }),
    }
  }

  routes.get(SIMS, (c) =>
    door(c, 'sim', [], () => {
      const page = pageOf(c, book.esims().toReversed(), PER_PAGE)
      if (!page) return refuseFields(c, { limit: 'The limit must be an integer.' })
      return c.json({ data: page.shown.map((esim) => simRowOf(c, esim)), links: page.links, meta: page.meta })
    }),
  )

  get('/usage', 'usage', (c, esim, kind) => {
    const bucket = bucketOf(esim.iccid)
    if (!company.take()) return tooMany(c, company.secondsUntil(1), PER_COMPANY_AND_SECOND)
    if (!bucket.take()) return tooMany(c, bucket.secondsUntil(1), PER_ESIM_AND_MINUTE)
    const kept = cache.get(esim.number)
    const isFresh = kept !== undefined && instant() - kept.at < CACHED_MS && instant() >= kept.at
    const row = isFresh ? kept.row : usageRow(esim, instant())
    if (!isFresh) cache.set(esim.number, { at: instant(), row })
    return answer(c, kind === 'unknown_status' ? { ...row, status: 'ON_HOLIDAY' } : row, 'api.succes')
  })

  get('/packages', 'sim', (c, esim) =>
    answer(
      c,
      esim.grants.map((grant, at) => {
        const plan = shelf.known(grant.plan)
        const usage = usageRow(esim, instant())
        return {
          id: Number(grant.number),
          status: statusOf(esim, instant()),
          remaining: at === esim.grants.length - 1 ? usage.remaining : 0,
          activated_at: esim.usedAt === null ? null : airaloTime(esim.usedAt),
          expired_at: usage.expired_at,
          finished_at: null,
          package: plan ? packageRow(plan, at > 0) : null,
        }
      }),
    ),
  )

  get('/topups', 'topups', (c, esim, kind) => {
    if (isRecycled(esim, instant())) return refuse(c, 73)
    const base = shelf.known(esim.grants[0]?.plan ?? '')
    const plans = base && canBeToppedUp(base) ? shelf.all().filter((plan) => isOfOneOperator(plan, base)) : []
    const data = plans.filter((plan) => canBeToppedUp(plan)).map((plan) => packageRow(plan, true, kind === DISCOUNT))
    return c.json({ ...(data.length > 0 && { pricing: pricingOf(kind === DISCOUNT) }), data })
  })

  get('/instructions', 'sim', (c, esim) => {
    const { lpa, matching_id: matchingId, qrcode, qrcode_url: qrcodeUrl } = simRow(esim, publicUrl)
    const network = {
      steps: { '1': 'Turn on data roaming.' },
      apn_type: 'automatic',
      apn_value: null,
      is_roaming: true,
    }
    const device = {
      model: null,
      version: null,
      installation_via_qr_code: { steps: { '1': 'Scan the QR code.' }, qr_code_data: qrcode, qr_code_url: qrcodeUrl },
      installation_manual: {
        steps: { '1': 'Enter the address and the code.' },
        smdp_address_and_activation_code: `${lpa}$${matchingId}`,
        smdp_address: lpa,
        activation_code: matchingId,
      },
      network_setup: network,
    }
    return answer(c, { instructions: { language: 'EN', ios: [device], android: [device] } })
  })

  const refunds = openTokenBucket(5, 5 / 60, now)
  routes.post('/airalo/v2/refund', async (c) => {
    const fields = refundFields.safeParse(await fieldsOf(c))
    return door(c, 'refund', fields.data?.iccids ?? [], () => {
      if (!refunds.take()) return tooMany(c, refunds.secondsUntil(1), 5)
      if (!fields.success)
        return refuseFields(
          c,
          Object.fromEntries(fields.error.issues.map(({ path, message }) => [path.join('.'), message])),
        )
      const esims = fields.data.iccids.map((iccid) => book.ofIccid(iccid))
      const unknown = esims.findIndex((esim) => esim === null)
      if (unknown !== -1) return refuseFields(c, { [`iccids.${unknown}`]: 'The selected iccid is invalid.' })
      for (const esim of esims) if (esim) book.note(esim.id, { refundAskedAt: instant() })
      return answer(c, { refund_id: randomUUID(), created_at: airaloTime(instant()) }, 'success', 202)
    })
  })
}
