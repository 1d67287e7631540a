import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from './draw-page.tsx'

const draw = <Packed,>(word: string, pack: (html: Uint8Array<ArrayBuffer>) => Packed) =>
  drawPage(
    <html lang="en">
      <body>{word}</body>
    </html>,
    { onText: () => {}, onError: () => {}, pack },
  )
const textOf = (html: Uint8Array) => new TextDecoder().decode(html)
const pageOf = (word: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${word}</body></html>`

it('pages rendered at the same time don’t mix', async () => {
  const words = ['one', 'a longer word', '€']
  expect(await Promise.all(words.map((word) => draw(word, textOf)))).toEqual(words.map(pageOf))
})

it('a page takes no memory of its own before it is packed', async () => {
  const [first, second] = [await draw('one', ({ buffer }) => buffer), await draw('two', ({ buffer }) => buffer)]
  expect(first).toBe(second)
})

it('a page that waits for its code is packed whole', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }))
  const page = (
    <html lang="en">
      <body>
        <Suspense>
          <Late />
        </Suspense>
      </body>
    </html>
  )
  expect(await drawPage(page, { onText: () => {}, onError: () => {}, pack: textOf })).toContain('<p>late</p>')
})
