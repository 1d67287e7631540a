// What the purchases of one trip can be chosen from: the few ways that are worth it, by the countries that they cover.
import { frontOf, isCheaperThanAny, type Front, type Item, type Way } from './plan-ways.ts'
import type { Usage } from './recommend-offers.ts'
import { worthOf, type ZoneGroup, type Worth } from './stock-shelves.ts'

/** Zones that cover the same countries: what one purchase there costs, and what two on the same eSIM. */
type Kind = { countries: bigint; one: Front; two: Front }

/** More kinds than these are too rare to look at each; the widest are looked at. */
const MOST_LOOKED_AT = 128
const MOST_KINDS = 48

/** What a trip's purchases can be chosen from, for a use, so many days after the purchase. */
export type Choice = {
  kinds: Kind[]
  /** On one eSIM, in zones that have all countries. */
  esims: Item[][]
  /** The cheapest ways of zones that have at least these countries. */
  over: (countries: bigint) => Pick<Kind, 'one' | 'two'>
}

const known = new WeakMap<ZoneGroup[], Map<string, Choice>>()

/** Made once for the last trip, a use, and a time to wait. */
export function choiceOf(groups: ZoneGroup[], all: bigint, usage: Usage, wait: number): Choice {
  const choices = known.get(groups) ?? new Map<string, Choice>()
  known.set(groups, choices)
  const name = `${usage} ${wait}`
  const choice = choices.get(name) ?? makeChoice(groups, all, usage, wait)
  choices.set(name, choice)
  return choice
}

function makeChoice(groups: ZoneGroup[], all: bigint, usage: Usage, wait: number): Choice {
  const kinds: Kind[] = []
  let esims: Item[][] = []
  for (const { countries, zones } of groups.slice(0, MOST_LOOKED_AT)) {
    if (kinds.length === MOST_KINDS) break
    const stocks = zones.map((zone) => worthOf(zone, usage, wait))
    if (countries === all) esims = stocks.flatMap(({ shelves }) => shelves)
    const wider = overIn(kinds, countries)
    const one = bestOf(stocks, (worth) => worth.one).filter((way) => isCheaperThanAny(way, wider.one))
    const two = bestOf(stocks, (worth) => worth.two).filter(
      (way) => isCheaperThanAny(way, wider.two) && isCheaperThanAny(way, wider.one) && isCheaperThanAny(way, one),
    )
    const kind = { countries, one, two }
    if (kind.one.length + kind.two.length > 0) kinds.push(kind)
  }
  const found = new Map<bigint, Pick<Kind, 'one' | 'two'>>()
  const over = (countries: bigint) => {
    const ways = found.get(countries) ?? overIn(kinds, countries)
    found.set(countries, ways)
    return ways
  }
  return { kinds, esims, over }
}

function overIn(kinds: Kind[], countries: bigint): Pick<Kind, 'one' | 'two'> {
  const able = kinds.filter((kind) => (kind.countries & countries) === countries)
  return { one: frontOf(able.flatMap(({ one }) => one)), two: frontOf(able.flatMap(({ two }) => two)) }
}

// This looks at everything that a trip could be made of, so it makes nothing new before the end.
function bestOf(stocks: Worth[], frontIn: (worth: Worth) => Front): Front {
  const best: Way[] = []
  for (const worth of stocks)
    for (const way of frontIn(worth)) {
      const rival = best[way.days]
      if (!rival || way.cents < rival.cents) best[way.days] = way
    }
  return frontOf(Object.values(best))
}
