// One eSIM of a simulated wholesaler, and how much data it has left at a given time.
import { computeUsage } from '../network/data-usage.ts'
import type { Usage, Use } from '../network/data-usage.ts'
import type { PlanKind } from './plan-shelf.ts'

/** What only this wholesaler stores about something. */
export type Facts = Record<string, unknown>
export type PhoneState = 'released' | 'downloaded' | 'installed' | 'enabled' | 'disabled' | 'deleted'
export const PHONE_STATES = ['released', 'downloaded', 'installed', 'enabled', 'disabled', 'deleted'] as const

/** Data that was sold for an eSIM: the first is what it was bought with. */
export type PlanGrant = {
  number: string
  plan: string
  kind: PlanKind
  /** All of it; a daily plan's volume times its days, and for an unlimited plan what its traveler would use. */
  megabytes: number
  days: number
  reference: string
  price: number
  facts: Facts
  grantedAt: number
  revokedAt: number | null
  /** The order that it came with, unless it was added without one. */
  orderId: number | null
}

export type WholesaleOrder = {
  id: number
  number: string
  reference: string
  price: number
  facts: Facts
  createdAt: number
  readyAt: number
}

export type WholesaleEsim = {
  id: number
  number: string
  order: WholesaleOrder
  iccid: string
  activationCode: string
  phone: PhoneState
  ended: 'canceled' | 'revoked' | 'recycled' | null
  installedAt: number | null
  /** When it was in a network for the first time. */
  usedAt: number | null
  suspendedAt: number | null
  endMovedMs: number
  facts: Facts
  grants: PlanGrant[]
  uses: Use[]
}

const INSTALL_WITHIN_DAYS = 180
const DAY_MS = 86_400_000

/** When the days of its first plan began: at the installation, or in a network if the plan says so. */
export function startOf({ installedAt, usedAt, facts }: WholesaleEsim): number | null {
  return facts['startsAtUse'] === true ? usedAt : (installedAt ?? usedAt)
}

/** As it was at this moment: what came later doesn't count. */
export function usageOf(esim: WholesaleEsim, at: number): Usage {
  const grants = esim.grants
    .filter(({ grantedAt, revokedAt }) => grantedAt <= at && revokedAt === null)
    .map(({ plan, megabytes, days, reference, grantedAt }) => ({
      bundleId: plan,
      megabytes,
      validityDays: days,
      reference,
      grantedAt,
    }))
  const start = startOf(esim)
  const installedAt = start !== null && start <= at ? start : null
  const uses = esim.uses.filter(({ usedAt }) => usedAt <= at)
  return computeUsage({ installedAt, grants, uses, endMovedMs: esim.endMovedMs }, at)
}

/** The last moment at which it can still be installed. */
export function installBy(esim: WholesaleEsim): number {
  return esim.order.createdAt + INSTALL_WITHIN_DAYS * DAY_MS + esim.endMovedMs
}

/** Canceled, revoked, recycled, or past its end. */
export function isOver(esim: WholesaleEsim, at: number): boolean {
  if (esim.ended !== null) return true
  return startOf(esim) === null ? at >= installBy(esim) : usageOf(esim, at).isExpired
}

export const isUnlimited = ({ grants }: WholesaleEsim): boolean => grants.some(({ kind }) => kind === 'unlimited')
