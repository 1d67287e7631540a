// The router's own format for a page's data: one array, in which objects name their keys and values by their places. Only
// for plain values; the router writes everything else, such as dates and promises.

/** As the router writes it, without a stream; null if anything in it isn't plain. */
export function writeData(data: object): string | null {
  const places = new Map<unknown, number>([[data, 0]])
  const texts: string[] = []
  const open: [object, number][] = [[data, 0]]
  let isPlain = true

  const placeOf = (value: unknown): number => {
    const known = places.get(value)
    if (known !== undefined) return known
    const short = shortOf(value)
    if (short !== null) return short
    const place = places.size
    places.set(value, place)
    if (typeof value === 'object' && value !== null) open.push([value, place])
    else if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
      texts[place] = JSON.stringify(value)
    else isPlain = false
    return place
  }

  // The last one first, as the router does it.
  for (let next = open.pop(); next && isPlain; next = open.pop()) {
    const [value, place] = next
    if (Array.isArray(value)) texts[place] = `[${value.map(placeOf).join(',')}]`
    else if (Object.getPrototypeOf(value) === Object.prototype) texts[place] = `{${pairsOf(value, placeOf)}}`
    else isPlain = false
  }
  return isPlain ? `[${texts.join(',')}]\n` : null
}

const pairsOf = (value: object, placeOf: (part: unknown) => number): string =>
  Object.entries(value)
    .map(([name, part]) => `"_${placeOf(name)}":${placeOf(part)}`)
    .join(',')

/** What has a number of its own instead of a place. */
function shortOf(value: unknown): number | null {
  if (value === undefined) return -7
  if (value === null) return -5
  if (typeof value !== 'number') return null
  if (Number.isNaN(value)) return -2
  if (value === Infinity) return -6
  if (value === -Infinity) return -3
  return Object.is(value, -0) ? -4 : null
}
