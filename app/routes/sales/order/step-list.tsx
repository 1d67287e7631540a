import { useState } from 'react'
import { orderCopy, stepCopy } from '#app/copy/sales/order.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { OrderView, StepView } from '#shop/sales/order-access/view-order.ts'
import { doneCount, shownSteps } from './shown-steps.ts'
import './steps.css'

const copy = orderCopy.running

// The stamps of all steps with their words; what is done stays stamped when a later step fails.
export function StepList({ order, isSeenLive }: { order: OrderView; isSeenLive: boolean }) {
  const steps = shownSteps(order)
  const done = doneCount(steps)
  if (done === steps.length) return <AllDone steps={steps} isOpen={isSeenLive} />
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-3">
        <progress className="order-progress" max={steps.length} value={done} aria-label={copy.progress} />
        <span className="figures text-sm font-semibold whitespace-nowrap" aria-hidden="true">
          {copy.count(done, steps.length)}
        </span>
      </div>
      <Steps steps={steps} />
    </div>
  )
}

function Steps({ steps }: { steps: StepView[] }) {
  return (
    <ol className="order-steps">
      {steps.map((step) => (
        <li key={step.name} className="order-step" data-state={step.state}>
          <span className="order-stamp">
            <Mark state={step.state} />
          </span>
          <span>
            {wordsOf(step)}
            <span className="sr-only">, {copy.state[step.state]}</span>
          </span>
        </li>
      ))}
    </ol>
  )
}

// Once everything is done, one line says so. Who watched the steps still sees them under it, or everything below would jump.
function AllDone({ steps, isOpen }: { steps: StepView[]; isOpen: boolean }) {
  return (
    <details className="order-done disclosure" open={isOpen}>
      <summary className="rounded-control">
        <Icon name="check" size={18} className="text-success" />
        {copy.allDone(steps.length)}
        <Icon name="chevron-down" size={16} className="disclosure-mark text-brand" />
      </summary>
      <Steps steps={steps} />
    </details>
  )
}

function Mark({ state }: { state: StepView['state'] }) {
  if (state === 'done') return <Icon name="check" size={16} />
  if (state === 'failed') return <Icon name="close" size={16} />
  return state === 'running' ? <span className="spinner" aria-hidden="true" /> : null
}

function wordsOf({ name, state }: StepView): string {
  if (state === 'failed') return stepCopy[name].running
  return stepCopy[name][state]
}

// Says a step when it begins, and nothing else: at most seven sentences, none for what was there at the beginning.
export function StepAnnouncer({ order }: { order: OrderView }) {
  const steps = shownSteps(order)
  const running = steps.findIndex((step) => step.state === 'running')
  const [heard, setHeard] = useState(running)
  const [said, setSaid] = useState('')

  if (running !== heard) {
    setHeard(running)
    const step = steps[running]
    // What is over is not read again: the page's own headline says what came of it.
    setSaid(step ? copy.announce(running + 1, steps.length, stepCopy[step.name].running) : '')
  }

  return <output className="sr-only">{said}</output>
}
