import { describe, expect, it } from 'vitest'
import { cutAddress, MOST_PARAMETERS, mostOfField, mostOfParameter } from './input-limits.ts'
import { readForm } from './read-form.ts'
import { textOf } from '#app/forms/form-fields.ts'

const LENGTH = 14_000
const ALPHABETS = ['a', ' ', '"', '7', 'Ж9"日é ', '👩‍👩‍👧🇳🇱', '%', '&amp;']
const long = (signs: string) => signs.repeat(LENGTH).slice(0, LENGTH).toWellFormed()
const NAMES = ['q', 'redirectTo', 'save', 'find', 'key', 'unknown', '__proto__', 'constructor']

describe('an address is worked on', () => {
  it.each(NAMES)('with at most the stated length of "%s", whatever it is made of', (name) => {
    for (const signs of ALPHABETS) {
      const address = new URL('https://shop.example/support')
      address.search = new URLSearchParams({ topic: 'x', [name]: long(signs) }).toString()
      const { searchParams } = new URL(cutAddress(address.href))
      expect(searchParams.get(name)?.length).toBeLessThanOrEqual(mostOfParameter(name))
      expect(searchParams.get('topic')).toBe('x')
    }
  })

  it('with a limited number of parameters, and none with an endless name', () => {
    const many = `https://shop.example/?${'to=DE&'.repeat(3_000)}`
    expect([...new URL(cutAddress(many)).searchParams]).toHaveLength(MOST_PARAMETERS)
    expect(new URL(cutAddress(`https://shop.example/?a=1&${long('x')}=2`)).search).toBe('?a=1')
  })

  it.each(['https://shop.example/?q=a+b%20c&&x', `https://shop.example/?q=${'x'.repeat(300)}&to=DE&to=FR#here`])(
    'as it is if nothing of it is too long',
    (address) => expect(cutAddress(address)).toBe(address),
  )
})

const posted = (path: string, fields: [string, string][]) =>
  readForm(new Request(`https://shop.example${path}`, { method: 'POST', body: new URLSearchParams(fields) }))

describe('a form is worked on', () => {
  it.each(['email', 'message', 'text', 'coupon', '__proto__'])(
    'with at most the stated length of "%s"',
    async (name) => {
      for (const signs of ALPHABETS) {
        const form = await posted('/support', [[name, long(signs)]])
        expect(textOf(form, name).length).toBeLessThanOrEqual(mostOfField('/support', name))
      }
    },
  )

  it('not at all with more fields than any of ours, or endless names', async () => {
    const many = Array.from({ length: 3_000 }, (_, at): [string, string] => [`f${at}`, ''])
    await expect(posted('/support', many)).rejects.toMatchObject({ status: 400 })
    await expect(posted('/support', [[long('x'), '']])).rejects.toMatchObject({ status: 400 })
  })
})
