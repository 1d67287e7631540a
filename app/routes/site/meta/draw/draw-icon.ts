// Draws the square icon of the installed shop in the brand's colors: the mark of the logo, clear of every edge.
import type { ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import { colorOf, openCanvas, type Point } from './canvas.ts'
import { encodePng } from './encode-png.ts'
import { measureWidth, writeLine } from './lettering.ts'

/** Launchers crop to a circle four fifths as wide as the picture; the mark stays inside it. */
const MARK_SHARE = 0.62
/** How high a letter is in the mark of 36. */
const LETTER_SHARE = 20

/** With the zigzag of the shop's own brand, or the letter of another. */
export function drawIcon(size: number, theme: ThemeTokens, letter: string | null = null): Promise<Buffer> {
  const canvas = openCanvas(size, size)
  canvas.fill(colorOf(theme.solid), colorOf(theme.solid))

  const scale = (size * MARK_SHARE) / 36
  const edge = (size - 36 * scale) / 2
  const at = (x: number, y: number): Point => [edge + x * scale, edge + y * scale]
  const [x, y] = at(2, 4)
  canvas.roundBox({ x, y, width: 32 * scale, height: 28 * scale }, 6 * scale, colorOf(theme.onSolid))
  for (const side of [2, 34]) canvas.disc(at(side, 18), 3.5 * scale, colorOf(theme.solid))
  if (letter === null) {
    const zigzag = [at(10.5, 13.5), at(14, 23), at(18, 13.5), at(22, 23), at(25.5, 13.5)]
    canvas.stroke(zigzag, 2.8 * scale, colorOf(theme.solid))
  } else {
    const fontSize = LETTER_SHARE * scale
    const [, baseline] = at(18, 18 + LETTER_SHARE * 0.36)
    writeLine(canvas, letter, [size / 2 - measureWidth(letter, fontSize) / 2, baseline], fontSize, colorOf(theme.solid))
  }
  return encodePng(canvas.pixels, size, size)
}
