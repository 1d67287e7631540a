// Zones have names in each language, also those that an owner adds as ours are named.
import { afterEach, describe, expect, it } from 'vitest'
import zoneRows from '#db/seed/zones.json' with { type: 'json' }
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { tellLanguageBy } from './current-language.ts'
import { offerName, zoneName } from './formats.ts'
import { learn } from './learn.ts'
import { tellSpoken } from './speak-in.ts'
import { tripName } from './trip-name.ts'

afterEach(tellSpoken)

/** The same words in the language. */
const ALIKE = /^(Europe2?|Africa2?)$/

describe.each(FOREIGN_LANGUAGES)('in %s', (language) => {
  it('each zone of the shop has a name of its own, for pages and for emails', async () => {
    await learn(language)
    tellLanguageBy(() => language)
    const names = zoneRows.flatMap(({ name, displayName }) => [name, ...(displayName ? [displayName] : [])])
    const english = names.filter((name) => !ALIKE.test(name))
    expect(english.filter((name) => zoneName(name) === name)).toEqual([])
    expect(names.map(zoneName)).toEqual(names.map(SPOKEN[language].zone))
  })
})

it.each([
  ['Europe2', 'Europa 2'],
  ['World3', 'Welt 3'],
  ['Morocco', 'Marokko'],
  ['Europe, 35 countries', 'Europa, 35 Länder'],
  ['Europe, 1 countries', 'Europa, 1 Land'],
  ['United States', 'USA'],
  ['Spain, Portugal and Andorra', 'Spanien, Portugal und Andorra'],
  ['Bosnia and Herzegovina', 'Bosnien und Herzegowina'],
  ['Spain and Castle Hill', 'Spain and Castle Hill'],
  ['constructor', 'constructor'],
  ['Balkan-Route 7', 'Balkan-Route 7'],
])('%s is %s in German', async (name, german) => {
  await learn('de')
  tellLanguageBy(() => 'de')
  expect(zoneName(name)).toBe(german)
  expect(tripName({ destinations: [], zone: name })).toBe(german)
})

it('a bundle is called by its zone and its size, in English as specified', async () => {
  const offer = { name: 'Europe2 5GB', zone: 'Europe2', megabytes: 5120 }
  expect(offerName(offer)).toBe('Europe2 5GB')
  await learn('fr')
  tellLanguageBy(() => 'fr')
  expect(offerName(offer)).toBe('Europe 2 · 5\u00A0Go')
})
