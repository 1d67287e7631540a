// The way of one order while a worker holds it. What its steps come to is kept on paper until the next write, which takes
// all of it in one statement: a crash in between loses nothing that was not to be had again by looking.
import type { Order } from '#shop/order/order.ts'
import { statesAfter, statusAfter, type StepEvent } from '#shop/order/order-moves.ts'
import type { HistoryLine } from '#shop/order/order-history-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import { LEASE_MS, type HeldOrder } from '#shop/order/order-lease.ts'
import type { Also, Progress } from '#shop/order/order-work-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Step, StepExtras } from './step.ts'

export type KnownEsim = { iccid: string; activationCode: string | null; qrPng: Uint8Array | null }
export type Happening = Partial<Pick<Order, 'step' | 'stepNumber' | 'polls' | 'tries' | 'errorMessage'>>
export type Walk = ReturnType<typeof openWalk>

export type WalkDeps = {
  orders: OrderStore
  esims: EsimStore
  clock: Clock
  /** Tells open pages that something about the order changed. */
  announce: (orderId: string, order?: Order) => void
}

const NOTHING: Pick<Progress, 'lines' | 'extras' | 'stepSince' | 'isCompleted'> = {
  lines: [],
  extras: {},
  stepSince: null,
  isCompleted: false,
}

export function openWalk(deps: WalkDeps, held: Omit<HeldOrder, 'traceContext'>) {
  const { orders, esims, clock, announce } = deps
  const wasDueAt = held.order.dueAt
  let order = held.order
  let first: StepEvent | null = null
  let unwritten = NOTHING
  let also: Also[] = []
  let esim: KnownEsim | null = null
  let isLost = false
  let isToBeShown = false
  let writing: Promise<unknown> = Promise.resolve()

  function happens(event: StepEvent, changes: Happening, line?: HistoryLine) {
    const states = statesAfter(event, order)
    if (!states) throw new Error(`${event} cannot happen to the order ${order.id}.`)
    first ??= event
    order = { ...order, ...states, status: statusAfter(event), ...changes }
    if (event === 'last_step_done') unwritten = { ...unwritten, isCompleted: true }
    if (line) unwritten = { ...unwritten, lines: [...unwritten.lines, line] }
  }

  async function writeNow(more: Also[], end?: { dueAt: Date | null; at: Date }): Promise<number[] | null> {
    if (isLost) return null
    if (!first && more.length === 0 && also.length === 0 && !end) return []
    // Whatever happens while this is being written belongs to the next write.
    const progress = { ...unwritten, order, first: first ?? 'step_begun' } as const
    const all = [...also, ...more]
    const before = also.length
    first = null
    unwritten = NOTHING
    also = []
    isToBeShown = false
    const ends = end ? { dueAt: end.dueAt, wasDueAt } : { holdForMs: LEASE_MS }
    const counts = await orders
      .saveProgress(order.id, held.leaseId, { ...progress, ends }, end?.at ?? clock.now(), all)
      .catch((error: unknown) => {
        // Nobody knows whether it was written: the next run reads how far the order really is.
        isLost = true
        throw error
      })
    if (counts === null || end) isLost = true
    if (counts) announce(order.id, end ? { ...progress.order, dueAt: end.dueAt } : progress.order)
    return counts && counts.slice(before)
  }

  // One write at a time, in their order.
  const write = (more: Also[] = [], end?: { dueAt: Date | null; at: Date }): Promise<number[] | null> => {
    const turn = writing.catch(() => {}).then(() => writeNow(more, end))
    writing = turn
    return turn
  }

  return {
    language: held.language,
    /** As it is once everything is written. */
    order: () => order,
    happens,
    /** The order comes to this step. */
    begin: (step: Step['name'], stepNumber: number) => {
      const at = clock.now()
      happens(
        'step_begun',
        { step, stepNumber, polls: 0, tries: 0, errorMessage: null },
        lineOf('step_begun', step, at),
      )
      unwritten = { ...unwritten, stepSince: at }
    },
    /** Something to be written with the order, and what it gained. */
    add: (more: Also[], extras: StepExtras = {}) => {
      also = [...also, ...more]
      unwritten = { ...unwritten, extras: { ...unwritten.extras, ...extras } }
      const { qrCodeUrl, ...plain } = extras
      order = { ...order, ...plain, ...(qrCodeUrl !== undefined && { hasQrCode: true }) }
    },
    write: (more?: Also[]) => write(more),
    /** What the step before found is worth showing as soon as the next one has begun. */
    showSoon: () => {
      isToBeShown = true
    },
    show: () => (isToBeShown ? write() : Promise.resolve<number[] | null>([])),
    /** The last write: the order is given out of hand, and due again at this time. */
    end: (dueAt: Date | null, at: Date) => write([], { dueAt, at }),
    findEsim: async (): Promise<KnownEsim | null> => esim ?? (esim = await esims.findActive(order.id)),
    knowEsim: (known: KnownEsim) => {
      esim = known
    },
  }
}

/** How the history calls what a step came to. */
export const lineOf = (event: StepEvent, step: Step['name'], at: Date, detail?: string | null): HistoryLine => ({
  at,
  move: `${statusAfter(event)}_${step}`,
  ...(detail && { detail }),
})
