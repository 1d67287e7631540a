import { done, type Step } from '../step.ts'

/** The last step: writing it down is the deed (spec 2 §4, step 6). */
export const orderCompleted: Step = {
  name: 'order_completed',
  run: () => Promise.resolve(done()),
}
