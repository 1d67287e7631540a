// Draws the square icon of the installed shop in the brand's colours: the mark of the logo, clear of every edge.
import type { ThemeTokens } from '#shop/brand/derive-theme.ts'
import { colorOf, openCanvas, type Point } from './canvas.ts'
import { encodePng } from './encode-png.ts'

export const ICON_SIZES = [192, 512] as const

export const iconPath = (size: number): string => `/icons/icon-${size}.png`

/** Launchers cut a circle as wide as four fifths of the picture; the mark lies inside it. */
const MARK_SHARE = 0.62

export function drawIcon(size: number, theme: ThemeTokens): Buffer {
  const canvas = openCanvas(size, size)
  canvas.fill(colorOf(theme.solid), colorOf(theme.solid))

  const scale = (size * MARK_SHARE) / 36
  const edge = (size - 36 * scale) / 2
  const at = (x: number, y: number): Point => [edge + x * scale, edge + y * scale]
  const [x, y] = at(2, 4)
  canvas.roundBox({ x, y, width: 32 * scale, height: 28 * scale }, 6 * scale, colorOf(theme.onSolid))
  for (const side of [2, 34]) canvas.disc(at(side, 18), 3.5 * scale, colorOf(theme.solid))
  const letter = [at(10.5, 13.5), at(14, 23), at(18, 13.5), at(22, 23), at(25.5, 13.5)]
  canvas.stroke(letter, 2.8 * scale, colorOf(theme.solid))
  return encodePng(canvas.pixels, size, size)
}
