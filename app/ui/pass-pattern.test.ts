import { describe, expect, it } from 'vitest'
import { getHueTurn, PATTERN_COLUMNS, PATTERN_ROWS, toPattern, toPatternPaths, toStrip } from './pass-pattern.ts'

type Place = { x: number; y: number }
const byPlace = (one: Place, other: Place) => one.y - other.y || one.x - other.x

describe('the pattern of a pass', () => {
  it('is the same for the same bundle', () => {
    expect(toPattern('01032_3')).toEqual(toPattern('01032_3'))
  })

  it('differs between bundles that differ in one digit', () => {
    const bundles = ['01125_1', '01032_1', '01032_2', '01032_3', '01032_5', '01032_6']
    expect(new Set(bundles.map((id) => JSON.stringify(toPattern(id)))).size).toBe(bundles.length)
  })

  it('stays inside its grid', () => {
    for (const dot of toPattern('01032_3')) {
      expect(dot.column).toBeGreaterThanOrEqual(0)
      expect(dot.column).toBeLessThan(PATTERN_COLUMNS)
      expect(dot.row).toBeGreaterThanOrEqual(0)
      expect(dot.row).toBeLessThan(PATTERN_ROWS)
      expect(dot.radius).toBeGreaterThan(0)
      expect(dot.radius).toBeLessThan(0.5)
    }
  })
})

describe('the paths of a pattern', () => {
  it('draw each dot once, in the middle and as wide as it is', () => {
    const dots = toPattern('01032_3')
    const drawn = [...toPatternPaths('01032_3')].flatMap(([width, path]) =>
      [...path.matchAll(/M([\d.]+) ([\d.]+)h0/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y), width })),
    )
    expect(drawn.toSorted(byPlace)).toEqual(
      dots.map(({ column, row, radius }) => ({ x: column + 0.5, y: row + 0.5, width: expect.closeTo(radius * 2) })),
    )
  })

  it('are at most one for each of the four sizes', () => {
    for (const bundle of ['01125_1', '01032_1', '']) {
      expect(toPatternPaths(bundle).size).toBeLessThanOrEqual(4)
    }
  })
})

describe('the shade of a zone', () => {
  it('turns the hue by at most 24 degrees either way', () => {
    for (const zone of ['Europe', 'Europe2', 'Asia Pacific', 'Africa', 'World3', '']) {
      expect(Math.abs(getHueTurn(zone))).toBeLessThanOrEqual(24)
    }
  })
})

describe('the strip of a reference', () => {
  it('draws every second step as a bar', () => {
    const { path, width } = toStrip('wanderpass_order_1', 40)
    expect(path.match(/M/g)).toHaveLength(20)
    expect(Number(width)).toBeGreaterThanOrEqual(40)
    expect(Number(width)).toBeLessThanOrEqual(160)
  })

  it('differs between references', () => {
    expect(toStrip('wanderpass_order_1').path).not.toBe(toStrip('wanderpass_order_2').path)
  })
})
