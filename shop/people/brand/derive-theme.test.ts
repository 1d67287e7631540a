import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { DEFAULT_BRAND } from './brand.ts'
import { findBrokenPalettes } from '#tests/support/palettes.ts'
import { deriveNight, deriveTheme, themeStyle } from './derive-theme.ts'

const readingA = DEFAULT_BRAND.colors
const readingB = {
  ...readingA,
  primaryLight: '#a394ff',
  primaryDark: '#6347e0',
  secondary: '#ff7846',
  background: '#f9f9f9',
}

describe('the theme of known brands', () => {
  it('keeps the default brand’s measured colors', () => {
    expect(deriveTheme(readingA)).toMatchObject({
      scheme: 'light',
      page: '#f8f7ff',
      surface: '#ffffff',
      tint: '#eeeeff',
      body: '#19182a',
      muted: '#67677a',
      line: '#d5d4de',
      control: '#8d8c9a',
      text: '#6a57cc',
      accent: '#8245e6',
      solid: '#6a57cc',
      solidHover: '#5d47bb',
      onSolid: '#ffffff',
      deco: '#846dff',
      logo: '#846dff',
      gradientEnd: '#894eef',
      success: '#15693e',
      warning: '#7d5300',
      danger: '#b3263a',
      info: '#1f56b0',
    })
  })

  it('darkens an orange secondary color until it is readable as text', () => {
    expect(deriveTheme(readingB)).toMatchObject({ solid: '#6347e0', accent: '#bf4100' })
  })

  it('gives a yellow button a dark label instead of turning it brown', () => {
    const theme = deriveTheme({ ...readingA, primary: '#ffd400', primaryLight: '#ffe666', primaryDark: '#ccaa00' })
    expect(theme.solid).toBe('#ffd400')
    expect(wcagContrast(theme.onSolid, theme.solid)).toBeGreaterThan(12)
  })

  it('gives a pale brand a dark label and readable links', () => {
    const theme = deriveTheme({ ...readingA, primary: '#cfe8ff', primaryLight: '#e0f0ff', primaryDark: '#a0c8ee' })
    expect(theme.solid).toBe('#cfe8ff')
    expect(wcagContrast(theme.onSolid, theme.solid)).toBeGreaterThan(13)
    expect(wcagContrast(theme.text, theme.tint)).toBeGreaterThanOrEqual(4.5)
  })

  it('turns a near-black background into the dark theme', () => {
    expect(deriveTheme({ ...readingA, background: '#0b0a14' })).toMatchObject({ scheme: 'dark', text: '#a594ff' })
  })

  it('gives the default brand a violet dark theme with readable links', () => {
    expect(deriveNight(readingA)).toMatchObject({ scheme: 'dark', text: '#a594ff' })
    expect(wcagContrast(deriveNight(readingA).page, '#0e0d1c')).toBeLessThan(1.05)
  })

  it('uses the default brand for an invalid color', () => {
    expect(deriveTheme({ ...readingA, primary: 'url(evil)', background: '' })).toEqual(deriveTheme(readingA))
  })
})

describe('any five colours', () => {
  // Twenty thousand of them are part of the long run.
  it.each(['by day', 'at night'] as const)('keep the promised contrast in 500 palettes, %s', (time) => {
    expect(findBrokenPalettes(500, time)).toEqual([])
  })
})

describe('the style block', () => {
  it('lists every color as a custom property, and the page’s color scheme', () => {
    const style = themeStyle(deriveTheme(readingA))
    expect(style).toMatch(/^:root\{color-scheme:light;/)
    expect(style).toContain('--solid-hover:#5d47bb')
    expect(style).toContain('--on-solid:#ffffff')
  })

  it('includes the dark theme for visitors with a dark system, on screens only', () => {
    const style = themeStyle(deriveTheme(readingA), deriveNight(readingA))
    expect(style).toMatch(
      /^:root\{color-scheme:light;[^}]+\}@media screen and \(prefers-color-scheme:dark\)\{:root\{color-scheme:dark;/,
    )
    const dark = { ...readingA, background: '#0b0a14' }
    expect(themeStyle(deriveTheme(dark), deriveNight(dark))).not.toContain('@media')
  })

  it('refuses a token that is not a plain hex colour', () => {
    const theme = { ...deriveTheme(readingA), page: 'red}body{display:none' }
    expect(() => themeStyle(theme)).toThrow('page')
  })
})
