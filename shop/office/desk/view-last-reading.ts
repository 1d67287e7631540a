// What a network told last about an order's eSIM, and what that network calls the order: without asking it.
import type { Base } from '#shop/assembly/base.ts'
import { hasEsim, type Order } from '#shop/sales/order/order.ts'
import type { ProfileState } from '#values/profile-state.ts'

/** Of an eSIM on a phone, or on none. */
export type OnPhoneState = Exclude<ProfileState, 'unknown'>

export type LastReading = {
  /** MB; null if it wasn't told, or isn't counted. */
  balanceMb: number | null
  /** MB; null if unknown, or less than what is left. */
  totalMb: number | null
  /** Null until its days begin. */
  expiresAt: Date | null
  /** When a check last found it used since the check before. */
  usedAt: Date | null
  /** Null for a network that doesn't tell. */
  onPhone: OnPhoneState | null
  onPhoneSince: Date | null
  checkedAt: Date
}

/** Of the eSIM that the order delivered or tops up; null if it has none, or no check has found it yet. */
export async function viewLastReading(
  { esimChecks }: Pick<Base, 'esimChecks'>,
  order: Order,
): Promise<LastReading | null> {
  if (!order.topUp && !hasEsim(order)) return null
  const check = await esimChecks.find(order.topUp?.orderId ?? order.id)
  // Readings of an eSIM that was taken from its order say nothing about the one that replaced it.
  if (!check?.checkedAt || check.iccid !== (order.topUp?.iccid ?? order.iccid)) return null
  const { balanceMb, totalMb, expiresAt, usedAt, profileState, profileStateAt, checkedAt } = check
  const isWhole = totalMb !== null && totalMb > 0 && totalMb >= (balanceMb ?? 0)
  return {
    balanceMb,
    totalMb: isWhole ? totalMb : null,
    expiresAt,
    usedAt,
    onPhone: profileState,
    onPhoneSince: profileStateAt,
    checkedAt,
  }
}

export type OrderNetwork = {
  /** Null for the network of the settings, which has no name of its own. */
  name: string | null
  /** What it was told that the order is called; null if that is the order's own reference, or nobody was asked. */
  reference: string | null
  /** Its own ID of the eSIM; null if that is the ICCID. */
  esimId: string | null
}

/** By the order and its attempts, oldest first. */
export function networkOf(
  { networkId, networkEsimId, iccid, topUp, reference }: Order,
  attempts: { toldReference: string | null }[],
  names: ReadonlyMap<string, string>,
): OrderNetwork {
  const told = attempts.at(-1)?.toldReference ?? null
  const esim = topUp ?? { networkEsimId, iccid }
  return {
    name: names.get(networkId) ?? null,
    reference: told === reference ? null : told,
    esimId: esim.networkEsimId === esim.iccid ? null : esim.networkEsimId,
  }
}
