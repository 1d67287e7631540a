// One eSIM as eSIM Access describes it. Used data is told two hours late; states change at once.
import type { EsimBook } from '../wholesale/esim-book.ts'
import { installBy, isUnlimited, startOf, usageOf } from '../wholesale/wholesale-esim.ts'
import type { PhoneState, WholesaleEsim } from '../wholesale/wholesale-esim.ts'
import { packageCodeOf } from './access-package.ts'
import { accessTime, MEGABYTE } from './envelope.ts'

const USAGE_LAG_MS = 2 * 3_600_000

export const SMDP_STATUS: Record<PhoneState, string> = {
  released: 'RELEASED',
  downloaded: 'DOWNLOAD',
  installed: 'INSTALLATION',
  enabled: 'ENABLED',
  disabled: 'DISABLED',
  deleted: 'DELETED',
}

/** By its number, or by the ICCID of the newest eSIM that has it. */
export function namedEsim(
  book: EsimBook,
  named: { esimTranNo?: string | null | undefined; iccid?: string | null | undefined },
): WholesaleEsim | null {
  if (named.esimTranNo) return book.find(named.esimTranNo)
  return named.iccid ? book.ofIccid(named.iccid) : null
}

export function esimStatusOf(esim: WholesaleEsim, at: number): string {
  if (esim.ended !== null) return esim.ended === 'canceled' ? 'CANCEL' : 'REVOKE'
  if (esim.suspendedAt !== null) return 'SUSPENDED'
  if (esim.order.readyAt > at) return 'GETTING_RESOURCE'
  if (startOf(esim) === null) return at >= installBy(esim) ? 'UNUSED_EXPIRED' : 'GOT_RESOURCE'
  const usage = usageOf(esim, at)
  if (usage.isExpired) return 'USED_EXPIRED'
  if (usage.isDepleted && !isUnlimited(esim)) return 'USED_UP'
  return esim.usedAt === null ? 'GOT_RESOURCE' : 'IN_USE'
}

/** Before it is used: when it can no longer be installed. */
export function endOf(esim: WholesaleEsim, at: number): number {
  return usageOf(esim, at).expiresAt ?? installBy(esim)
}

export const totalDaysOf = ({ grants }: WholesaleEsim): number => grants.reduce((sum, { days }) => sum + days, 0)

/** What was used up to two hours ago, and when that was. */
export function lateUsageOf(esim: WholesaleEsim, at: number) {
  const asOf = at - USAGE_LAG_MS
  const { totalMb } = usageOf(esim, at)
  const late = usageOf(esim, asOf)
  const used = Math.min(totalMb, Math.max(0, late.totalMb - late.balanceMb))
  return {
    total: Math.round(totalMb * MEGABYTE),
    used: Math.round(used * MEGABYTE),
    remaining: Math.round((totalMb - used) * MEGABYTE),
    asOf,
  }
}

/** Empty until a phone has downloaded it. */
export function eidOf({ phone, number }: WholesaleEsim): string {
  return phone === 'released' ? '' : `89049032${number.padStart(24, '0')}`
}

export function esimRow(esim: WholesaleEsim, at: number, publicUrl: string) {
  const { number, order, iccid, grants, facts } = esim
  const usage = lateUsageOf(esim, at)
  const image = `${publicUrl}/esim-access/qr/${number}`
  return {
    esimTranNo: number,
    orderNo: order.number,
    transactionId: order.reference,
    imsi: `232104${iccid.slice(-9)}`,
    iccid,
    smsStatus: facts['smsStatus'] ?? 0,
    msisdn: '',
    ac: esim.activationCode,
    qrCodeUrl: `${image}.png`,
    shortUrl: image,
    smdpStatus: SMDP_STATUS[esim.phone],
    eid: eidOf(esim),
    activeType: facts['startsAtUse'] === true ? 2 : 1,
    dataType: facts['dataType'] ?? 1,
    activateTime: startOf(esim) === null ? null : accessTime(startOf(esim) ?? 0),
    expiredTime: accessTime(endOf(esim, at)),
    totalVolume: usage.total,
    totalDuration: totalDaysOf(esim),
    durationUnit: 'DAY',
    orderUsage: usage.used,
    esimStatus: esimStatusOf(esim, at),
    pin: '',
    puk: '',
    apn: 'sandbox.net',
    packageList: grants.map((grant) => ({
      packageName: grant.facts['name'],
      packageCode: packageCodeOf(grant.plan),
      slug: grant.plan,
      duration: grant.days,
      volume: Math.round(grant.megabytes * MEGABYTE),
      locationCode: grant.facts['locationCode'],
      createTime: accessTime(grant.grantedAt),
    })),
  }
}
