import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { pictureTitles } from '#app/copy/catalogue/pictures.ts'
import { PICTURE_HEIGHT, PICTURE_WIDTH, pictureOf } from '#app/layout/page-picture.ts'
import { pathsThat } from '#app/pages.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { drawPicture } from './draw-picture.ts'
import { breakLines, measureWidth } from './lettering.ts'

const theme = deriveTheme(DEFAULT_BRAND.colors)

describe('the picture of a page', () => {
  it('is a PNG of 1200 by 630 that any reader opens', async () => {
    const png = PNG.sync.read(await drawPicture({ brand: 'Wander Pass', title: 'FAQ', tagline: 'Companion' }, theme))
    expect([png.width, png.height]).toEqual([PICTURE_WIDTH, PICTURE_HEIGHT])
  })

  it('is small enough to be sent, and survives letters that nobody drew', async () => {
    const words = { brand: 'Ветер 旅行', title: 'Łódź — 🙂 and a very long title that goes on and on', tagline: '' }
    expect((await drawPicture(words, theme)).length).toBeLessThan(600_000)
  })

  it('has words for every public page', () => {
    expect(Object.keys(pictureTitles)).toEqual(
      expect.arrayContaining(pathsThat(({ isListed }) => isListed).map((path) => pictureOf(path))),
    )
  })
})

describe('lettering', () => {
  it('breaks lines between words, each no wider than the room', () => {
    const lines = breakLines('Travel the world with our eSIM solution', 80, 640)
    expect(lines.join(' ')).toBe('Travel the world with our eSIM solution')
    expect(lines.filter((line) => measureWidth(line, 80) > 640)).toEqual([])
  })
})
