import { describe, expect, it } from 'vitest'
import { htmlWords } from './html-words.ts'

describe('the words of an email in HTML', () => {
  it.each([
    ['as paragraphs', '<p>It works.</p><p>Thank <b>you</b> &amp; bye</p>', 'It works.\n\nThank you & bye'],
    ['without the quote', '<div>It works.</div><blockquote>Turn on roaming.</blockquote>', 'It works.'],
    ['without script and style', '<style>p{}</style>Yes<script>alert(1)</script>', 'Yes'],
    ['as text and no markup', '&lt;b&gt;bold&lt;/b&gt;', '<b>bold</b>'],
    ['that are all a quote', '<blockquote>Turn on roaming.</blockquote>', ''],
  ])('%s', (_what, markup, said) => {
    expect(htmlWords(markup).unquoted).toBe(said)
  })

  it('with the quotes, as a whole', () => {
    expect(htmlWords('<blockquote>Turn on roaming.</blockquote><p>Yes</p>').whole).toBe('Turn on roaming.\n\nYes')
  })
})
