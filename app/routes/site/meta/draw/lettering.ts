// Writes lines of text on a canvas in the display face, from masks that were drawn beforehand (scripts/draw-glyphs.ts).
import { inflateRawSync } from 'node:zlib'
import type { Canvas, Color, Point } from './canvas.ts'
import drawn from './glyphs.json' with { type: 'json' }

const MARGIN = 4
const TRACKING = -0.015

const mask = inflateRawSync(Buffer.from(drawn.mask, 'base64'))
const glyphs = new Map(Object.entries(drawn.glyphs))

/** Letters that were not drawn lose their accents, and what is still unknown is left out. */
function writable(text: string): string[] {
  return Array.from(text).flatMap((glyph) => {
    if (glyphs.has(glyph)) return [glyph]
    return Array.from(glyph.normalize('NFD')).filter((part) => glyphs.has(part))
  })
}

const advanceOf = (glyph: string, size: number) => ((glyphs.get(glyph)?.[2] ?? 0) / drawn.size + TRACKING) * size

export const measureWidth = (text: string, size: number): number =>
  writable(text).reduce((sum, glyph) => sum + advanceOf(glyph, size), 0)

/** Breaks between words so that no line is wider than `room`, if no single word is. */
export function breakLines(text: string, size: number, room: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1)
    if (line !== undefined && measureWidth(`${line} ${word}`, size) <= room) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(word)
  }
  return lines
}

/** Writes one line; the point is the left end of its baseline. */
export function writeLine(canvas: Canvas, text: string, [x, y]: Point, size: number, color: Color) {
  const scale = size / drawn.size
  let pen = x
  for (const glyph of writable(text)) {
    const [from = 0, width = 0] = glyphs.get(glyph) ?? []
    const box = {
      x: pen - MARGIN * scale,
      y: y - drawn.baseline * scale,
      width: width * scale,
      height: drawn.height * scale,
    }
    canvas.paint(box, color, (px, py) => coverage(from, width, (px - box.x) / scale, (py - box.y) / scale, 1 / scale))
    pen += advanceOf(glyph, size)
  }
}

// How much ink the mask has under one pixel of the picture: the mean of a grid of samples, so that small text is smooth.
function coverage(from: number, width: number, x: number, y: number, step: number): number {
  const samples = Math.max(1, Math.ceil(step))
  let sum = 0
  for (let row = 0; row < samples; row++) {
    for (let column = 0; column < samples; column++) {
      const offset = (at: number) => ((at + 0.5) / samples - 0.5) * step
      sum += inkAt(from, width, x + offset(column) - 0.5, y + offset(row) - 0.5)
    }
  }
  return sum / (samples * samples * 255)
}

// Between four points of the mask, in proportion.
function inkAt(from: number, width: number, x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const ink = (column: number, row: number) =>
    column < 0 || row < 0 || column >= width || row >= drawn.height ? 0 : (mask[row * drawn.width + from + column] ?? 0)
  const dx = x - left
  const dy = y - top
  const upper = ink(left, top) * (1 - dx) + ink(left + 1, top) * dx
  const lower = ink(left, top + 1) * (1 - dx) + ink(left + 1, top + 1) * dx
  return upper * (1 - dy) + lower * dy
}
