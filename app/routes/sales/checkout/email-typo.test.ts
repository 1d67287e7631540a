import { describe, expect, it } from 'vitest'
import { findEmailTypo } from './email-typo.ts'

describe('a slip in an e-mail domain', () => {
  it.each([
    ['anna@gmial.com', 'gmail.com'],
    ['anna@gmal.com', 'gmail.com'],
    ['anna@gmaill.com', 'gmail.com'],
    ['anna@gmail.con', 'gmail.com'],
    ['anna@gmail.co', 'gmail.com'],
    ['anna@gmailcom', 'gmail.com'],
    ['anna@hotmial.com', 'hotmail.com'],
    ['anna@outlok.com', 'outlook.com'],
    ['Anna@GMIAL.com ', 'gmail.com'],
    ['a@b@iclod.com', 'icloud.com'],
  ])('is noticed in %s', (email, better) => {
    expect(findEmailTypo(email)?.better).toBe(better)
  })

  it('offers the whole address with the part before the @ untouched', () => {
    expect(findEmailTypo(' Anna.V+trip@gmial.com')).toEqual({
      typed: 'gmial.com',
      better: 'gmail.com',
      email: 'Anna.V+trip@gmail.com',
    })
  })

  it.each([
    'anna@gmail.com',
    'anna@example.com',
    'anna@ymail.com',
    'anna@mail.com',
    'anna@gmx.at',
    'anna@wander.travel',
    'anna@',
    '@gmial.com',
    'gmial.com',
    '',
  ])('is not suspected in %j', (email) => {
    expect(findEmailTypo(email)).toBeNull()
  })
})
