// The figures of several eSIMs for a page that is drawn without script: all asked for at once, and none waited for too long.
import type { At } from '#values/brand-facts.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { toUsageReport, type UsageReport } from '../shown-usage.ts'

const TIMEOUT_MS = 4_000
const LATE: UsageReport = { usage: null, trouble: 'failed' }

export type Figures = Record<string, UsageReport>

export async function readEsimFigures(shop: Shop, userId: string, references: string[], at: At): Promise<Figures> {
  const told = references.map(async (reference) => {
    const answer = shop.esims.viewUsage({ userId, reference }, at).then(toUsageReport)
    return [reference, await inTime(answer)] as const
  })
  return Object.fromEntries(await Promise.all(told))
}

async function inTime(answer: Promise<UsageReport>): Promise<UsageReport> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<UsageReport>((done) => (timer = setTimeout(() => done(LATE), TIMEOUT_MS)))
  try {
    return await Promise.race([answer, late])
  } finally {
    clearTimeout(timer)
  }
}
