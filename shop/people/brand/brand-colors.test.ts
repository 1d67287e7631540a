import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND, isHexColor } from './brand.ts'
import { fillColors } from './brand-colors.ts'
import { colorsOfPicture } from '#shop/people/logo/colors-of-picture.ts'
import { deriveTheme } from './derive-theme.ts'
import { measureContrasts, listColorRepairs } from './theme-report.ts'

const pixels = (...colours: (readonly [number, number, number, number?])[]) =>
  colours.flatMap(([r, g, b, a = 255]) => [r, g, b, a])
const many = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item)

describe('the colours of a brand', () => {
  it('are the defaults if none are set, and never another brand’s', () => {
    expect(fillColors({})).toEqual(DEFAULT_BRAND.colors)
    const { primary, primaryLight } = fillColors({ primary: '#ffd400' })
    expect(primary).toBe('#ffd400')
    expect(primaryLight).not.toBe(DEFAULT_BRAND.colors.primaryLight)
  })

  it.each(['#fff', '#846DFF'])('are read as %s', (text) => expect(isHexColor(text)).toBe(true))
  it.each(['red', '#12', '#1234567', 'red;background:url(//x)', '#fff;', ' #fff'])('are not read as %s', (text) =>
    expect(isHexColor(text)).toBe(false),
  )
})

describe('the report of a theme', () => {
  it('measures no pair below the promised contrast, whatever the brand', () => {
    for (const primary of ['#ffd400', '#000000', '#ffffff', '#00ff00', '#846dff'])
      for (const background of ['#ffffff', '#0b1020', '#ff0000'])
        for (const { ratio, least } of measureContrasts(deriveTheme(fillColors({ primary, background }))))
          expect(ratio).toBeGreaterThanOrEqual(least)
  })

  it('names only the colors that had to be changed', () => {
    const colors = fillColors({ primary: '#ffe45c', secondary: '#ffd0d0', background: '#ffffff' })
    const uses = listColorRepairs(colors, deriveTheme(colors)).map(({ use }) => use)
    expect(uses).toContain('accents')
    expect(uses).not.toContain('page')
    const calm = fillColors({ primary: '#3f2fb0', secondary: '#6a1fbf', background: '#ffffff' })
    expect(listColorRepairs(calm, deriveTheme(calm))).toEqual([])
  })
})

describe('the colours of a logo', () => {
  it('are its strongest hue and the next different one', () => {
    const colors = colorsOfPicture(pixels(...many(60, [20, 90, 200] as const), ...many(20, [240, 120, 20] as const)))
    expect(colors?.primary).toBe('#145ac8')
    expect(colors?.secondary).toBe('#f07814')
  })

  it('with one hue get a neighboring one', () => {
    const colors = colorsOfPicture(pixels(...many(10, [200, 30, 60] as const)))
    expect(colors?.primary).toBe('#c81e3c')
    expect(colors?.secondary).not.toBe(colors?.primary)
  })

  it('are missing without color, and ignore transparency', () => {
    expect(colorsOfPicture(pixels([0, 0, 0], [255, 255, 255], [128, 128, 128]))).toBeNull()
    expect(colorsOfPicture(pixels([255, 0, 0, 0]))).toBeNull()
    expect(colorsOfPicture([])).toBeNull()
  })
})
