import { renderToStaticMarkup } from 'react-dom/server'
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { countryPageCopy } from '#app/copy/catalogue/country-page.ts'
import { tilesCopy } from '#app/copy/catalogue/home-sections.ts'
import { assistantCopy } from '#app/copy/support/assistant.ts'
import { speakIn } from '#app/language/speak-in.ts'
import { LANGUAGES } from '#values/language.ts'
import { Marked } from './marked.tsx'

const drawn = (text: string) =>
  renderToStaticMarkup(createElement(Marked, { text, render: (marked) => createElement('b', {}, marked) })).replaceAll(
    /<\/?text-run>/g,
    '',
  )

it.each([
  ['I accept the [terms].', 'I accept the <b>terms</b>.'],
  ['No part', 'No part'],
  ['Summary [of “Europe [old]”]', 'Summary <b>of “Europe [old]”</b>'],
])('draws %s', (text, html) => {
  expect(drawn(text)).toBe(html)
})

it.each(LANGUAGES)('each sentence that has such a part has it in %s', async (language) => {
  const texts = await speakIn(language, () => [
    checkoutCopy.consents.terms,
    tilesCopy.learnMore,
    countryPageCopy.plans.summary('5 GB', '7', 'Europe'),
    assistantCopy.save,
  ])
  for (const text of texts) expect(drawn(text)).toMatch(/^[^[\]]+<b>[^[\]<]+<\/b>[^[\]]*$/)
})
