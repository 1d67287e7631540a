// Real questions, with what an answer must and must not say: the pages' own answers, on the seeded catalog.
import { describe, expect, it } from 'vitest'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import { chosenPassages } from '#shop/support/assistant/chosen-passages.ts'
import { detectForeignLanguage, toSearchText } from '#shop/support/assistant/foreign-language.ts'
import { wordsAlone } from '#shop/support/assistant/question.ts'
import { listWordRoots } from '#shop/support/assistant/word-root.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { everySold } from '#shop/catalogue/trip/find-offers.ts'
import { COUNTRY_CODES, countryName } from '#values/country/country.ts'
import { formatEuro } from '#values/money.ts'
import type { Asked } from '#tests/support/asked/asked.ts'
import { FOR_LANGUAGES, NOT_FOR_LANGUAGES } from '#tests/support/asked/for-languages.ts'
import { HELP } from '#tests/support/asked/help.ts'
import { LANGUAGE_ROWS } from '#tests/support/asked/languages.ts'
import { NONSENSE } from '#tests/support/asked/nonsense.ts'
import { PLACES } from '#tests/support/asked/places.ts'
import { TWO_MEANINGS } from '#tests/support/asked/two-meanings.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { dataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import { helpPassages } from './help-passages.ts'
import { nameThings } from './name-things.ts'
import { smallTalk, worded } from './word-answer.ts'

const catalogue: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}
const VAT = 2100
const library = helpPassages('Wander Pass', false, { facts: [HOME_FACTS], data: dataOnSale(catalogue) })
const named = (question: string) =>
  nameThings(toSearchText(wordsAlone(question), detectForeignLanguage(question)), catalogue, VAT)

function answerTo(question: string): string {
  const foreign = detectForeignLanguage(question)
  const chosen = chosenPassages(library, named(question))
  const answer = chosen ? ({ ok: true, kind: 'quoted', ...chosen } as const) : ({ ok: true, kind: 'unknown' } as const)
  const { reply } = smallTalk(question, foreign) ?? worded(answer, foreign)
  const links = reply.kind === 'answer' ? reply.links.map(({ to, label }) => `${label} ${to} `) : []
  return [reply.text, ...links].join('\n')
}

const SOLD = new Set(
  everySold(catalogue).map(({ zone, bundle, priceCents }) => {
    const price = formatEuro(quote(priceCents, VAT).totalCents)
    return `${displayNameOf(zone)}, ${sizeLabel(bundle)} for ${bundle.validityDays} days: ${price}`
  }),
)

describe.each<[string, readonly Asked[]]>([
  ['places and prices', PLACES],
  ['names with two meanings', TWO_MEANINGS],
  ['help', HELP],
  ['what is not ours', NONSENSE],
  ['other languages', LANGUAGE_ROWS],
  ['for another language', FOR_LANGUAGES],
])('%s:', (_subject, rows) => {
  it.each(rows)('%j', (question, must, mustNot) => {
    const answer = answerTo(question)
    const wrong = {
      missing: must.filter((fact) => !answer.includes(fact)),
      tooMuch: mustNot.filter((fact) => answer.includes(fact)),
      unsold: answer.match(/(?<=• )\S.*€.*/g)?.filter((line) => !SOLD.has(line)) ?? [],
    }
    expect({ ...wrong, answer }).toEqual({ missing: [], tooMuch: [], unsold: [], answer })
  })
})

it.each(NOT_FOR_LANGUAGES)('leads nobody to the footer for %j', (question) => {
  expect(answerTo(question)).not.toContain('at the bottom of any page')
})

it.each(['%', 'Can I use it in %?', 'How much is it for %?', 'I need internet in % for 5 days', 'Do you cover %?'])(
  'distinguishes every country from all others in %j',
  (phrase) => {
    const wrong = COUNTRY_CODES.filter((code) => {
      const { asked, rest } = named(phrase.replace('%', () => countryName(code)))
      const [first] = asked
      const isFound = first?.title.endsWith(` ${countryName(code)}`) && asked.length === 1
      return !isFound || listWordRoots(rest).length > 0
    })
    expect(wrong).toEqual([])
  },
)
