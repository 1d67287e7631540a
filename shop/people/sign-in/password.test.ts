import { describe, expect, it } from 'vitest'
import { passwordProblem, passwordSigns, passwordStrength } from './password.ts'

const names = ['Wander Pass']
const strengthOf = (password: string, isLeaked = false) => passwordStrength(password, { isLeaked, names })

describe('the strength of a password', () => {
  it.each([
    ['', 'weak'],
    ['aaaaaaaa', 'weak'],
    ['abcdefg', 'weak'],
    ['Abcdefg', 'weak'],
    ['Abcdefgh', 'medium'],
    ['abcdefg1', 'medium'],
    ['Abcdefg1', 'medium'],
    ['Abcd-1', 'medium'],
    ['Abcdef-1', 'strong'],
    ['Lantern-42-kestrel', 'strong'],
    ['four words make a door', 'strong'],
    ['élève-42-Ü', 'strong'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['WanderPass-2026', 'weak'],
    ['wander pass!1', 'weak'],
    ['I pass by and wander on, all night', 'strong'],
  ])('of "%s" is %s', (password, strength) => {
    expect(strengthOf(password)).toBe(strength)
  })

  it.each(['Password1!', 'correct horse battery staple'])('of "%s" is weak once it is leaked', (password) => {
    expect(strengthOf(password, true)).toBe('weak')
  })

  it('needs five kinds of characters, and a space is a special one', () => {
    expect(passwordSigns('aB3 efgh')).toEqual(['lowercase', 'uppercase', 'digit', 'special', 'length'])
    expect(passwordSigns('aB3')).toEqual(['lowercase', 'uppercase', 'digit'])
  })
})

describe('a new password', () => {
  it.each([
    ['', '', 'password_missing'],
    ['1234567', '1234567', 'password_short'],
    ['x'.repeat(257), 'x'.repeat(257), 'password_long'],
    ['x'.repeat(256), 'x'.repeat(256), null],
    ['12345678', '12345679', 'password_mismatch'],
    ['12345678', '12345678', null],
  ])('%s repeated as %s: %s', (password, repeated, problem) => {
    expect(passwordProblem(password, repeated)).toBe(problem)
  })
})
