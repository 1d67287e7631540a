// Finds zones by what people call them: by a part of the name that a page lists, or by a whole one in any language.
import type { Zone } from '#shop/catalogue/bundle/bundle.ts'
import { foldName } from '#values/country/country-spelling.ts'
import { countriesNamed, EXACT } from './known-names.ts'
import { englishRegion, regionWords } from './region-words.ts'
import { zoneNameFor } from './regions.ts'
import { placeSpelling } from './typed-place.ts'

/** What a page calls the zone of a name. */
export type ZoneCaller = (name: string) => string

/** Every zone that is called so or whose name contains it, those first that are called exactly so. */
export function zonesLike(wanted: string, zones: readonly Zone[], shown: ZoneCaller): Zone[] {
  // World1 stands for all of its family.
  const part = foldName(zoneNameFor(wanted)?.replace(/\d+$/, '') ?? wanted)
  const alike = zones.filter(({ name }) => foldName(name).includes(part) || placeSpelling(shown(name)).includes(wanted))
  return [...new Set([...zonesCalled(wanted, zones, shown), ...alike])]
}

/** Those that are called exactly so in one of the languages, with nothing missing. */
export function zonesCalled(name: string, zones: readonly Zone[], shown: ZoneCaller): Zone[] {
  const meant = meaningOf(name)
  return meant === '' ? [] : zones.filter((zone) => namesOf(zone, shown).some((each) => meaningOf(each) === meant))
}

/** Its names, and what its region is called in other languages, in the spelling of the search. */
export function zoneSpellings(zone: Zone, shown: ZoneCaller): string[] {
  const displayed = placeSpelling(zone.displayName ?? '')
  const words = [...regionWords()].filter(([english]) => foldName(zone.name).includes(english) || displayed === english)
  return [...namesOf(zone, shown).map(placeSpelling), ...words.flatMap(([english, others]) => [english, ...others])]
}

const namesOf = ({ name, displayName = name, displayNameIn = {} }: Zone, shown: ZoneCaller): string[] => [
  ...new Set([name, displayName, shown(name), shown(displayName), ...Object.values(displayNameIn)]),
]

const MOST_WORDS = 6
/** Between the parts of a name, in all languages. */
const JOINERS = new Set(
  'and with the und mit der die das den et avec la le les y con los las el e il i gli en met de'.split(' '),
)
const WITHOUT = new Set('without ohne sans sin senza zonder'.split(' '))

const known = new Map<string, string>()
const MOST_KNOWN = 500

/** What a name consists of, whatever its language: 'Asien und Pazifik' and 'Asia and the Pacific' mean the same. */
function meaningOf(name: string): string {
  const meaning = known.get(name) ?? readMeaning(name)
  if (known.size < MOST_KNOWN) known.set(name, meaning)
  return meaning
}

function readMeaning(name: string): string {
  const words = placeSpelling(name.replace(/(\D)(\d+)$/, '$1 $2')).split(' ')
  const parts = new Set<string>()
  for (let at = 0; at < words.length;) {
    const [part, count] = partAt(words, at)
    if (!JOINERS.has(part)) parts.add(part)
    at += count
  }
  return [...parts].toSorted().join('/')
}

function partAt(words: string[], at: number): [part: string, words: number] {
  for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
    const name = words.slice(at, at + count).join(' ')
    // French says 'l’Égypte'.
    const part = partCalled(name) ?? (name.startsWith('l') ? partCalled(name.slice(1)) : null)
    if (part) return [part, count]
  }
  const word = words[at] ?? ''
  return [WITHOUT.has(word) ? 'without' : word, 1]
}

/** A region by its English name, or a country by its code. */
function partCalled(name: string): string | null {
  const region = englishRegion(name)
  if (JOINERS.has(name) || (region === null && name.length <= 2)) return null
  const countries = countriesNamed(region ?? name).filter(({ at, place }) => at === EXACT && place === null)
  return (countries.length === 1 ? countries[0]?.code : region) ?? null
}
