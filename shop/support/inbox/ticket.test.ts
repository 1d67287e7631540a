import { describe, expect, it } from 'vitest'
import { parseDateOnly, startOfDay } from '#values/date.ts'
import { asLine, asText, isTicketNumber, listThreadIds, ticketNumber, measureWait, snoozedUntil } from './ticket.ts'

describe('a line of a message', () => {
  it.each([
    ['  QR code\tdoes not scan ', 'QR code does not scan'],
    ['Help\r\nBcc: everybody@example.com', 'Help Bcc: everybody@example.com'],
    ['nothing\u0000here\u001b[2J', 'nothinghere[2J'],
    ['<b>bold</b>', '<b>bold</b>'],
    [' \n ', ''],
  ])('%j is kept as %j', (typed, kept) => expect(asLine(typed)).toBe(kept))
})

describe('the text of a message', () => {
  it.each([
    ['one\r\ntwo\rthree\n\nfour', 'one\ntwo\nthree\n\nfour'],
    ['a\tb\u0000c\u0007', 'a\tbc'],
    ['<script>alert(1)</script> & "quotes"', '<script>alert(1)</script> & "quotes"'],
    ['Grüße 🛫 日本', 'Grüße 🛫 日本'],
    ['\r\n \t', ''],
  ])('%j is kept as %j', (typed, kept) => expect(asText(typed)).toBe(kept))
})

it('a ticket number always has eight digits in two groups', () => {
  expect([0, 7, 48_291_375, 99_999_999].map(ticketNumber)).toEqual(['0000-0000', '0000-0007', '4829-1375', '9999-9999'])
})

it.each([
  ['4829-1375', true],
  ['48291375', false],
  ['4829-13751', false],
  ["' or 1=1", false],
])('%j may be the number of a ticket: %s', (text, isNumber) => expect(isTicketNumber(text)).toBe(isNumber))

it.each([
  ['2026-12-01T09:30:00Z', { waitedMs: 30 * 60_000, leftMs: 23.5 * 3_600_000 }],
  ['2026-11-29T10:00:00Z', { waitedMs: 48 * 3_600_000, leftMs: -24 * 3_600_000 }],
  ['2026-12-01T10:00:05Z', { waitedMs: 0, leftMs: 24 * 3_600_000 }],
])('a writer who has waited since %s', (since, wait) =>
  expect(measureWait(new Date(since), new Date('2026-12-01T10:00:00Z'))).toEqual(wait),
)

it('an answer refers to all earlier emails, the answered one last', () => {
  const entries = [{ messageId: 'b.1' }, { messageId: null }, { messageId: 'c.2' }]
  expect(listThreadIds('a.1', entries)).toEqual(['a.1', 'b.1', 'c.2'])
  expect(listThreadIds(null, [])).toEqual([])
})

it.each(['Europe/Amsterdam', 'America/Los_Angeles', 'Pacific/Kiritimati'])(
  'a snoozed message says the day that was chosen, by the clock of a shop in %s',
  (zone) => {
    const [today, day] = [parseDateOnly('2026-11-28'), parseDateOnly('2026-11-30')]
    if (!today || !day) throw new Error('There is no such day.')
    const ticket = { status: 'open', snoozedUntil: startOfDay(day, zone) } as const
    expect(snoozedUntil(ticket, startOfDay(today, zone), zone)).toBe(day)
    expect(snoozedUntil(ticket, startOfDay(day, zone), zone)).toBeNull()
  },
)
