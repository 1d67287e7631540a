// What this paper's font can print. A character without a glyph would come out as another one's, so that a name would be
// wrong; it is replaced by a box instead, and the paper says which ones are missing.
import { Font } from '@react-pdf/renderer'
import { FAMILY } from './paper.ts'

/** Nobody sees them, so that they need no glyph; without one, another letter's would be printed. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u
/** A glyph of the font that stands for no letter. */
const BOX = '\u25A1'

type Printable<Facts> = { facts: Facts; missing: string[] }

/** The same facts in characters that can be printed, and those that can't be, as 'U+682A', each once. */
export async function printable<Facts>(facts: Facts): Promise<Printable<Facts>> {
  const hasGlyph = await readGlyphs()
  const canPrint = (text: string) => Array.from(text).every((each) => hasGlyph(each.codePointAt(0) ?? 0))
  const missing = new Set<string>()
  const inPrint = (text: string) =>
    text.normalize('NFC').replace(/[^\n\t]/gu, (character) => {
      if (canPrint(character)) return character
      if (UNSEEN.test(character)) return ''
      // A full-width letter, a wide space, or a letter in a circle is that letter or space.
      const plain = character.normalize('NFKC')
      if (plain !== character && canPrint(plain)) return plain
      const code = character.codePointAt(0) ?? 0
      missing.add(`U+${code.toString(16).toUpperCase().padStart(4, '0')}`)
      return BOX
    })
  return { facts: mapTexts(facts, inPrint), missing: [...missing] }
}

async function readGlyphs(): Promise<(code: number) => boolean> {
  const faces = [400, 700].map((fontWeight) => ({ fontFamily: FAMILY, fontWeight }))
  await Promise.all(faces.map((face) => Font.load(face)))
  const fonts = faces.map((face) => Font.getFont(face).data)
  return (code) => fonts.every((font) => font !== null && font.hasGlyphForCodePoint(code) === true)
}

/** The same value with every text in it changed, at any depth. */
function mapTexts<Value>(value: Value, change: (text: string) => string): Value
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each: unknown) => mapTexts(each, change))
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, each]: [string, unknown]) => [name, mapTexts(each, change)]),
  )
}
