import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { combineWatches, UNSEEN, type Watch } from './watch.ts'

it('several observers see the same calls and transactions, and the result is passed on', async () => {
  const seen: string[] = []
  const named = (name: string): Watch => ({
    vendor: (vendor) => (call) => {
      seen.push(`${name} ${vendor}`)
      return call()
    },
    onRest: (vendor, isResting) => void seen.push(`${name} ${vendor} ${isResting}`),
    transaction: (work) => {
      seen.push(`${name} transaction`)
      return work()
    },
  })
  const both = combineWatches([named('one'), UNSEEN, named('other')])
  expect(await both.vendor('mail')(() => Promise.resolve('sent'))).toBe('sent')
  expect(await both.transaction(() => Promise.resolve('done'))).toBe('done')
  both.onRest('mail', true)
  expect(seen).toEqual([
    'one mail',
    'other mail',
    'one transaction',
    'other transaction',
    'one mail true',
    'other mail true',
  ])
})

it('a shop without a collector or a token loads no metrics or tracing code', () => {
  const main = readFileSync(resolve(import.meta.dirname, '../run-shop.ts'), 'utf8')
  expect(main.match(/^import (?!type ).*(meter|tracing)\.ts/gm)).toBeNull()
  expect(main).toMatch(/config\.tracing \? \(await import\('\.\/watching\/tracing\.ts'\)\)/)
  expect(main).toMatch(/config\.metricsToken \? \(await import\('\.\/watching\/meter\.ts'\)\)/)
})
