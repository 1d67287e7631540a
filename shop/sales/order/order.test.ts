import { describe, expect, it } from 'vitest'
import { isOrderReference, orderReference } from './order.ts'

const USER = '3f2b8c1e-5d4a-4b6c-9e8f-0a1b2c3d4e5f'

describe('an order reference', () => {
  it('has the form of the specification: brand, moment, bundle, customer', () => {
    const reference = orderReference('wanderpass', new Date(1_763_734_000_000), '01032_3', USER)
    expect(reference).toBe(`wanderpass_order_1763734000000_01032_3_${USER}`)
    expect(isOrderReference(reference)).toBe(true)
  })

  it.each([
    ['nothing', ''],
    ['null', null],
    ['a number', 7],
    ['a list', ['wanderpass_order_1763734000000_01032_3']],
    ['no customer', 'wanderpass_order_1763734000000_01032_3'],
    ['SQL', `wanderpass_order_1763734000000_01032_3_' OR 1=1 --`],
    ['a path', '../../etc/passwd'],
    ['a NUL byte', `wanderpass_order_1763734000000_01032_3_${USER}\0`],
    ['a new line', `wanderpass_order_1763734000000_01032_3_${USER}\n`],
    ['capitals', `WANDERPASS_order_1763734000000_01032_3_${USER}`],
    ['4 KB', `wanderpass_order_1763734000000_${'x'.repeat(4096)}_${USER}`],
    ['markup', `<script>_order_1763734000000_01032_3_${USER}`],
  ])('is not %s', (_what, text) => {
    expect(isOrderReference(text)).toBe(false)
  })
})
