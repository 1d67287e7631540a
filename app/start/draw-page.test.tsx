import { lazy, Suspense } from 'react'
import { expect, it } from 'vitest'
import { drawPage } from './draw-page.ts'

const nobody = () => {}
const documentWith = (body: React.ReactNode) => (
  <html lang="en">
    <body>{body}</body>
  </html>
)
const pageOf = (word: string) => `<!DOCTYPE html><html lang="en"><head></head><body>${word}</body></html>`

it('pages rendered at the same time don’t mix', async () => {
  const words = ['one', 'a longer word', '€']
  expect(await Promise.all(words.map((word) => drawPage(documentWith(word), nobody)))).toEqual(words.map(pageOf))
})

it('a page that waits for its code is sent whole', async () => {
  const Late = lazy(() => Promise.resolve({ default: () => <p>late</p> }))
  const page = documentWith(
    <Suspense>
      <Late />
    </Suspense>,
  )
  expect(await drawPage(page, nobody)).toContain('<p>late</p>')
})
