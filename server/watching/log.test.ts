import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { openLog, withoutSecrets } from './log.ts'

describe('the log', () => {
  it.each([
    ['an e-mail address', 'mail to Jane.Doe+esim@mail.example.com failed', 'mail to (e-mail) failed'],
    ['an ICCID', 'profile 8988300000000004821 is taken', 'profile (…4821) is taken'],
    ['an activation code', 'code LPA:1$rsp.example$ABC-123 sent', 'code (activation code) sent'],
    ['a token', `key ${'a'.repeat(43)} used`, 'key (token) used'],
    [
      "a query's parameters",
      'Failed query: select 1\nparams: jane@example.com,Jane\n    at run (file.ts:1:1)',
      'Failed query: select 1\n    at run (file.ts:1:1)',
    ],
    ['parameters at the end', 'Failed query: select 1\nparams: Jane,\nDoe', 'Failed query: select 1'],
  ])('writes no %s', (_what, problem, written) => {
    expect(withoutSecrets({ problem })).toEqual({ problem: written })
  })

  it.each([
    ['a stack', 'Error: x\n    at a (/work/node_modules/@hono/node-server/dist/index.mjs:1:2)'],
    ['an order id', '00000000-0000-4000-8000-000000000000'],
    ['a moment', '1763734000000'],
    ['an order reference', 'wanderpass_order_1763734000000_01032_3_00000000-0000-4000-8000-000000000000'],
  ])('keeps %s', (_what, problem) => {
    expect(withoutSecrets({ problem, count: 3 })).toEqual({ problem, count: 3 })
  })

  it('writes one JSON text per line, alerts marked as such', () => {
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    log.info({ a: 1 }, 'one')
    log.warn({}, 'two')
    log.error({ problem: 'jane@example.com' }, 'three')
    const written: unknown[] = lines.map((line) => JSON.parse(line))
    expect(written).toMatchObject([
      { level: 30, a: 1, msg: 'one' },
      { level: 40, msg: 'two' },
      { level: 50, alert: true, msg: 'three', problem: '(e-mail)' },
    ])
  })

  it('names the source of each position in the built server', () => {
    const folder = mkdtempSync(join(tmpdir(), 'built-'))
    mkdirSync(join(folder, 'build/server'), { recursive: true })
    const file = join(folder, 'build/server/compose-1.js')
    writeFileSync(
      file,
      'import "a";\n// shop/sales/order/order.ts\nplace();\n// shop/catalogue/cart/cart.ts\n// x\nput();\n',
    )
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    const [at, gone] = [pathToFileURL(file).href, pathToFileURL(join(folder, 'build/server/old.js')).href]
    log.error(
      { problem: `E: x\n  at place (${at}:3:1)\n  at put (${at}:6:2)\n  at ${at}:1:1\n  at ${gone}:3:1` },
      'oops',
    )
    rmSync(folder, { recursive: true })
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      problem: `E: x\n  at place (shop/sales/order/order.ts in ${at}:3:1)\n  at put (shop/catalogue/cart/cart.ts in ${at}:6:2)\n  at ${at}:1:1\n  at ${gone}:3:1`,
    })
  })

  it('marks everything that a request leads to with its ID, and nothing else', async () => {
    const lines: string[] = []
    const log = openLog('info', { write: (line) => void lines.push(line) })
    const ask = (id: string) =>
      log.inRequest(id, async () => {
        await Promise.resolve()
        log.info({}, 'asked')
      })
    await Promise.all([ask('one'), ask('two')])
    log.info({}, 'of nobody')
    const written: { requestId?: string }[] = lines.map((line) => JSON.parse(line))
    expect(written.map(({ requestId }) => requestId)).toEqual(['one', 'two', undefined])
  })
})
