import { describe, expect, it } from 'vitest'
import { stepCopy } from '#app/copy/sales/order.ts'
import { STEPS } from '#shop/sales/order/order.ts'
import type { StepView } from '#shop/sales/order-access/view-order.ts'
import { doneCount, shownSteps } from './shown-steps.ts'

describe('the steps of an order that is under way', () => {
  it('start with the first step running', () => {
    expect(statesOf('in_progress', '.......')).toBe('r......')
  })

  it('show the next step as running between two steps', () => {
    expect(statesOf('in_progress', 'ddd....')).toBe('dddr...')
  })

  it('stay unchanged while a step is running', () => {
    expect(statesOf('in_progress', 'ddr....')).toBe('ddr....')
  })
})

describe('the steps of any other order', () => {
  it.each([
    ['failed', 'ddf....'],
    ['awaiting_payment', '.......'],
    ['completed', 'ddddddd'],
  ] as const)('stay unchanged: %s', (phase, states) => {
    expect(statesOf(phase, states)).toBe(states)
  })

  it('are all shown as done in the end', () => {
    expect(doneCount(stepsOf('dddf...'))).toBe(3)
  })
})

const STATES = new Map<string, StepView['state']>([
  ['.', 'waiting'],
  ['r', 'running'],
  ['d', 'done'],
  ['f', 'failed'],
])

function stepsOf(letters: string): StepView[] {
  return STEPS.map((name, index) => ({ name, state: STATES.get(letters.charAt(index)) ?? 'waiting' }))
}

function statesOf(phase: Parameters<typeof shownSteps>[0]['phase'], letters: string): string {
  return shownSteps({ phase, steps: stepsOf(letters) })
    .map(letterOf)
    .join('')
}

function letterOf({ state }: StepView): string | undefined {
  return [...STATES].find(([, name]) => name === state)?.[0]
}

it('no step promises an account, because most buyers have none', () => {
  expect(JSON.stringify(stepCopy)).not.toMatch(/account/i)
})
