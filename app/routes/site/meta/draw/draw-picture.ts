// Draws the picture of a page for messengers and search engines: dusk, the dotted world, a pass and the title, in the brand's colors.
import { PICTURE_HEIGHT, PICTURE_WIDTH } from '#app/layout/page-picture.ts'
import { WORLD_MAP_PATHS } from '#app/ui/world-map-data.ts'
import { dotsOf } from '#app/ui/world-map-dots.ts'
import { getHueTurn, toPattern, PATTERN_COLUMNS, PATTERN_ROWS } from '#app/ui/pass-pattern.ts'
import { inTurns, type Steps } from '#values/in-turns.ts'
import type { ThemeTokens } from '#shop/people/brand/derive-theme.ts'
import { colorOf, openCanvas, type Canvas, type Point } from './canvas.ts'
import { encodePng } from './encode-png.ts'
import { breakLines, measureWidth, writeLine } from './lettering.ts'

const LEFT = 72
const TITLE_ROOM = 640
const TITLE_SIZES = [92, 80, 68, 58, 48]
const MOST_LINES = 3
const NOTCH = 15
const PASS = { x: 772, y: 172, width: 356, height: 300 }
const FOLD = PASS.y + 196

export type PictureWords = {
  brand: string
  title: string
  tagline: string
  /** In the mark; null for the zigzag of the shop's own. */
  letter?: string | null
}

/** The pictures of a brand differ only in their title and the language of their tagline, so everything else is drawn once. */
const backgrounds = new Map<string, Uint8Array>()
/** Two megabytes each. */
const MOST_BACKGROUNDS = 2

/** With everybody else's turn in between: all of it at once would hold them up for a tenth of a second. */
export async function drawPicture(words: PictureWords, theme: ThemeTokens): Promise<Buffer> {
  const { pixels } = await inTurns(draw(words, theme))
  return encodePng(pixels, PICTURE_WIDTH, PICTURE_HEIGHT)
}

function* draw(words: PictureWords, theme: ThemeTokens): Steps<Canvas> {
  const { title, tagline, ...others } = words
  const name = JSON.stringify([others, theme])
  const background = backgrounds.get(name) ?? (yield* drawBackground(others, theme)).pixels
  backgrounds.delete(name)
  if (backgrounds.size >= MOST_BACKGROUNDS) backgrounds.delete(backgrounds.keys().next().value ?? '')
  backgrounds.set(name, background)

  const canvas = openCanvas(PICTURE_WIDTH, PICTURE_HEIGHT, background.slice())
  yield
  drawPattern(canvas, theme, title)
  drawStrip(canvas, theme, title, FOLD + 26)
  yield
  writeLine(canvas, tagline, [LEFT, 556], 30, colorOf(theme.text))
  yield
  yield* drawTitle(canvas, theme, title)
  return canvas
}

function* drawBackground({ brand, letter }: Pick<PictureWords, 'brand' | 'letter'>, theme: ThemeTokens): Steps<Canvas> {
  const canvas = openCanvas(PICTURE_WIDTH, PICTURE_HEIGHT)
  canvas.fill(colorOf(theme.page), colorOf(theme.tint))
  yield
  canvas.glow([900, 700], 760, 420, colorOf(theme.soft), 0.8)
  yield
  canvas.glow([960, 690], 420, 260, colorOf(theme.accent), 0.55)
  yield
  drawWorld(canvas, theme)
  yield
  drawPass(canvas, theme)
  yield
  drawMark(canvas, theme, letter ?? null)
  writeLine(canvas, brand, [LEFT + 70, 118], 40, colorOf(theme.body))
  return canvas
}

function* drawTitle(canvas: Canvas, theme: ThemeTokens, title: string): Steps<void> {
  const fits = (size: number) => {
    const lines = breakLines(title, size, TITLE_ROOM)
    return lines.length <= MOST_LINES && lines.every((line) => measureWidth(line, size) <= TITLE_ROOM)
  }
  const size = TITLE_SIZES.find(fits) ?? 40
  const lines = breakLines(title, size, TITLE_ROOM).slice(0, MOST_LINES + 1)
  const top = 330 - ((lines.length - 1) * size * 1.06) / 2 + size * 0.3
  for (const [at, line] of lines.entries()) {
    writeLine(canvas, line, [LEFT, top + at * size * 1.06], size, colorOf(theme.body))
    yield
  }
}

