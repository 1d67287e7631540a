// Whatever somebody typed stays a text in e-invoices and bank files: a parser reads it back, and finds no element or
// attribute of it.
import { XmlDocument } from 'libxml2-wasm'
import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, it } from 'vitest'
import { writeXml } from './xml.ts'

const BREAKING = [
  '<b x="1">',
  '</Name>',
  ']]>',
  '<!--',
  '<![CDATA[',
  '&lt;',
  '&#0;',
  '"',
  "'",
  '\u0000',
  '\uD800',
  '\uFFFE',
  '🏝',
]
const typed = array(oneof(constantFrom(...BREAKING), string({ unit: 'binary' })), { maxLength: 6 })

/** What a parser makes of line ends, and of what XML can't hold. */
const kept = (text: string) =>
  text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, ' ')
    .trim()
    .replaceAll(/\r\n?/g, '\n')

it('keeps any text as a text', () => {
  assert(
    property(typed, (parts) => {
      const text = parts.join('')
      const document = XmlDocument.fromString(
        writeXml([
          'Party',
          [
            ['Name', text],
            ['City', 'Delft', { note: text }],
          ],
        ]),
      )
      const elements = document.root.find('*').length
      const attributes = document.root.find('City/@*').map((node) => node.content)
      const name = document.root.find('Name').map((node) => node.content)
      document.dispose()
      expect(elements).toBe(kept(text) === '' ? 1 : 2)
      expect(name).toEqual(kept(text) === '' ? [] : [kept(text)])
      expect(attributes).toHaveLength(1)
    }),
    { numRuns: 400 },
  )
})
