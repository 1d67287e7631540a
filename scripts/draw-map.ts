// Draws the dotted world map: one dot per 2.2 degrees of land, one path per country, pins for the small ones.
// Run `node scripts/draw-map.ts` after a change here; the two resulting files are checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { geoContains, geoEqualEarth, type GeoPermissibleObjects } from 'd3-geo'
import countryTable from 'i18n-iso-countries'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'

const EVERY_DEGREES = 2.2
const NORTH = 78
const SOUTH = -56
const WIDTH = 1000

// Too small for the grid or for the 1:110m outlines: latitude and longitude of one dot each.
const PINS: Record<string, [latitude: number, longitude: number]> = {
  AD: [42.5, 1.5],
  AE: [24.3, 54.4],
  AG: [17.1, -61.8],
  AI: [18.2, -63.1],
  AL: [41.1, 20],
  AM: [40.2, 45],
  AT: [47.5, 14.5],
  AW: [12.5, -70],
  AX: [60.2, 20],
  AZ: [40.4, 47.7],
  BA: [44.2, 17.8],
  BB: [13.2, -59.5],
  BE: [50.6, 4.6],
  BH: [26.1, 50.6],
  BI: [-3.4, 29.9],
  BJ: [9.5, 2.3],
  BM: [32.3, -64.8],
  BN: [4.5, 114.7],
  BS: [24.3, -76.3],
  BT: [27.4, 90.4],
  BZ: [17.2, -88.6],
  CH: [46.8, 8.2],
  CR: [10, -84],
  CU: [21.8, -79],
  CV: [15.1, -23.6],
  CW: [12.2, -69],
  CY: [35.1, 33.3],
  CZ: [49.8, 15.3],
  DJ: [11.7, 42.5],
  DK: [56, 9.3],
  DM: [15.4, -61.4],
  DO: [18.8, -70.3],
  EE: [58.7, 25.5],
  EH: [24.5, -13.5],
  ER: [15.4, 38.8],
  FJ: [-17.8, 178],
  FK: [-51.8, -59.5],
  FO: [62, -6.9],
  GD: [12.1, -61.7],
  GE: [42, 43.5],
  GF: [4, -53],
  GG: [49.5, -2.6],
  GI: [36.1, -5.35],
  GL: [72, -40],
  GM: [13.4, -15.5],
  GP: [16.2, -61.5],
  GQ: [1.6, 10.5],
  GT: [15.5, -90.3],
  GU: [13.4, 144.8],
  GW: [12, -15],
  HK: [22.3, 114.2],
  HN: [14.8, -86.5],
  HR: [45.3, 16],
  HT: [19, -72.6],
  HU: [47.2, 19.4],
  IE: [53.2, -8],
  IL: [31.5, 34.9],
  IM: [54.2, -4.5],
  JE: [49.2, -2.1],
  JM: [18.1, -77.3],
  JO: [31.2, 36.5],
  KG: [41.4, 74.6],
  KH: [12.7, 105],
  KM: [-11.7, 43.3],
  KN: [17.3, -62.7],
  KR: [36.5, 127.8],
  KW: [29.3, 47.6],
  KY: [19.3, -81.2],
  LA: [18.5, 103.8],
  LB: [33.9, 35.8],
  LC: [13.9, -61],
  LI: [47.1, 9.5],
  LK: [7.5, 80.7],
  LR: [6.5, -9.5],
  LS: [-29.6, 28.2],
  LT: [55.3, 23.9],
  LU: [49.8, 6.1],
  LV: [56.9, 25],
  MC: [43.7, 7.4],
  MD: [47.2, 28.5],
  ME: [42.8, 19.2],
  MK: [41.6, 21.7],
  MO: [22.2, 113.5],
  MQ: [14.6, -61],
  MS: [16.7, -62.2],
  MT: [35.9, 14.4],
  MU: [-20.3, 57.6],
  MV: [3.2, 73.2],
  MW: [-13.5, 34],
  NC: [-21.3, 165.5],
  NI: [12.8, -85],
  NL: [52.2, 5.5],
  NR: [-0.5, 166.9],
  PA: [8.5, -80],
  PF: [-17.6, -149.4],
  PR: [18.2, -66.4],
  PS: [31.9, 35.2],
  QA: [25.3, 51.2],
  RE: [-21.1, 55.5],
  RS: [44, 20.9],
  RW: [-2, 29.9],
  SB: [-9.6, 160.2],
  SC: [-4.6, 55.5],
  SG: [1.35, 103.8],
  SI: [46.1, 14.8],
  SK: [48.7, 19.5],
  SL: [8.5, -11.8],
  SM: [43.9, 12.5],
  ST: [0.3, 6.6],
  SV: [13.8, -88.9],
  SZ: [-26.5, 31.5],
  TC: [21.8, -71.8],
  TG: [8.5, 1],
  TJ: [38.6, 71],
  TL: [-8.8, 125.8],
  TN: [34, 9.6],
  TO: [-21.2, -175.2],
  TT: [10.4, -61.3],
  TW: [23.7, 121],
  UG: [1.3, 32.5],
  VA: [41.9, 12.4],
  VC: [13.2, -61.2],
  VG: [18.4, -64.6],
  VI: [17.7, -64.8],
  VU: [-16, 167],
  WS: [-13.7, -172.1],
  XK: [42.6, 20.9],
  YT: [-12.8, 45.2],
}
const NAMED: Record<string, string> = { Kosovo: 'XK', 'N. Cyprus': 'CY', Somaliland: 'SO' }

