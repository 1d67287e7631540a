// One worker's run through an order's steps. Results are kept in memory until the next write, which saves them all in
// one statement. A crash in between loses nothing that looking again can't recover.
import type { Profile } from '#ports/esim-provider.ts'
import type { Base } from '#shop/assembly/base.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { statesAfter, statusAfter, type StepEvent } from '#shop/sales/order/order-moves.ts'
import type { HistoryLine } from '#shop/sales/order-rows/order-history-store.ts'
import { LEASE_MS, type HeldOrder } from '#shop/sales/order/order-lease.ts'
import type { Also, Progress } from '#shop/sales/order-rows/order-work-store.ts'
import type { NewEsim } from '#shop/sales/esim/esim-store.ts'
import type { Step, StepExtras } from './step.ts'

export type KnownEsim = Profile & { qrPng: Uint8Array | null }
export type StepChanges = Partial<Pick<Order, 'step' | 'stepNumber' | 'polls' | 'tries' | 'errorMessage'>>
export type ProvisioningRun = ReturnType<typeof startProvisioningRun>

export type ProvisioningRunDeps = Pick<Base, 'orders' | 'esims' | 'clock'> & {
  /** Tells open order pages that something changed. */
  announce: (orderId: string, order?: Order) => void
}

const NOTHING: Pick<Progress, 'lines' | 'extras' | 'stepSince' | 'isCompleted' | 'source'> = {
  source: null,
  lines: [],
  extras: {},
  stepSince: null,
  isCompleted: false,
}

export function startProvisioningRun(deps: ProvisioningRunDeps, held: Omit<HeldOrder, 'traceContext'>) {
  const { orders, esims, clock, announce } = deps
  const wasDueAt = held.order.dueAt
  let order = held.order
  let first: StepEvent | null = null
  let unwritten = NOTHING
  let also: Also[] = []
  let esim: KnownEsim | null = null
  let adopted: NewEsim | null = null
  let hasNewCodes = false
  let isLost = false
  let isToBeShown = false
  let writing: Promise<unknown> = Promise.resolve()

  function apply(event: StepEvent, changes: StepChanges, line?: HistoryLine) {
    const states = statesAfter(event, order)
    if (!states) throw new Error(`${event} cannot happen to the order ${order.id}.`)
    first ??= event
    order = { ...order, ...states, status: statusAfter(event), ...changes }
    if (event === 'last_step_done') unwritten = { ...unwritten, isCompleted: true }
    if (line) unwritten = { ...unwritten, lines: [...unwritten.lines, line] }
  }

  // A new eSIM whose codes are known too is written once.
  function esimToWrite(): Also[] {
    const { activationCode = null, confirmationCode = null, qrPng = null } = esim ?? {}
    const codes = hasNewCodes && activationCode !== null ? { activationCode, confirmationCode, qrPng } : null
    const isNew = adopted
    adopted = null
    hasNewCodes = false
    if (isNew) return [esims.adopting({ ...isNew, ...codes })]
    return esim && codes ? [esims.savingCodes(order.id, esim.iccid, codes)] : []
  }

  async function writeNow(more: Also[], end?: { dueAt: Date | null; at: Date }): Promise<number[] | null> {
    if (isLost) return null
    if (!first && more.length === 0 && also.length === 0 && !adopted && !hasNewCodes && !end) return []
    // Whatever apply while this is being written belongs to the next write.
    const progress = { ...unwritten, order, first: first ?? 'step_begun' } as const
    const own = [...also, ...esimToWrite()]
    const all = [...own, ...more]
    first = null
    unwritten = NOTHING
    also = []
    isToBeShown = false
    const ends = end ? { dueAt: end.dueAt, wasDueAt } : { holdForMs: LEASE_MS }
    const counts = await orders
      .saveProgress(order.id, held.leaseId, { ...progress, ends }, end?.at ?? clock.now(), all)
      .catch((error: unknown) => {
        // We don't know whether it was written: the next run reads the order's real state.
        isLost = true
        throw error
      })
    if (counts === null || end) isLost = true
    if (counts) announce(order.id, end ? { ...progress.order, dueAt: end.dueAt } : progress.order)
    return counts && counts.slice(own.length)
  }

  // One write at a time, in order.
  const write = (more: Also[] = [], end?: { dueAt: Date | null; at: Date }): Promise<number[] | null> => {
    const turn = writing.catch(() => {}).then(() => writeNow(more, end))
    writing = turn
    return turn
  }

  return {
    language: held.language,
    /** The order as it will be once everything is written. */
    order: () => order,
    apply,
    /** The order reaches this step. */
    begin: (step: Step['name'], stepNumber: number) => {
      const at = clock.now()
      apply('step_begun', { step, stepNumber, polls: 0, tries: 0, errorMessage: null }, lineOf('step_begun', step, at))
      unwritten = { ...unwritten, stepSince: at }
    },
    /** From now on, another network delivers it; its step begins anew there. */
    moveTo: (source: NonNullable<Progress['source']>, at: Date) => {
      order = { ...order, ...source }
      unwritten = { ...unwritten, source, stepSince: at }
    },
    /** Adds statements to run with the next write, and what the order gained. */
    add: (more: Also[], extras: StepExtras = {}) => {
      also = [...also, ...more]
      unwritten = { ...unwritten, extras: { ...unwritten.extras, ...extras } }
      const { qrCodeUrl, ...plain } = extras
      order = { ...order, ...plain, ...(qrCodeUrl !== undefined && { hasQrCode: true }) }
    },
    write: (more?: Also[]) => write(more),
    /** The previous step's result should be visible as soon as the next step begins. */
    showSoon: () => {
      isToBeShown = true
    },
    show: () => (isToBeShown ? write() : Promise.resolve<number[] | null>([])),
    /** The last write: releases the order, to be due again at this time. */
    end: (dueAt: Date | null, at: Date) => write([], { dueAt, at }),
    findEsim: async (): Promise<KnownEsim | null> => esim ?? (esim = await esims.findActive(order.id)),
    /** The next write includes its codes, and if it is new to the shop, its row. */
    knowEsim: (known: KnownEsim, isNew: NewEsim | null = null) => {
      esim = known
      adopted = isNew ?? adopted
      hasNewCodes ||= known.activationCode !== null
    },
  }
}

/** The history line for a step's result. */
export const lineOf = (event: StepEvent, step: Step['name'], at: Date, detail?: string | null): HistoryLine => ({
  at,
  move: `${statusAfter(event)}_${step}`,
  ...(detail && { detail }),
})
