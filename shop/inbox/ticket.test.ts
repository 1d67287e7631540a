import { describe, expect, it } from 'vitest'
import { asLine, asText, ticketNumber } from './ticket.ts'

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
