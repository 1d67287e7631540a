import { assert, constant, integer, oneof, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { written } from '#tests/support/written.ts'
import { toldDataAmount } from './data-amount.ts'

describe('an amount of data', () => {
  it('is the same in every notation', () => {
    const notations = record({
      whole: integer({ min: 1000, max: 9_999_999 }),
      tenths: integer({ min: 1, max: 9 }),
    }).chain(({ whole, tenths }) => {
      const plain = `${whole}.${tenths}`
      const grouped = (mark: string) => String(whole).replace(/\B(?=(\d{3})+$)/g, mark)
      return record({
        megabytes: constant(Number(plain)),
        told: oneof(
          constant<unknown>(Number(plain)),
          written(
            plain,
            `${plain}0`,
            `+${plain}`,
            `${grouped(',')}.${tenths}`,
            `${grouped('.')},${tenths}`,
            `${grouped(' ')},${tenths}`,
            `${grouped('\u202f')},${tenths}`,
            `${grouped("'")}.${tenths}`,
            `${whole},${tenths}`,
            `${plain} MB`,
            `${plain}MiB`,
            `${grouped(',')}.${tenths} mb`,
          ),
        ),
      })
    })
    assert(
      property(notations, ({ megabytes, told }) => {
        expect(toldDataAmount(told)).toBe(megabytes)
      }),
    )
  })

  it.each([
    ['2,500', 2500],
    ['2,5', 2.5],
    ['0,500', 0.5],
    ['1.234.567', 1_234_567],
    ['1.5 GB', 1536],
    ['2 TB', 2 * 1024 ** 2],
    ['512 KB', 0.5],
    ['1048576 B', 1],
    ['1 Go', 1024],
    ['2.5E3', 2500],
    ['-12.5', -12.5],
    [0, 0],
    ['Unlimited', 'unlimited'],
    ['∞', 'unlimited'],
    ['No limits', 'unlimited'],
    ['5 gigabytes', 5120],
    ['1 Gigabyte', 1024],
    ['500 megabytes', 500],
    ['512 kilobytes', 0.5],
    ['2 gibibytes', 2048],
    ['1 gigaoctet', 1024],
    ['\u221212.5', -12.5],
    ['5 GBytes', 5120],
    ['5 MBytes', 5],
    ['5 GBs', 5120],
    ['1 gig', 1024],
    ['500 Mio', 500],
    ['2 Gio', 2048],
    ['5 GB data', 5120],
    ['5 GB of data', 5120],
    ['ilimitado', 'unlimited'],
    ['Illimité', 'unlimited'],
    ['Unlimited plan', 'unlimited'],
    ['2 gigs', 2048],
    ['5 GB.', 5120],
    ['Unlimited Data', 'unlimited'],
    ['Unlimited GB', 'unlimited'],
    ['unlimited*', 'unlimited'],
    ['1,00,000', 100_000],
    ['12,34,567.5', 1_234_567.5],
  ])('%j is %s', (told, amount) => {
    expect(toldDataAmount(told)).toBe(amount)
  })

  it.each([
    '12 apples',
    '5 GB of calls',
    '5 Miles',
    '1,2,3',
    '1.2.3',
    '5 Mbit',
    '5 Gbits',
    -1,
    '-1',
    '-1 GB',
    '1,00,00',
    'Unlimited calls',
    '1e400',
    '0x10',
    '5 5',
    '--5',
    1e30,
    Number.NaN,
    true,
    [5],
    { value: 5 },
  ])('that is %j is refused', (told) => {
    expect(toldDataAmount(told)).toBeUndefined()
  })
})
