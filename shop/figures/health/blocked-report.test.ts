import { describe, expect, it } from 'vitest'
import { dateOnlyOf } from '#values/date.ts'
import { isWorthALook, readBlockedReport, type BlockedCount } from './blocked-report.ts'

const DAY = dateOnlyOf(new Date('2026-03-02T12:00:00Z'), 'UTC')
const told = {
  page: 'https://shop.example/success?reference=a-secret',
  directive: 'script-src-elem',
  blocked: 'inline',
}

describe('a browser’s report about what was blocked (L09)', () => {
  it.each([
    ['code in the page', {}, 'in_page'],
    ['code in an address', { blocked: 'data' }, 'in_page'],
    ['our own file', { blocked: 'https://shop.example/assets/new.js' }, 'own'],
    ['a file of another site', { blocked: 'https://evil.example/x.js' }, 'other_site'],
    ['our page in a frame', { directive: 'frame-ancestors', blocked: 'https://evil.example/' }, 'framed'],
    ['an extension', { blocked: 'chrome-extension://id/x.js' }, 'extension'],
    ['an extension', { blocked: 'safari-web-extension://id/x.js' }, 'extension'],
  ] as const)('is about %s', (_what, part, source) => {
    expect(readBlockedReport({ ...told, ...part })).toMatchObject({ source })
  })

  it.each([
    ['https://shop.example/success?reference=a-secret', '/success'],
    ['https://shop.example/admin-dashboard/orders/an-id', '/admin-dashboard'],
    ['https://shop.example/', '/'],
    ['https://shop.example/somebody@example.com', '/…'],
    ['about', '/…'],
  ])('keeps only the first part of the page’s address: %s is %s', (page, kept) => {
    expect(readBlockedReport({ ...told, page }).page).toBe(kept)
  })

  it.each([
    ['script-src-elem', 'script-src-elem'],
    ['anything-goes', 'other'],
  ])('keeps the names of known rules: %s is %s', (directive, kept) => {
    expect(readBlockedReport({ ...told, directive }).directive).toBe(kept)
  })
})

const count = (part: Partial<BlockedCount>): BlockedCount => ({
  source: 'in_page',
  directive: 'script-src-elem',
  page: '/success',
  reports: 1,
  today: 1,
  firstDay: DAY,
  lastDay: DAY,
  ...part,
})

describe('what browsers blocked in seven days', () => {
  it.each([
    ['nothing', [], false],
    ['a few scripts', [count({ reports: 19, today: 19 })], false],
    ['suddenly many scripts', [count({ reports: 20, today: 20 })], true],
    ['as many scripts as on other days', [count({ reports: 140, today: 20 })], false],
    ['many extensions', [count({ source: 'extension', reports: 900, today: 900 })], false],
    ['many frames', [count({ source: 'framed', reports: 900, today: 900 })], false],
    ['two of our own files', [count({ source: 'own', reports: 2, today: 2 })], false],
    ['our own files today', [count({ source: 'own', reports: 3, today: 3 })], true],
    ['our own files, but not today', [count({ source: 'own', reports: 300, today: 0 })], false],
  ] as const)('%s: worth a look is %s', (_what, counts, isSo) => {
    expect(isWorthALook(counts)).toBe(isSo)
  })
})
