// What is told about eSIMs of the simulated eSIM Access, and what can be done with them: query, usage, cancel, revoke,
// suspend, text messages.
import { z } from 'zod'
import type { NetworkContext } from '../network/answer-faults.ts'
import type { WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { esimRow, esimStatusOf, lateUsageOf, namedEsim } from './access-esim.ts'
import type { AccessParts } from './access-parts.ts'
import { accessTime, refuse, succeed } from './envelope.ts'
import type { AccessCode } from './envelope.ts'
import type { Notifications } from './notifications.ts'

const filter = z.string().nullish()
const queryBody = z.object({
  orderNo: filter,
  iccid: filter,
  esimTranNo: filter,
  startTime: filter,
  endTime: filter,
  // Mandatory, also where one eSIM is named.
  pager: z.object({ pageNum: z.number().int().min(1).max(10_000), pageSize: z.number().int().min(5).max(500) }),
})
const usageBody = z.object({ esimTranNoList: z.array(z.string()).min(1).max(10) })
const esimBody = z.object({ esimTranNo: filter, iccid: filter })
const smsBody = esimBody.extend({ message: z.string().min(1).max(500) })

export function profileRoutes(parts: AccessParts, notifications: Notifications): void {
  const { door, book, now, publicUrl } = parts
  const instant = () => now().getTime()
  const isReady = ({ order }: WholesaleEsim) => order.readyAt <= instant()

  door('/esim/query', {
    at: 'query',
    subjects: ({ orderNo, iccid, esimTranNo }) => [orderNo ?? '', iccid ?? '', esimTranNo ?? ''],
    shape: queryBody,
    answer: (c, body, kind) => {
      const found = wantedEsims(body)
      if (typeof found === 'string') return refuse(c, found)
      const { pageNum, pageSize } = body.pager
      const shown = found.slice((pageNum - 1) * pageSize, pageNum * pageSize)
      const esimList = shown.map((esim) => esimRow(esim, instant(), publicUrl))
      const pager = { pageSize, pageNum, total: found.length }
      if (kind === 'iccid_number') return withIccidNumbers(c, { esimList, pager })
      if (kind === 'unknown_status')
        return succeed(c, { esimList: esimList.map((row) => ({ ...row, esimStatus: 'ON_HOLIDAY' })), pager })
      return succeed(c, { esimList, pager })
    },
  })

  function wantedEsims(body: z.output<typeof queryBody>): WholesaleEsim[] | AccessCode {
    const { orderNo, startTime, endTime } = body
    if (body.esimTranNo || body.iccid) {
      const esim = namedEsim(book, body)
      if (!esim || (orderNo && esim.order.number !== orderNo)) return '310403'
      return isReady(esim) ? [esim] : '200010'
    }
    if (orderNo) {
      if (!book.orderOf(orderNo)) return '310272'
      const esims = book.ofOrder(orderNo)
      return esims.every(isReady) ? esims : '200010'
    }
    if (!startTime || !endTime) return '000105'
    const [from, to] = [Date.parse(startTime), Date.parse(endTime)]
    if (Number.isNaN(from) || Number.isNaN(to)) return '200008'
    return book.esims().filter((esim) => isReady(esim) && esim.order.createdAt >= from && esim.order.createdAt <= to)
  }

  door('/esim/usage/query', {
    at: 'usage',
    subjects: ({ esimTranNoList }) => esimTranNoList,
    shape: usageBody,
    answer: (c, { esimTranNoList }) => {
      const esims = esimTranNoList.flatMap((number) => book.find(number) ?? [])
      const esimUsageList = esims.map((esim) => {
        const { total, used, asOf } = lateUsageOf(esim, instant())
        return { esimTranNo: esim.number, dataUsage: used, totalData: total, lastUpdateTime: accessTime(asOf) }
      })
      return succeed(c, { esimUsageList })
    },
  })

  function change(path: string, mayStand: (esim: WholesaleEsim) => boolean, act: (esim: WholesaleEsim) => void) {
    door(path, {
      at: 'change',
      subjects: ({ esimTranNo, iccid }) => [path, esimTranNo ?? '', iccid ?? ''],
      shape: esimBody,
      answer: (c, body) => {
        if (!body.esimTranNo && !body.iccid) return refuse(c, '000105')
        const esim = namedEsim(book, body)
        if (!esim) return refuse(c, '310403')
        if (!mayStand(esim)) return refuse(c, '200002')
        act(esim)
        notifications.notice(book.find(esim.number) ?? esim, {})
        parts.post.wake()
        return succeed(c, {})
      },
    })
  }
  const statusOf = (esim: WholesaleEsim) => esimStatusOf(esim, instant())

  change(
    '/esim/cancel',
    (esim) => statusOf(esim) === 'GOT_RESOURCE' && esim.phone === 'released',
    ({ id, grants }) => {
      book.end(id, 'canceled')
      book.pay(-grants.reduce((sum, { price }) => sum + price, 0))
    },
  )
  change(
    '/esim/revoke',
    ({ ended }) => ended === null,
    ({ id }) => book.end(id, 'revoked'),
  )
  change(
    '/esim/suspend',
    (esim) => ['GOT_RESOURCE', 'IN_USE', 'USED_UP'].includes(statusOf(esim)),
    ({ id }) => book.suspend(id, true),
  )
  change(
    '/esim/unsuspend',
    (esim) => statusOf(esim) === 'SUSPENDED',
    ({ id }) => book.suspend(id, false),
  )

  door('/esim/sendSms', {
    at: 'sms',
    subjects: ({ esimTranNo, iccid }) => [esimTranNo ?? '', iccid ?? ''],
    shape: smsBody,
    answer: (c, body) => {
      const esim = namedEsim(book, body)
      if (!esim) return refuse(c, body.esimTranNo || body.iccid ? '310403' : '000105')
      const isIn = esim.phone === 'installed' || esim.phone === 'enabled'
      if (!isIn || !esim.facts['smsStatus']) return refuse(c, '200002')
      book.sendMessage(esim.id, body.message)
      return succeed(c, {})
    },
  })
}

// ICCIDs without quotes: whoever reads them as numbers loses the last digits.
function withIccidNumbers(c: NetworkContext, obj: object): Response {
  const text = JSON.stringify({ success: true, errorCode: '0', errorMsg: null, obj })
  return c.body(text.replaceAll(/"iccid":"(\d+)"/g, '"iccid":$1'), 200, { 'content-type': 'application/json' })
}
