// What an owner called zones in one language; what the shop itself knows stands between the two lists.
export type ZoneNames = {
  /** By what people read in English. */
  shown: Readonly<Record<string, string>>
  /** By the names in price lists, of zones that people read another name of. */
  coded: Readonly<Record<string, string>>
  /** Names that an owner gave in English alone, as people read them. */
  english: readonly string[]
}

export const NO_ZONE_NAMES: ZoneNames = { shown: {}, coded: {}, english: [] }

/** A zone by its name or its display name; `known` is what the language itself calls it. Null if nobody knows. */
export const calledIn = ({ shown, coded }: ZoneNames, known: (name: string) => string | null, name: string) =>
  ownName(shown, name) ?? known(name) ?? ownName(coded, name)

const ownName = (names: Readonly<Record<string, string>>, name: string): string | null =>
  (Object.hasOwn(names, name) && names[name]) || null
