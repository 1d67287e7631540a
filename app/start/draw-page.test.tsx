import { lazy } from 'react'
import { describe, expect, it } from 'vitest'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { drawPage } from './draw-page.tsx'

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

const loads = () => lazy(() => Promise.resolve({ default: () => <p>late</p> }))
const Broken = () => {
  throw new Error('broken')
}

describe('a page', () => {
  it('that waits for the code of a part is sent whole', async () => {
    const Late = loads()
    const page = documentWith(
      <LazyPlace>
        <Late />
      </LazyPlace>,
    )
    expect(await drawPage(page, nobody)).toContain('<p>late</p>')
  })

  it('that waits as a whole is sent whole too', async () => {
    const Late = loads()
    expect(await drawPage(documentWith(<Late />), nobody)).toContain('<p>late</p>')
  })

  it('is sent without a part that fails, and the failure is reported once', async () => {
    const problems: unknown[] = []
    const page = documentWith(
      <LazyPlace fallback={<i>soon</i>}>
        <Broken />
      </LazyPlace>,
    )
    expect(
      await drawPage(page, (problem) => {
        problems.push(problem)
      }),
    ).toContain('<i>soon</i>')
    expect(problems).toEqual([new Error('broken')])
  })

  it('that fails as a whole fails', async () => {
    await expect(drawPage(documentWith(<Broken />), nobody)).rejects.toThrow('broken')
  })
})
