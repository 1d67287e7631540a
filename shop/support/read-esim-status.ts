// What the network tells of one eSIM: how much is left, of how much, until when, and where.
import type { Catalogue } from '#shop/catalogue/bundle.ts'
import {
  bundleStatus,
  HISTORY_DAYS,
  readHistory,
  readMegabytes,
  UNKNOWN_ZONE,
  usageColour,
  usagePercent,
  type BundleStatus,
  type UsageColour,
} from '#shop/esim/esim-status.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimBalance, EsimProvider, TopUp } from '#shop/ports/esim-provider.ts'
import type { Log } from '#shop/ports/log.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'

export type EsimStatus = {
  iccid: string
  status: BundleStatus
  /** MB; null when the network told none. */
  balanceMb: number | null
  /** MB of the newest top-up entry; 0 when unknown. */
  totalMb: number
  usedPercent: number | null
  colour: UsageColour | null
  expiresAt: Date | null
  zone: string
  checkedAt: Date
}

export type ReadEsimStatusDeps = {
  provider: EsimProvider
  clock: Clock
  log: Log
  readCatalogue: () => Promise<Catalogue>
}

/** Asks the network for balance and total of an eSIM; throws VendorError when the balance is not told (spec 2 §7). */
export async function readEsimStatus(deps: ReadEsimStatusDeps, iccid: string): Promise<EsimStatus> {
  const [balance, newest] = await Promise.all([deps.provider.findBalance(iccid), findHistory(deps, iccid)])
  const { totalMb, zone } = readHistory(newest)
  return { iccid, ...readBalance(balance, totalMb, deps.clock.now()), totalMb, zone: await zoneName(deps, zone) }
}

// Balance and expiry are what was asked for; without the history they are still worth telling (spec 2 §7).
async function findHistory({ provider, log }: ReadEsimStatusDeps, iccid: string): Promise<TopUp | null> {
  try {
    return await provider.findLastTopUp(iccid, HISTORY_DAYS)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ problem: error.message }, 'top-up history not told')
    return null
  }
}

function readBalance({ balanceMb: told, expiresAt }: EsimBalance, totalMb: number, now: Date) {
  const balanceMb = readMegabytes(told)
  return {
    status: bundleStatus({ expiresAt, isDepleted: balanceMb !== null && balanceMb <= 0, isExpired: false }, now),
    balanceMb,
    usedPercent: usagePercent(balanceMb, totalMb),
    colour: balanceMb === null ? null : usageColour(balanceMb),
    expiresAt,
    checkedAt: now,
  }
}

// The network says the bundle; people know it by the name of its zone.
async function zoneName({ readCatalogue }: ReadEsimStatusDeps, told: string): Promise<string> {
  if (told === UNKNOWN_ZONE) return told
  const { bundles } = await readCatalogue()
  return bundles.find(({ bundleId }) => bundleId === told)?.zone ?? told
}
