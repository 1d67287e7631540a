// What is left of an eSIM as a page shows it; the page itself, its cards and the resource route speak of it alike.
import { nextStep, type NextStep } from '#shop/sales/esim/own-esim.ts'
import type { EsimStatus } from '#shop/sales/esim-status/read-esim-status.ts'
import type { UsageAnswer } from '#shop/sales/esim-status/view-usage.ts'

/** Instants are ISO texts. */
export type ShownUsage = Omit<EsimStatus, 'iccid' | 'expiresAt' | 'checkedAt'> & {
  expiresAt: string | null
  checkedAt: string
  next: NextStep
}

export type UsageTrouble = 'failed' | 'too_often'
export type UsageReport = { usage: ShownUsage; trouble: null } | { usage: null; trouble: UsageTrouble }

export function toUsageReport(answer: UsageAnswer): UsageReport {
  if (!answer.ok) return { usage: null, trouble: answer.problem === 'too_often' ? 'too_often' : 'failed' }
  const { iccid: _, expiresAt, checkedAt, ...facts } = answer.usage
  const usage = {
    ...facts,
    expiresAt: expiresAt?.toISOString() ?? null,
    checkedAt: checkedAt.toISOString(),
    next: nextStep({ ...facts, expiresAt }, checkedAt),
  }
  return { usage, trouble: null }
}
