import { describe, expect, it } from 'vitest'
import { digitsText, leftFieldProblem, typedProblem } from './typed-problem.ts'

const ICCID = '8931 0884 0596 2356 8123'

describe('what was typed', () => {
  it.each([
    ['', '', 'Please enter either an email address or ICCID', null],
    [' ', ' ', 'Please enter either an email address or ICCID', null],
    ['anna@example.com', '', 'Please provide your ICCID along with your email to verify your account.', 'iccid'],
    ['anna', '', 'Please enter a valid email address', 'email'],
    ['an na@example.com', ICCID, 'Please enter a valid email address', 'email'],
    ['', '8931', 'Please enter a valid ICCID (19-20 digits)', 'iccid'],
    ['anna@example.com', '../x', 'Please enter a valid ICCID (19-20 digits)', 'iccid'],
  ])('%j and %j is refused with the specified words', (email, iccid, message, field) => {
    expect(typedProblem(email, iccid)).toEqual({ message, field })
  })

  it.each([
    ['', ICCID],
    ['', '8931088405962356812'],
    [' Anna@Example.com ', ICCID],
    ['anna@example.com', '8931-0884-0596-2356-8123'],
  ])('%j and %j may be sent', (email, iccid) => {
    expect(typedProblem(email, iccid)).toBeNull()
  })

  it('is judged field by field when a field is left', () => {
    expect(leftFieldProblem('iccid', '')).toBeNull()
    expect(leftFieldProblem('iccid', '8931')).toBe('ICCID should be 19-20 digits')
    expect(leftFieldProblem('iccid', ICCID)).toBeNull()
    expect(leftFieldProblem('email', 'anna@')).toBe('Please enter a valid email address')
  })

  it('is counted until there are enough digits', () => {
    expect(digitsText('8931 0884 0596 2356 8')).toBe('17 of 19-20 digits')
    expect(digitsText('')).toBeNull()
    expect(digitsText(ICCID)).toBeNull()
  })
})
