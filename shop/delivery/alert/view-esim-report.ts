// What a network told last about an eSIM: the state on the phone, where it tells one, and whether pages may hear more.
import type { Base } from '#shop/assembly/base.ts'
import { hasEsim, isCompleted, type Order } from '#shop/sales/order/order.ts'
import { isPastExpiry } from '#shop/sales/esim-status/esim-status.ts'
import type { ProfileState } from '#values/profile-state.ts'
import { printOfReading } from './alert.ts'
import type { EsimCheckRow } from './esim-check-store.ts'

/** What has become of it on a phone; one that nobody has downloaded is on none. */
export type OnPhone = { state: Exclude<ProfileState, 'released' | 'unknown'>; at: Date }

export type EsimReport = {
  /** Null if the network tells no state, or that it is on no phone. */
  onPhone: OnPhone | null
  /** Its days have begun. */
  isBegun: boolean
  /** Its days are over, and nothing can change anymore. */
  isEnded: boolean
  /** Its days aren't over, so the network may have news. */
  isLive: boolean
  /** The same for as long as there is nothing new. */
  print: string
}

type EsimReportDeps = Pick<Base, 'esimChecks' | 'esims' | 'clock'>

/** Null if the order has no eSIM to watch. Without asking the network. */
export async function viewEsimReport(
  { esimChecks, esims, clock }: EsimReportDeps,
  order: Order,
): Promise<EsimReport | null> {
  if (order.topUp || !isCompleted(order) || !hasEsim(order)) return null
  const check = await esimChecks.find(order.id)
  if (check === null) {
    // It is new, or its days were over for so long that its readings were deleted.
    const wasWatched = (await esims.findActive(order.id))?.isWatched === true
    return wasWatched ? null : { onPhone: null, isBegun: false, isEnded: false, isLive: true, print: '' }
  }
  // One that was taken from its order is watched no more.
  if (check.iccid !== order.iccid) return null
  const onPhone = onPhoneOf(check)
  return {
    onPhone,
    isBegun: check.expiresAt !== null,
    isEnded: check.nextCheckAt === null && isPastExpiry(check, clock.now()),
    isLive: check.nextCheckAt !== null,
    print: `${printOfReading(check)} ${onPhone?.state}`,
  }
}

/** What is on a phone, of these eSIMs, by their orders. Without asking the network. */
export async function listOnPhones(
  { esimChecks }: Pick<EsimReportDeps, 'esimChecks'>,
  esims: { orderId: string; iccid: string }[],
): Promise<Map<string, OnPhone>> {
  const iccids = new Map(esims.map(({ orderId, iccid }) => [orderId, iccid]))
  const checks = await esimChecks.listByOrders([...iccids.keys()])
  return new Map(
    checks.flatMap((check) => {
      const onPhone = check.iccid === iccids.get(check.orderId) ? onPhoneOf(check) : null
      return onPhone ? [[check.orderId, onPhone] as const] : []
    }),
  )
}

/** Somebody looks at it, so a network that tells states is asked soon; at most once a minute. */
export async function askAboutPhone(
  { esimChecks, esims, networks, clock }: Pick<Base, 'esimChecks' | 'esims' | 'networks' | 'clock'>,
  { id, iccid, networkId, topUp }: Pick<Order, 'id' | 'iccid' | 'networkId' | 'topUp'>,
): Promise<void> {
  if (topUp || iccid === null || !networks.has(networkId) || !networks.of(networkId).can.profileState) return
  const esim = await esims.findActive(id)
  if (esim?.iccid === iccid) await esimChecks.hasten(esim, clock.now())
}

function onPhoneOf({ profileState, profileStateAt }: EsimCheckRow): OnPhone | null {
  if (profileState === null || profileState === 'released' || profileStateAt === null) return null
  return { state: profileState, at: profileStateAt }
}
