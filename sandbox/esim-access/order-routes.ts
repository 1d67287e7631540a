// What costs money at the simulated eSIM Access: new eSIMs, once for each transaction ID, and top-ups.
import { z } from 'zod'
import type { NetworkContext } from '../network/answer-faults.ts'
import type { NewGrant } from '../wholesale/esim-book.ts'
import type { Plan } from '../wholesale/plan-shelf.ts'
import { usageOf } from '../wholesale/wholesale-esim.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import {
  activeTypeOf,
  dataTypeOf,
  gigabytesOf,
  isDayPass,
  nameOf,
  priceOf,
  smsStatusOf,
  soldPlan,
} from './access-package.ts'
import type { AccessParts } from './access-parts.ts'
import { endOf, esimStatusOf, namedEsim, totalDaysOf } from './access-esim.ts'
import { accessTime, MEGABYTE, refuse, succeed } from './envelope.ts'
import type { AccessCode } from './envelope.ts'
import type { Notifications } from './notifications.ts'
import { isTopUpFor } from './package-routes.ts'

const amount = z.union([z.number().int(), z.string().regex(/^\d+$/).transform(Number)])
/** Its documentation gives no code for a text that is too long but this. */
const transactionId = z.string().min(1).max(50)

const orderBody = z.object({
  transactionId,
  amount: amount.nullish(),
  packageInfoList: z
    .array(
      z.object({
        packageCode: z.string().min(1),
        count: amount.pipe(z.number().min(1).max(30)),
        price: amount.nullish(),
        periodNum: amount.pipe(z.number().min(1).max(365)).nullish(),
      }),
    )
    .min(1),
})
const topUpBody = z.object({
  esimTranNo: z.string().nullish(),
  iccid: z.string().nullish(),
  packageCode: z.string().min(1),
  transactionId,
  amount: amount.nullish(),
  periodNum: amount.pipe(z.number().min(1).max(365)).nullish(),
})

type Line = { plan: Plan; count: number; periodNum: number | null; price: number | null }
type Sums = { lines: Line[]; total: number }

const STILL_MS = 120_000
const MOST_IN_AN_ORDER = 30
const MOST_TOP_UPS = 9
const OPEN_STATUSES = ['GOT_RESOURCE', 'IN_USE', 'USED_UP']

export function orderRoutes(parts: AccessParts, notifications: Notifications): void {
  const { door, book, shelf, now, orderDelayMs } = parts

  door('/esim/order', {
    at: 'order',
    subjects: (body) => [body.transactionId, ...body.packageInfoList.map(({ packageCode }) => packageCode)],
    shape: orderBody,
    answer: async (c, body, kind) => {
      // "Duplicate transactionId will be identified as the same request", whatever else it says.
      const [earlier] = book.ordersUnder(body.transactionId)
      if (earlier) return ordered(c, earlier.number, body.transactionId)
      const sums = summed(body)
      if (typeof sums === 'string') return refuse(c, sums)

      const delayMs = kind === 'still_allocating' ? STILL_MS : orderDelayMs
      const fault = notifications.faultAt('ORDER_STATUS', [body.transactionId])
      const order = book.order({
        reference: body.transactionId,
        price: sums.total,
        facts: {},
        readyInMs: fault?.kind === 'before_answer' ? 0 : delayMs,
        esims: sums.lines.flatMap((line) =>
          Array.from({ length: line.count }, () => ({
            grant: grantFor(line, body.transactionId),
            facts: esimFacts(line.plan),
          })),
        ),
        reusesIccids: kind === 'reused_iccid',
      })
      await notifications.orderReady(order, fault)
      return ordered(c, order.number, body.transactionId)
    },
  })

  function summed({ packageInfoList, amount: told }: z.output<typeof orderBody>): Sums | AccessCode {
    const lines: Line[] = []
    for (const { packageCode, count, price = null, periodNum = null } of packageInfoList) {
      const plan = soldPlan(shelf, packageCode)
      if (!plan || packageCode.startsWith('TOPUP_')) return '310241'
      if (isDayPass(plan) && !periodNum) return '200008'
      if (price !== null && price !== priceOf(plan)) return '200005'
      if (!plan.isInStock) return '200011'
      lines.push({ plan, count, periodNum: isDayPass(plan) ? periodNum : null, price })
    }
    if (lines.reduce((sum, { count }) => sum + count, 0) > MOST_IN_AN_ORDER) return '200008'
    const total = lines.reduce((sum, line) => sum + priceOf(line.plan) * (line.periodNum ?? 1) * line.count, 0)
    if (told !== null && told !== undefined && told !== total) return '200006'
    return total > book.balance() ? '200007' : { lines, total }
  }

  door('/esim/topup', {
    at: 'topup',
    subjects: (body) => [body.transactionId, body.esimTranNo ?? '', body.iccid ?? ''],
    shape: topUpBody,
    // Nothing is said here of a transaction ID that was used before, so it is no hindrance.
    answer: (c, body) => {
      const esim = namedEsim(book, body)
      if (!esim) return refuse(c, body.esimTranNo || body.iccid ? '310403' : '000105')
      const line = topUpLine(esim, body)
      if (typeof line === 'string') return refuse(c, line)

      const number = book.topUp(esim.id, grantFor(line, body.transactionId))
      return toppedUp(c, book.find(esim.number) ?? esim, number, body.transactionId)
    },
  })

  function topUpLine(esim: WholesaleEsim, body: z.output<typeof topUpBody>): Line | AccessCode {
    const plan = soldPlan(shelf, body.packageCode)
    const base = soldPlan(shelf, esim.grants[0]?.plan ?? '')
    if (!plan) return '310241'
    if (!base || !isTopUpFor(plan, base)) return '310243'
    const status = esimStatusOf(esim, now().getTime())
    if (status === 'GETTING_RESOURCE') return '200010'
    if (!OPEN_STATUSES.includes(status) || esim.grants.length > MOST_TOP_UPS) return '200002'
    if (isDayPass(plan) && !body.periodNum) return '200008'
    const line = { plan, count: 1, periodNum: isDayPass(plan) ? (body.periodNum ?? 1) : null, price: null }
    const total = priceOf(plan) * (line.periodNum ?? 1)
    if (body.amount !== null && body.amount !== undefined && body.amount !== total) return '200006'
    return total > book.balance() ? '200007' : line
  }

  function toppedUp(c: NetworkContext, esim: WholesaleEsim, number: string, reference: string): Response {
    const usage = usageOf(esim, now().getTime())
    return succeed(c, {
      transactionId: reference,
      iccid: esim.iccid,
      expiredTime: accessTime(endOf(esim, now().getTime())),
      totalVolume: Math.round(usage.totalMb * MEGABYTE),
      totalDuration: totalDaysOf(esim),
      orderUsage: Math.round((usage.totalMb - usage.balanceMb) * MEGABYTE),
      topUpEsimTranNo: number,
    })
  }
}

const ordered = (c: NetworkContext, orderNo: string, reference: string): Response =>
  succeed(c, { orderNo, transactionId: reference })

function grantFor({ plan, periodNum }: Line, reference: string): NewGrant {
  const times = periodNum ?? 1
  return {
    plan: plan.code,
    kind: plan.kind,
    megabytes: gigabytesOf(plan) * 1024 * times,
    days: plan.days * times,
    reference,
    price: priceOf(plan) * times,
    facts: { name: nameOf(plan), locationCode: plan.area.code },
  }
}

const esimFacts = (plan: Plan) => ({
  startsAtUse: activeTypeOf(plan) === 2,
  dataType: dataTypeOf(plan),
  smsStatus: smsStatusOf(plan),
})
