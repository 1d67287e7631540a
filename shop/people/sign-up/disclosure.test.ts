import { describe, expect, it } from 'vitest'
import { mismatchProblem, tellsUnknownAddress } from './disclosure.ts'

describe('an answer about an address', () => {
  it.each([
    [true, true, 'iccid_mismatch'],
    [true, false, 'email_unknown'],
    [false, true, 'iccid_mismatch'],
    [false, false, 'iccid_mismatch'],
  ] as const)('with disclosure %s and a known address %s is %s', (isOpen, isKnown, problem) => {
    expect(mismatchProblem({ isOpen }, isKnown)).toBe(problem)
  })

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, false],
  ])('with disclosure %s and within limits %s says that it is unknown: %s', (isOpen, isWithinLimits, tells) => {
    expect(tellsUnknownAddress({ isOpen }, isWithinLimits)).toBe(tells)
  })
})
