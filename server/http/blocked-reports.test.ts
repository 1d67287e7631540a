import { beforeEach, describe, expect, it } from 'vitest'
import type { BrowserReport } from '#shop/figures/health/blocked-report.ts'
import { blockedReports } from './blocked-reports.ts'

let nowMs: number
let lines: Record<string, unknown>[]
let counted: BrowserReport[]
let address: string
let doors: ReturnType<typeof blockedReports>
beforeEach(() => {
  nowMs = 0
  lines = []
  counted = []
  address = '203.0.113.1'
  doors = blockedReports({
    log: { warn: (facts) => void lines.push(facts) },
    record: (told) => Promise.resolve(void counted.push(told)),
    addressOf: () => address,
    nowMs: () => nowMs,
  })
})

const INLINE = {
  'document-uri': 'https://shop.example/success?reference=a-secret-of-the-order',
  'violated-directive': 'script-src-elem',
  'blocked-uri': 'inline',
}
const send = async (body: unknown) => {
  const headers = { 'content-type': 'application/csp-report' }
  const answer = await doors.request('/blocked', { method: 'POST', headers, body: JSON.stringify(body) })
  return answer.status
}
const report = (told: Partial<typeof INLINE> = {}) => send({ 'csp-report': { ...INLINE, ...told } })

describe('what a browser blocked (L09)', () => {
  it.each([
    ['a script put into a page', {}, { directive: 'script-src-elem', page: '/success', blocked: 'inline' }],
    [
      'a page in the frame of another site',
      { 'violated-directive': 'frame-ancestors', 'blocked-uri': 'https://evil.example/p?of=whom' },
      { directive: 'frame-ancestors', page: '/success', blocked: 'evil.example' },
    ],
    [
      'a program in the browser',
      { 'violated-directive': "img-src 'self'", 'blocked-uri': 'chrome-extension://id/x.png' },
      { directive: 'img-src', page: '/success', blocked: 'chrome-extension' },
    ],
    ['a page without an address', { 'document-uri': 'about' }, { page: '/' }],
  ])('is in the log without the address of anybody: %s', async (_what, told, facts) => {
    expect(await report(told)).toBe(204)
    expect(lines).toEqual([expect.objectContaining(facts)])
    expect(JSON.stringify(lines)).not.toMatch(/secret|whom/)
  })

  it.each([null, [], 'text', {}, { 'csp-report': {} }, { 'csp-report': { ...INLINE, 'violated-directive': '<b>' } }])(
    'is nothing else: %j',
    async (body) => {
      expect([await send(body), lines]).toEqual([400, []])
    },
  )

  it('does not flood the log, whoever sends it', async () => {
    for (let sent = 0; sent < 50; sent += 1) {
      address = `203.0.113.${sent}`
      expect(await report()).toBe(204)
    }
    expect([lines.length, counted.length]).toEqual([20, 20])
    nowMs = 60_000
    await report()
    expect([lines.length, counted.length]).toEqual([21, 21])
  })

  it('is heard from others while one address sends many', async () => {
    for (let sent = 0; sent < 50; sent += 1) await report()
    expect(counted).toHaveLength(5)
    address = '203.0.113.2'
    await report({ 'violated-directive': "img-src 'self'" })
    expect(counted.at(-1)).toEqual({ page: INLINE['document-uri'], directive: 'img-src', blocked: 'inline' })
  })

  it('is only told by POST', async () => {
    const answer = await doors.request('/blocked')
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
  })
})
