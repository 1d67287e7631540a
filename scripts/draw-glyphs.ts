// Draws the letters of the display font once, as coverage masks, for the server's preview images of pages.
// Run `node scripts/draw-glyphs.ts` with Chromium installed after a change here; the resulting file is checked in.
import { readFileSync, writeFileSync } from 'node:fs'
import { deflateRawSync } from 'node:zlib'
import { chromium } from '@playwright/test'

const FONT = 'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const OUT = 'app/routes/site/meta/draw/glyphs.json'
const SIZE = 84
const CHARACTERS = `${printable()}€·–—’“”…ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝßàáâãäåæçèéêëìíîïñòóôõöøùúûüýÿ`

type Drawn = {
  width: number
  height: number
  baseline: number
  glyphs: Record<string, [number, number, number]>
  mask: number[]
}

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'],
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const drawn = await page.evaluate(draw, { font: readFileSync(FONT).toString('base64'), size: SIZE, glyphs: CHARACTERS })
await browser.close()

const { mask: ink, ...facts } = drawn
const packed = deflateRawSync(Uint8Array.from(ink), { level: 9 }).toString('base64')
writeFileSync(OUT, `${JSON.stringify({ size: SIZE, ...facts, mask: packed })}\n`)
console.log(`${Object.keys(facts.glyphs).length} glyphs, ${Math.round(packed.length / 1024)} kB`)

function printable(): string {
  return Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at)).join('')
}

// Runs in the browser: one long strip with all letters; each has a start, a width, and an advance.
async function draw({ font, size, glyphs }: { font: string; size: number; glyphs: string }): Promise<Drawn> {
  const face = new FontFace('Glyphs', `url(data:font/woff2;base64,${font})`, { weight: '200 800' })
  document.fonts.add(await face.load())
  const margin = 4
  const height = Math.ceil(size * 1.4)
  const baseline = Math.ceil(size * 1.06)
  const style = `750 ${size}px Glyphs`
  const canvas = document.createElement('canvas')
  const pen = () => {
    const context = canvas.getContext('2d', { willReadFrequently: true })
    if (!context) throw new Error('no canvas')
    context.font = style
    return context
  }
  const ruler = pen()
  const widths = Array.from(glyphs).map((glyph) => ruler.measureText(glyph).width)
  canvas.width = widths.reduce((sum, width) => sum + Math.ceil(width) + 2 * margin, 0)
  canvas.height = height
  const context = pen()
  const places: Record<string, [number, number, number]> = {}
  let x = 0
  for (const [at, glyph] of Array.from(glyphs).entries()) {
    const advance = widths[at] ?? 0
    const width = Math.ceil(advance) + 2 * margin
    context.fillText(glyph, x + margin, baseline)
    places[glyph] = [x, width, Math.round(advance * 100) / 100]
    x += width
  }
  const { data } = context.getImageData(0, 0, canvas.width, height)
  const mask = Array.from({ length: canvas.width * height }, (_, at) => data[at * 4 + 3] ?? 0)
  return { width: canvas.width, height, baseline, glyphs: places, mask }
}
