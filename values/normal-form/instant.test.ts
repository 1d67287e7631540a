import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { assert, constant, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toldInstant } from './instant.ts'

describe('an instant', () => {
  const SECOND = 1000
  const moment = integer({ min: Date.UTC(2001, 8, 10) / SECOND, max: Date.UTC(2199, 0, 1) / SECOND }).map(
    (seconds) => new Date(seconds * SECOND),
  )
  const notationsOf = (date: Date): unknown[] => {
    const iso = date.toISOString()
    const [day = '', time = ''] = iso.slice(0, 19).split('T')
    const away = new Date(date.getTime() + 5.5 * 3_600_000).toISOString().slice(0, 19)
    return [
      iso,
      iso.toLowerCase(),
      `${day}T${time}`,
      `${day} ${time}`,
      `${day} ${time}.0000000`,
      `${day}T${time}Z`,
      `${day}T${time}+0000`,
      `${day}T${time}+00:00[UTC]`,
      `${day} ${time} UTC`,
      `${away}+05:30`,
      `${away}+0530`,
      `${day.replaceAll('-', '/')} ${time}`,
      `${day}T${time}`.replace(/[-:]/g, ''),
      `${day}${time}`.replace(/[-:]/g, ''),
      date.toUTCString(),
      date.getTime(),
      date.getTime() / SECOND,
      String(date.getTime()),
      String(date.getTime() / SECOND),
      `/Date(${date.getTime()})/`,
      date.toString(),
      `${date.getTime()}000`,
      `${date.getTime()}000000`,
      date.toLocaleString('en-US', { timeZone: 'UTC', dateStyle: 'medium', timeStyle: 'medium' }),
    ]
  }

  it('is the same in every notation, and without a zone it is UTC', () => {
    const notations = moment.chain((date) => record({ date: constant(date), told: constantFrom(...notationsOf(date)) }))
    assert(
      property(notations, ({ date, told }) => {
        expect(toldInstant(told)).toEqual(date)
      }),
    )
  })

  it.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
    'is the same on a machine in %s',
    async (zone) => {
      const told = [
        '2026-12-01T10:00:00',
        '2026-12-01 10:00',
        '2026-12-01',
        'Tue, 1 Dec 2026 10:00:00',
        '20261201T100000',
      ]
      const script = `import { toldInstant } from '#values/normal-form/instant.ts'
      console.log(new Date('2026-12-01T10:00:00').toISOString(), ...${JSON.stringify(told)}.map((each) => toldInstant(each).toISOString()))`
      const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script], {
        env: { ...process.env, TZ: zone },
      })
      const [local, ...read] = stdout.trim().split(' ')
      // The machine's zone really is another one.
      expect(local).not.toBe('2026-12-01T10:00:00.000Z')
      const noon = '2026-12-01T10:00:00.000Z'
      expect(read).toEqual([noon, noon, '2026-12-01T00:00:00.000Z', noon, noon])
    },
  )

  it.each([
    'Dec 1, 2026 10:00:00',
    'December 1st, 2026 at 10:00',
    'Dec 1, 2026, 10:00:00 AM',
    'Tue Dec 01 2026 10:00:00 GMT+0000 (Coordinated Universal Time)',
    'Tue Dec 01 10:00:00 UTC 2026',
    'Tue Dec  1 10:00:00 2026',
    '2026-12-1 10:00',
    '2026/12/1 10:00:00',
    'Tue, 1 Dec 2026 05:00:00 EST',
    '2026-12-01 11:00:00 CET',
    'Tue Dec 01 19:00:00 JST 2026',
    '1796119200000000000',
    '2026-12-01 10:00:00 +0000 UTC',
    '2026-12-01 12:00:00 +0200 EET',
    '2026-12-01 13:00:00 +0300 +03',
    '2026-12-01T05:00:00\u221205:00',
    '2026\u201112\u201101T10:00:00Z',
    '2026\u201312\u201301 10:00',
    '01-DEC-26 10:00:00',
    'Tuesday, 01-Dec-26 10:00:00 GMT',
    '2026-12-01 10:00 AM',
    '1st December 2026 10:00',
    '202612011000',
    '2026-12-01, 10:00',
    '2026-12-01 at 10:00',
    '2026-12-01 10:00:00 (UTC)',
    '2026-12-01 10:00:00 Etc/UTC',
    '2026-DEC-01 10:00:00',
    '2026 December 1 10:00',
    'Dec-01-2026 10:00',
    '1.7961192e9',
    '1.7961192e12',
    '@1796119200',
    String.raw`\/Date(1796119200000)\/`,
    '1st of December, 2026 at 10:00 AM',
  ])('%s is ten in London', (told) => {
    expect(toldInstant(told)).toEqual(new Date('2026-12-01T10:00:00Z'))
  })

  it('has twelve before one in both halves of a day', () => {
    const hours = ['12:30:00 AM', '1:30:00 AM', '12:30:00 PM', '1:30:00 PM'].map((time) =>
      toldInstant(`Dec 1, 2026 ${time}`),
    )
    expect(hours.map((each) => each?.getUTCHours())).toEqual([0, 1, 12, 13])
  })

  it.each([
    ['31.12.2026 10:00', '2026-12-31T10:00:00Z'],
    ['31/12/2026', '2026-12-31'],
    ['12/31/2026 10:00:00 PM', '2026-12-31T22:00:00Z'],
    ['26/11/2026', '2026-11-26'],
    ['11.11.2026', '2026-11-11'],
    ['29-NOV-26', '2026-11-29'],
    ['29th November 2026', '2026-11-29'],
    ['2026-11-29 10:00 PM', '2026-11-29T22:00:00Z'],
  ])('%s can be read in one way only', (told, date) => {
    expect(toldInstant(told)).toEqual(new Date(date))
  })

  it.each([
    'never',
    'Unlimited',
    'No expiry',
    'Never expires',
    'not started',
    'Not yet activated',
    'N.A.',
    'not available',
    'TBD',
    '01-JAN-70',
    '0001-01-01',
    '0001-01-01T00:00:00Z',
    '0000-00-00 00:00:00',
    '1970-01-01T00:00:00Z',
    '1900-01-01',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00.000Z',
    '275760-09-13',
    0,
    -62_135_596_800,
    -62_135_596_800_000,
    8_640_000_000_000_000,
    253_402_300_799_000,
  ])('that is %j stands for none', (told) => {
    expect(toldInstant(told)).toBeNull()
  })

  it.each([
    'tomorrow',
    '2026-02-30',
    '2026-13-01',
    '2026-12-01T25:00:00',
    '2026-12-01T10:61:00Z',
    '2026-12-01T10:00:00+25:00',
    '01/12/2026',
    '2026',
    '12:00',
    '2026-1-32',
    'Dec 32, 2026',
    'Foo 1, 2026',
    '2026-Foo-01',
    '202613011000',
    '2026-12-01 at noon',
    'Dec 1, 2026 13:00:00 PM',
    '2026-12-01 10:00:00 CST',
    '01.12.2026 10:00',
    '31/13/2026',
    '31.02.2026',
    '31/11/2026',
    '31/12/26',
    '2026-11-29 13:00 PM',
    '8988303000000004821',
    30,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    true,
  ])('that is %j is refused', (told) => {
    expect(toldInstant(told)).toBeUndefined()
  })
})
