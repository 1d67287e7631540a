// The order tester's tabs, its answers, and the run report.
import { href } from 'react-router'
import { flowCopy as copy, stepProblemText } from '#app/copy/office/order-api-flow.ts'
import type { RunKind, RunStep, StaffRun } from '#shop/office/tools/staff-run.ts'

export const FLOW_TABS = ['travel', 'flow', 'allocation', 'qr', 'status'] as const
export type FlowTab = (typeof FLOW_TABS)[number]

export const readFlowTab = (search: URLSearchParams): FlowTab =>
  FLOW_TABS.find((tab) => tab === search.get('tab')) ?? 'travel'

export const tabOfKind = (kind: RunKind): FlowTab => (kind === 'order' ? 'flow' : 'allocation')

export const flowPath = (tab: FlowTab, run?: string): string => {
  const search = new URLSearchParams({ ...(tab !== 'travel' && { tab }), ...(run && { run }) })
  return search.size > 0 ? `${href('/order-api-flow')}?${search}` : href('/order-api-flow')
}

export type EsimFigures = {
  iccid: string
  bundleExpiry: string | null
  bundleBalance: number | null
  totalDataAllocation: number | null
  isBundleDepleted: boolean
  isBundleExpired: boolean
}

export type ShownRun = Omit<StaffRun, 'createdAt' | 'updatedAt'> & { createdAt: string; updatedAt: string }

export const shownRun = ({
  reference,
  kind,
  bundleId,
  state,
  iccid,
  steps,
  polls,
  createdAt,
  updatedAt,
}: StaffRun): ShownRun => ({
  reference,
  kind,
  bundleId,
  state,
  iccid,
  steps,
  polls,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

export type FlowReply =
  | { kind: 'confirm'; sealed: string; isSpending: boolean; text: string; reference: string }
  | { kind: 'moved' }
  | { kind: 'codes'; iccid: string; activationCode: string; confirmationCode: string | null; qrCode: string }
  | { kind: 'figures'; figures: EsimFigures }
  | { kind: 'refused'; error: string | null; fields: Record<string, string>; typed: Record<string, string> }

/** How a step looks: while a run is under way, one of them always is. */
export function stateOf(step: RunStep, run: Pick<ShownRun, 'state' | 'steps'>): RunStep['state'] {
  const isNext = run.steps.find(({ state }) => state !== 'completed') === step
  return isNext && run.state === 'running' ? 'processing' : step.state
}

/** The run in plain text, to be pasted into a message. */
export function runReport(run: ShownRun): string {
  return [
    `${copy.reference}: ${run.reference}`,
    `${copy.bundle}: ${run.bundleId}`,
    copy.runStates[run.state],
    ...run.steps.flatMap((step, index) => [
      '',
      `${index + 1}. ${copy.steps[step.name]}: ${copy.states[stateOf(step, run)]}${step.durationMs === null ? '' : `, ${copy.duration(step.durationMs)}`}`,
      ...(step.problem ? [stepProblemText(step)] : []),
      ...(step.request ? [step.request] : []),
      ...(step.response ? [step.response] : []),
    ]),
  ].join('\n')
}
