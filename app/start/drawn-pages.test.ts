import { expect, it } from 'vitest'
import { drawnPages, type PageFacts } from './drawn-pages.ts'

const facts: PageFacts = { url: 'https://shop.example/', start: '{}', state: '["NL"]', style: ':root{}' }

function watched(now = () => 0) {
  const pages = drawnPages(now)
  const drawn: string[] = []
  const show = (
    { form = 'gzip', ...own }: Partial<PageFacts> & { form?: string } = {},
    { isWhole = true, bytes = 10 } = {},
  ) =>
    pages.once({ ...facts, ...own }, form, () => {
      const state = own.state ?? facts.state
      drawn.push(state)
      const body = new Uint8Array(bytes)
      new TextEncoder().encodeInto(state, body)
      return Promise.resolve({ body, headers: [['content-encoding', 'gzip']], isWhole })
    })
  return { show, drawn }
}

it('renders a page once for the same data', async () => {
  const { show, drawn } = watched()
  const first = await show()
  expect(await show()).toEqual(first)
  expect(drawn).toHaveLength(1)
})

it.each([
  { url: 'https://other.example/' },
  { form: 'zstd' },
  { start: '{"isCalm":true}' },
  { state: '["FR"]' },
  { style: ':root{--a:1}' },
  // The end of one text can't be mistaken for the beginning of the next.
  { start: '{}5', state: '' },
])('renders it again if anything differs: %o', async (other) => {
  const { show, drawn } = watched()
  await show()
  await show(other)
  await show(other)
  expect(drawn).toHaveLength(2)
})

it('renders it again after a minute, and if rendering failed', async () => {
  let now = 0
  const { show, drawn } = watched(() => now)
  await show()
  now = 60_000
  await show()
  await show({ state: 'broken' }, { isWhole: false })
  await show({ state: 'broken' }, { isWhole: false })
  expect(drawn).toHaveLength(4)
})

it('drops the oldest pages to make room', async () => {
  const { show, drawn } = watched()
  await show()
  for (let page = 0; page < 4; page += 1) await show({ state: String(page) }, { bytes: 512 * 1024 })
  await show({ state: '3' })
  await show({ state: '1' })
  expect(drawn).toHaveLength(5)
  await show()
  expect(drawn).toHaveLength(6)
})