type Atlas = Topology<{ countries: GeometryCollection<{ name: string }> }>
type Dot = { x: number; y: number }

const projection = geoEqualEarth().fitWidth(WIDTH, { type: 'Sphere' })
const atlas: Atlas = JSON.parse(
  readFileSync(new URL('../node_modules/world-atlas/countries-110m.json', import.meta.url), 'utf8'),
)

writeMap(dotsByCountry())

function dotsByCountry(): Map<string, Dot[]> {
  const countries = feature(atlas, atlas.objects.countries).features.map((shape) => ({
    code: codeOf(String(shape.id ?? ''), shape.properties.name),
    shape,
  }))
  const found = new Map<string, Dot[]>()
  for (let latitude = NORTH; latitude >= SOUTH; latitude -= EVERY_DEGREES) {
    const step = EVERY_DEGREES / rowScale(latitude)
    for (let longitude = -180 + step / 2; longitude < 180; longitude += step) {
      const country = countries.find(({ shape }) => contains(shape, longitude, latitude))
      if (country && country.code !== 'AQ') add(found, partAt(country.code, longitude), latitude, longitude)
    }
  }
  for (const [code, [latitude, longitude]] of Object.entries(PINS)) {
    if (!found.has(code)) add(found, code, latitude, longitude)
  }
  for (const { code, shape } of countries) {
    if (!found.has(code) && code !== 'AQ') console.warn(`no dot for ${code} ${shape.properties.name}`)
  }
  return found
}

// In the outlines, French Guiana is part of France, but a trip to France means Europe.
function partAt(code: string, longitude: number): string {
  return code === 'FR' && longitude < -30 ? 'GF' : code
}

// Rows get shorter toward the poles; wider steps there keep the dots equally far apart on the map.
function rowScale(latitude: number): number {
  return degreeWidth(latitude) / degreeWidth(0)
}

function degreeWidth(latitude: number): number {
  return (projection([1, latitude])?.[0] ?? 0) - (projection([0, latitude])?.[0] ?? 0)
}

function codeOf(numeric: string, name: string): string {
  return NAMED[name] ?? countryTable.numericToAlpha2(numeric) ?? ''
}

function contains(shape: GeoPermissibleObjects, longitude: number, latitude: number): boolean {
  return geoContains(shape, [longitude, latitude])
}

function add(found: Map<string, Dot[]>, code: string, latitude: number, longitude: number) {
  const place = projection([longitude, latitude])
  if (!place) return
  const dot = { x: Math.round(place[0]), y: Math.round(place[1]) }
  found.set(code, [...(found.get(code) ?? []), dot])
}

function writeMap(found: Map<string, Dot[]>) {
  const all = [...found.values()].flat()
  const top = Math.min(...all.map((dot) => dot.y)) - 6
  const height = Math.max(...all.map((dot) => dot.y)) - top + 6
  const shapes = [...found]
    .map(([code, dots]) => ({ code, dots: dots.map(({ x, y }) => ({ x, y: y - top })) }))
    .toSorted((one, other) => (one.code < other.code ? -1 : 1))

  const land = `<path d="${shapes.map(({ dots }) => pathOf(dots)).join('')}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" fill="none" stroke="#000" stroke-width="4.4" stroke-linecap="round">${land}</svg>\n`
  writeFileSync(new URL('../app/ui/world-map.svg', import.meta.url), svg)

  const lines = shapes.map(({ code, dots }) => `  ${code}: '${pathOf(dots)}',`)
  const source = [
    '// Drawn by scripts/draw-map.ts: the dots of each country as one path, on the same paper as world-map.svg.',
    'export const WORLD_MAP_PATHS: Record<string, string> = {',
    ...lines,
    '}',
    '',
  ]
  writeFileSync(new URL('../app/ui/world-map-data.ts', import.meta.url), source.join('\n'))
  console.log(`${all.length} dots, ${shapes.length} countries, ${WIDTH} x ${height}, svg ${svg.length} bytes`)
}

// Relative moves are shorter than absolute ones; a zero-length line with a round cap is a dot.
function pathOf(dots: Dot[]): string {
  let at: Dot | null = null
  let path = ''
  for (const dot of dots) {
    path += at ? `m${dot.x - at.x} ${dot.y - at.y}h0` : `M${dot.x} ${dot.y}h0`
    at = dot
  }
  return path.replaceAll(' -', '-')
}
