/** Where the dots of a country are on the map: its path is one absolute place, then steps. */
export function dotsOf(path: string): [x: number, y: number][] {
  let [x, y] = [0, 0]
  return [...path.matchAll(/(-?\d+) ?(-?\d+)h0/g)].map(([, dx, dy]) => {
    x += Number(dx)
    y += Number(dy)
    return [x, y]
  })
}
