// The steps as a traveler sees them: while an order is under way, one of them always is.
import type { OrderView, StepView } from '#shop/sales/order-access/view-order.ts'

/** Between two steps, and before the first, the next one counts as running: the order waits for nothing else. */
export function shownSteps({ phase, steps }: Pick<OrderView, 'phase' | 'steps'>): StepView[] {
  if (phase !== 'in_progress' || steps.some((step) => step.state === 'running')) return steps
  const next = steps.findIndex((step) => step.state === 'waiting')
  return steps.map((step, index) => (index === next ? { ...step, state: 'running' } : step))
}

export const doneCount = (steps: StepView[]): number => steps.filter((step) => step.state === 'done').length
