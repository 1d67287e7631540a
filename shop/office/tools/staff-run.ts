// What staff sees of a test order: its steps with their calls, and its state (storefront rules §2 "Test page").

import type { TestScope } from '#shop/sales/order/order.ts'
import { maskIccids } from '#values/iccid.ts'
import { cutText } from '#values/text/cut-text.ts'

const RUN_STEPS = {
  order: ['token', 'order', 'allocation', 'iccid', 'qr', 'status'],
  allocation: ['token', 'allocation', 'iccid'],
} as const
export type RunKind = TestScope & keyof typeof RUN_STEPS
export type RunStepName = (typeof RUN_STEPS)['order'][number]

export type RunProblem = 'request_failed' | 'no_token' | 'timeout' | 'unknown_outcome'

export type RunStep = {
  name: RunStepName
  state: 'pending' | 'processing' | 'completed' | 'error'
  durationMs: number | null
  /** The call that was made, without host, token, and activation code. */
  request: string | null
  response: string | null
  problem: RunProblem | null
  /** The network's own words for a problem. */
  said: string | null
}

export type StaffRun = {
  reference: string
  kind: RunKind
  bundleId: string
  /** The state of its test order. */
  state: 'running' | 'error' | 'completed' | 'released'
  iccid: string | null
  steps: RunStep[]
  polls: number
  createdAt: Date
  updatedAt: Date
}

/** ICCID polling: up to 50 polls, 3 seconds apart (after-purchase rules §9). */
export const MOST_POLLS = 50

export const newSteps = (kind: RunKind): RunStep[] =>
  RUN_STEPS[kind].map((name) => ({
    name,
    state: 'pending',
    durationMs: null,
    request: null,
    response: null,
    problem: null,
    said: null,
  }))

/** The next step; null if all are done. */
export const nextStep = ({ steps }: Pick<StaffRun, 'steps'>): RunStep | null =>
  steps.find(({ state }) => state !== 'completed') ?? null

export const withStep = (steps: RunStep[], changed: RunStep): RunStep[] =>
  steps.map((step) => (step.name === changed.name ? changed : step))

/** The stored part of a text: 4,000 characters, without activation codes and full ICCIDs. */
export const keptText = (text: string): string =>
  cutText(maskIccids(text.replace(/LPA:1\$[^\s"']+/g, '(activation code)')), 4_000)

/** An unguessable reference; the last part is a random UUID, as in an order's. */
export const staffReference = (at: Date, id: string): string => `staff_test_${at.getTime()}_${id}`

/** A reference chosen by another program; it is sent to the network unchanged. */
export const isRunReference = (text: string): boolean => /^[A-Za-z0-9][\w-]{5,119}$/.test(text)
