import { describe, expect, it } from 'vitest'
import { hashPassword, isPassword } from './argon2.ts'
import { isLeaked } from './leaked-passwords.ts'

describe('the fingerprint of a password', () => {
  it('names its cost, has its own salt, and matches only its password', async () => {
    const [one, other] = await Promise.all([hashPassword('Lantern-42', 'known'), hashPassword('Lantern-42', 'known')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await isPassword('Lantern-42', one, 'known')).toBe(true)
    expect(await isPassword('lantern-42', one, 'known')).toBe(false)
    expect(await isPassword('Lantern-42', null, 'known')).toBe(false)
  })

  it('depends on each of 256 characters, including spaces', async () => {
    const long = `${' x'.repeat(127)}ab`
    const hash = await hashPassword(long, 'known')
    expect(await isPassword(`${' x'.repeat(127)}ac`, hash, 'known')).toBe(false)
    expect(await isPassword(long, hash, 'known')).toBe(true)
  })
})

describe('the list of leaked passwords', () => {
  it.each(['password', 'Password1!', 'qwertyuiop', 'Sunshine2024'])('knows %s', (password) => {
    expect(isLeaked(password)).toBe(true)
  })
  it.each(['Lantern-42-kestrel', 'four words make a door'])('rejects %s', (password) => {
    expect(isLeaked(password)).toBe(false)
  })
})
