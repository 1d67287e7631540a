import { describe, expect, it } from 'vitest'
import { faqCopy } from '#app/copy/support/faq.ts'
import { findAnswers } from './faq.tsx'

const ids = (query: string) => findAnswers(query, faqCopy.questions).map(({ id }) => id)

describe('searching the answers', () => {
  it('shows all four questions before anything is typed', () => {
    expect(ids('')).toEqual(['what-is-an-esim', 'dual-sim', 'activation-time', 'support-hours'])
  })

  it.each([
    ['24/7', ['support-hours']],
    ['DUAL sim', ['dual-sim']],
    ['few minutes', ['activation-time']],
    ['xyz', []],
  ])('%s', (query, found) => {
    expect(ids(query)).toEqual(found)
  })
})
