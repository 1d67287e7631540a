// Which places a question names, and which it doesn't: sizes, short words, and abbreviations aren't countries.
import { describe, expect, it } from 'vitest'
import bundleRows from '#db/seed/bundles.json' with { type: 'json' }
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { offeredZones, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { namedPlaces } from '#shop/catalogue/destination/named-places.ts'
import { chosenPassages } from '#shop/support/assistant/chosen-passages.ts'
import { HOME_FACTS } from '#shop/catalogue/bundle/bundle-facts.ts'
import { dataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import { helpPassages } from './help-passages.ts'
import { nameThings } from './name-things.ts'

const catalogue: Catalogue = {
  zones: zoneRows,
  bundles: bundleRows.map((row) => ({ ...row, status: row.status === 'Active' ? 'Active' : 'Inactive' })),
}
const zones = offeredZones(catalogue)
const VAT = 2100
const answerTo = (question: string) =>
  chosenPassages(
    helpPassages('Wander Pass', false, { facts: [HOME_FACTS], data: dataOnSale(catalogue) }),
    nameThings(question, catalogue, VAT),
  )?.quoted[0]
const who = (hasModel: boolean) =>
  helpPassages('Wander Pass', hasModel, { facts: [HOME_FACTS], data: dataOnSale(catalogue) }).find(
    ({ path }) => path === '/privacy#support',
  )

describe('a question names', () => {
  it.each([
    ['What is the price of 10 GB for Japan?', ['JP']],
    ['How much does 5 GB Europe cost?', ['Europe']],
    ['Is 1 GB enough for a week in Spain?', ['ES']],
    ['price of 512 MB', []],
    ['10GB', []],
    ['GB', []],
    ['50 GB for MB users', []],
    ['Do you cover GB?', []],
    ['HOW MUCH IS 5 GB IN ITALY', ['IT']],
    ['WHAT IS IT AND IS IT IN MY PHONE', []],
    ['do I need an ID to buy?', []],
    ['are you an AI?', []],
    ['does my TV work', []],
    ['is my iPhone SE supported', []],
    ['at 10 PM on arrival', []],
    ['Do you cover US?', ['US']],
    ['an eSIM for the US and the UK', ['US', 'GB']],
    ['in FR and IT for a week', ['FR', 'IT']],
    ['FR, IT, ES', ['FR', 'IT', 'ES']],
    ['Which bundle works in DE?', ['DE']],
    ['I go to Paris', ['FR']],
    ['a weekend in London, then New York', ['GB', 'US']],
    ['Bali for two weeks', ['ID']],
    ['What about the U.K.?', ['GB']],
    ['Does it work in Scotland and Wales?', ['GB']],
    ['nice prices, can I split them?', []],
    ['Tokyo and Seoul', ['JP', 'KR']],
    ['is there data in Dubai', ['AE']],
    ['Mallorca next week', ['ES']],
    ['What does South America cost?', ['Central and South America']],
    ['So I am IN need of NO contract', []],
    ['road trip NYC to Toronto', ['US', 'CA']],
  ])('%j: %j', (question, places) => {
    const { countries, zones: named } = namedPlaces(question, zones)
    expect([...countries, ...named.map(({ name }) => name)]).toEqual(places)
  })
})

describe('the answer', () => {
  it('to the price of a size in a country is that price', () => {
    expect(answerTo('What is the price of 10 GB for Japan?')).toMatchObject({
      path: '/bundleselector?to=JP',
      text: expect.stringContaining('Asia and the Pacific, 10 GB for 15 days: €32.61'),
    })
    expect(answerTo('What is the price of 10 GB for Japan?')?.text).not.toContain('1 GB for 7 days')
  })

  it('to a size in a zone leads to that zone and no other country', () => {
    const answer = answerTo('How much does 5 GB Europe cost?')
    expect(answer?.text).toContain('Europe, 5 GB for 10 days: €18.09')
    expect(answer?.path).not.toBe('/bundleselector?to=GB')
    expect(answer?.path?.split('=')[1]?.split(',').length).toBeGreaterThan(10)
  })

  it.each(['Paris', 'Do you have an eSIM for London?', 'What does the UK cost?', '5 GB in New York'])(
    'to %j is what the shop sells there',
    (question) => {
      expect(answerTo(question)?.path).toMatch(/^\/bundleselector\?to=(FR|GB|US)$/)
    },
  )

  it.each([
    'Can I pay with PayPal?',
    'Do you accept PayPal?',
    'Is PayPal accepted?',
    'paypal',
    'Do you take Apple Pay?',
    'can I pay by card or iDEAL',
    'Klarna?',
  ])('to %j names the certain payment methods and where others appear', (question) => {
    expect(answerTo(question)).toMatchObject({
      path: '/terms#payment',
      text: expect.stringMatching(/Credit and debit cards work.*see them on that page/s),
    })
  })

  it('says what it is, and calls itself a model only where there is one', () => {
    expect(who(true)?.text).toContain('I’m an AI assistant')
    expect(who(false)?.text).toContain('not an AI')
  })
})
