import { describe, expect, it } from 'vitest'
import { withdrawForm } from './withdraw-form.ts'

const filled = { reference: 'wanderpass_order_1', email: 'nora@example.com' }

describe('the name in a withdrawal', () => {
  it.each([
    ['علی\u200Cرضا', 'علی\u200Cرضا'],
    ['\u200FNora \u200B Nova', 'Nora Nova'],
    ['Łukasz O’Brien', 'Łukasz O’Brien'],
  ])('may be %j, as at the checkout', (name, kept) => {
    expect(withdrawForm.parse({ ...filled, name }).name).toBe(kept)
  })

  it.each(['evil.example/x', 'a@b.example', '<b>', 'turned \u202E round', 'a\u0000', 'x'.repeat(201), ' \u200B '])(
    'is never %j',
    (name) => {
      expect(withdrawForm.safeParse({ ...filled, name }).success).toBe(false)
    },
  )
})
