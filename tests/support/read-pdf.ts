// The contents of one of our PDFs, read back from its bytes.
import { inflateSync } from 'node:zlib'

/** The bytes as text, one character per byte. */
export const latin = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1')

const streamOf = (body = '') => {
  const bytes = /stream\n([^]*)\nendstream/.exec(body)?.[1]
  return bytes === undefined ? '' : inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
}

/** The longest single step of a PDF's drawing, in points: never longer than its paper. */
export function findFarthestMove(pdf: Uint8Array): number {
  const drawn = [...latin(pdf).matchAll(/\d+ 0 obj\n([^]*?)\nendobj/g)].flatMap(([, body = '']) =>
    body.includes('/FlateDecode') ? [streamOf(body)] : [],
  )
  const moves = drawn.flatMap((text) => [...text.matchAll(/1 0 0 1 (-?[\d.]+) (-?[\d.]+) cm/g)])
  return Math.max(...moves.flatMap(([, x, y]) => [Math.abs(Number(x)), Math.abs(Number(y))]))
}

/** The characters of a PDF in drawing order, without spaces. */
export function readPdfText(pdf: Uint8Array): string {
  const raw = latin(pdf)
  const objects = new Map([...raw.matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)].map(([, id, body]) => [id, body ?? '']))
  const letters = new Map(
    [...raw.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id) ?? '')?.[1]
      return [name, lettersOf(streamOf(objects.get(toUnicode)))]
    }),
  )
  let font: string | undefined
  let text = ''
  for (const body of objects.values()) {
    const drawn = /\/FlateDecode/.test(body) ? streamOf(body) : ''
    for (const [, name, hexes] of drawn.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      font = name ?? font
      for (const [, hex = ''] of (hexes ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += letters.get(font)?.get(Number.parseInt(glyph, 16)) ?? ''
    }
  }
  return text.replaceAll(/\s/g, '')
}

/** The characters that each glyph represents. */
function lettersOf(map: string): Map<number, string> {
  const glyphs = new Map<number, string>()
  for (const [, first = '', list = ''] of map.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)) {
    for (const [offset, [, codes = '']] of [...list.matchAll(/<([0-9a-f ]*)>/gi)].entries()) {
      const units = codes.replaceAll(' ', '').match(/.{4}/g) ?? []
      glyphs.set(
        Number.parseInt(first, 16) + offset,
        String.fromCharCode(...units.map((unit) => Number.parseInt(unit, 16))),
      )
    }
  }
  return glyphs
}
