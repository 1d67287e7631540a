// What the owner called the zones in another language than English.
import type { Base } from '#shop/assembly/base.ts'
import type { ForeignLanguage } from '#values/language.ts'
import { ownTextIn } from '#values/own-text.ts'
import type { ZoneNames } from '#values/zone-names.ts'
import type { Zone } from './bundle.ts'

const known = new WeakMap<readonly Zone[], Map<ForeignLanguage, ZoneNames>>()

/** Made once for each reading of the catalog. */
export async function viewZoneNames(
  { readCatalogue }: Pick<Base, 'readCatalogue'>,
  language: ForeignLanguage,
): Promise<ZoneNames> {
  const { zones } = await readCatalogue()
  const languages = known.get(zones) ?? new Map<ForeignLanguage, ZoneNames>()
  const names = languages.get(language) ?? namesIn(zones, language)
  known.set(zones, languages.set(language, names))
  return names
}

function namesIn(zones: readonly Zone[], language: ForeignLanguage): ZoneNames {
  const named = zones.flatMap(({ name, displayName = name, displayNameIn }) => {
    const text = ownTextIn(language, displayNameIn)
    return text === null ? [] : [{ name, displayName, text }]
  })
  const coded = named.filter(({ name, displayName }) => name !== displayName)
  return {
    shown: Object.fromEntries(named.map(({ displayName, text }) => [displayName, text])),
    coded: Object.fromEntries(coded.map(({ name, text }) => [name, text])),
    english: zones.flatMap(({ displayName, displayNameIn }) =>
      displayName && ownTextIn(language, displayNameIn) === null ? [displayName] : [],
    ),
  }
}
