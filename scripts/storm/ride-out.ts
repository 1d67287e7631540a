// Purchases continue while the shop is killed at random moments and restarted at once.
import { setTimeout as pause } from 'node:timers/promises'
import { makePurchase, type Purchase } from './buyer.ts'
import type { Errand } from './errand.ts'
import { LOSES_WEBHOOKS } from './errands.ts'
import type { ShopProcess } from './processes.ts'
import type { Chance } from './seeded.ts'
import { readBooks } from './vendor-books.ts'
import { waitUntil } from './wait-until.ts'

/** A machine that starts the shop slowly also answers slowly; kills before any answer prove little. */
const longestLifeMs = (startedInMs: number) => Math.max(1_300, startedInMs / 2)
/** The last kills hit no new buyers, only orders that are being provisioned. */
const KILLS_AFTER_LAST_BUYER = 3

const AIM_FOR_MS = 8_000

export type StormReport = {
  purchases: Purchase[]
  shop: ShopProcess
  kills: number
  killsWhileOrdering: number
  killsWhileProvisioning: number
  killsWhileStarting: number
  slowestStartMs: number
}

export type Storm = {
  chance: Chance
  errands: Errand[]
  kills: number
  shopUrl: string
  sandboxUrl: string
  startShop: () => ShopProcess
  /** Called with each process, so that it can be ended whatever happens. */
  onStart: (shop: ShopProcess) => void
}

export async function rideOutStorm({
  chance,
  errands,
  kills,
  shopUrl,
  sandboxUrl,
  startShop,
  onStart,
}: Storm): Promise<StormReport> {
  const report = {
    kills: 0,
    killsWhileOrdering: 0,
    killsWhileProvisioning: 0,
    killsWhileStarting: 0,
    slowestStartMs: 0,
  }
  let inHand = 0
  const perKill = errands.length / (kills - KILLS_AFTER_LAST_BUYER)

  const buyAt = async (errand: Errand, number: number): Promise<Purchase[]> => {
    await waitUntil(`kill ${Math.floor(number / perKill)}`, 240_000, () => report.kills >= Math.floor(number / perKill))
    inHand += 1
    const purchase = await makePurchase({ shopUrl, sandboxUrl }, errand).finally(() => (inHand -= 1))
    return purchase
  }
  const start = () => {
    const started = startShop()
    onStart(started)
    return started
  }

  let shop = start()
  let startedInMs = await shop.ready
  const buying = Promise.all(errands.map(buyAt))
  // The storm ends early if a buyer saw something wrong.
  const trouble = new AbortController()
  buying.catch(() => trouble.abort())

  while (report.kills < kills && !trouble.signal.aborted) {
    const isWhileStarting = report.kills > 0 && report.kills % 4 === 0
    if (!isWhileStarting) {
      startedInMs = await shop.ready
      report.slowestStartMs = Math.max(report.slowestStartMs, startedInMs)
    }
    if (!isWhileStarting && report.kills % 2 === 1) await aim(sandboxUrl)
    else await pause(chance.between(20, longestLifeMs(startedInMs)))

    if (isWhileStarting) report.killsWhileStarting += 1
    else if (inHand > 0) report.killsWhileOrdering += 1
    if (await isProvisioning(sandboxUrl)) report.killsWhileProvisioning += 1
    await shop.kill()
    report.kills += 1
    shop = start()
  }
  report.slowestStartMs = Math.max(report.slowestStartMs, await shop.ready)
  return { ...report, shop, purchases: (await buying).flat() }
}

/** Whether somebody has paid and is still waiting for the eSIM or the data. */
async function isProvisioning(sandboxUrl: string): Promise<boolean> {
  const { payment, profiles } = await readBooks(sandboxUrl)
  const served = new Set(profiles.flatMap(({ customReference, grants }) => [customReference, ...grants]))
  return payment.charges.some(
    ({ status, amount_refunded: refunded, client_reference_id: reference }) =>
      status === 'succeeded' && refunded === 0 && reference !== null && !hearsLate(reference) && !served.has(reference),
  )
}

// The shop learns about these payments a minute later: until then, nothing is in progress.
const hearsLate = (reference: string) => reference.includes(`_${LOSES_WEBHOOKS}_`)

// Some kills are aimed: they wait a while for a paid order in progress.
async function aim(sandboxUrl: string): Promise<void> {
  await waitUntil('a paid order on its way', AIM_FOR_MS, () => isProvisioning(sandboxUrl)).catch(() => undefined)
}