// The logo mark of the shop, 52 pixels wide.
function drawMark(canvas: Canvas, theme: ThemeTokens, letter: string | null) {
  const scale = 56 / 36
  const at = (x: number, y: number): Point => [LEFT - 6 + x * scale, 72 + y * scale]
  const [x, y] = at(4, 4)
  canvas.roundBox({ x, y, width: 28 * scale, height: 28 * scale }, 6 * scale, colorOf(theme.solid))
  for (const side of [4, 32]) canvas.disc(at(side, 18), 3.5 * scale, colorOf(theme.page))
  if (letter === null) {
    const zigzag = [at(10.5, 13.5), at(14, 23), at(18, 13.5), at(22, 23), at(25.5, 13.5)]
    return canvas.stroke(zigzag, 2.6 * scale, colorOf(theme.onSolid))
  }
  const [middle, baseline] = at(18, 24.5)
  writeLine(canvas, letter, [middle - measureWidth(letter, 30) / 2, baseline], 30, colorOf(theme.onSolid))
}

function drawWorld(canvas: Canvas, theme: ThemeTokens) {
  const scale = 1.15
  const color = colorOf(theme.deco)
  for (const path of Object.values(WORLD_MAP_PATHS)) {
    for (const [x, y] of dotsOf(path)) {
      const place: Point = [150 + x * scale, 70 + y * scale]
      canvas.disc(place, 2.6, color, 0.05 + 0.45 * Math.min(1, place[0] / PICTURE_WIDTH) ** 2)
    }
  }
}

function drawPass(canvas: Canvas, theme: ThemeTokens) {
  const { x, y, width, height } = PASS
  const paper = colorOf(theme.surface)
  canvas.roundBox({ x: x + 6, y: y + 26, width: width - 12, height }, 28, colorOf(theme.body), {
    strength: 0.22,
    blur: 46,
  })
  canvas.roundBox({ x, y, width, height }, 28, paper)
  canvas.roundBox({ x: x + 24, y: y + 24, width: width - 48, height: 128 }, 16, colorOf(theme.solid))
  // Half a disc on either side: the paper is cut out there, the world beside it is not painted over.
  for (const side of [x, x + width]) {
    const inside = {
      x: side === x ? x : side - NOTCH - 1,
      y: FOLD - NOTCH - 1,
      width: NOTCH + 1,
      height: 2 * NOTCH + 2,
    }
    canvas.paint(inside, colorOf(theme.tint), (px, py) =>
      Math.min(1, Math.max(0, NOTCH + 0.5 - Math.hypot(px - side, py - FOLD))),
    )
  }
  for (let dash = x + 30; dash < x + width - 30; dash += 17) {
    canvas.stroke(
      [
        [dash, FOLD],
        [dash + 7, FOLD],
      ],
      3,
      colorOf(theme.line),
    )
  }
  canvas.roundBox({ x: x + 28, y: FOLD + 28, width: 118, height: 16 }, 8, colorOf(theme.body), { strength: 0.85 })
  canvas.roundBox({ x: x + 28, y: FOLD + 56, width: 78, height: 12 }, 6, colorOf(theme.muted), { strength: 0.5 })
}

function drawPattern(canvas: Canvas, theme: ThemeTokens, seed: string) {
  const cell = (PASS.width - 88) / PATTERN_COLUMNS
  const top = PASS.y + 88 - (PATTERN_ROWS * cell) / 2
  for (const { column, row, radius } of toPattern(seed)) {
    canvas.disc(
      [PASS.x + 44 + (column + 0.5) * cell, top + (row + 0.5) * cell],
      radius * cell,
      colorOf(theme.onSolid),
      0.75,
    )
  }
}

// Bars as on a boarding pass; their widths come from the title, so that every page has its own.
function drawStrip(canvas: Canvas, theme: ThemeTokens, seed: string, y: number) {
  let x = PASS.x + 200
  for (let bar = 0; x < PASS.x + PASS.width - 34; bar++) {
    const wide = 2 + (Math.abs(Math.round(getHueTurn(`${seed}${bar}`))) % 4)
    canvas.roundBox({ x, y, width: wide, height: 46 }, 0, colorOf(theme.body))
    x += wide + 4
  }
}
