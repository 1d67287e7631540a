import { expect, it } from 'vitest'
import { textOfFile } from './file-text.ts'

it.each([
  ['UTF-8', Buffer.from('é€', 'utf8')],
  ['UTF-8 with a byte order mark', Buffer.from('\uFEFFé€', 'utf8')],
  ['UTF-16, as Excel’s “Unicode Text”', Buffer.from('\uFEFFé€', 'utf16le')],
  ['UTF-16 in the other order', Buffer.from('\uFEFFé€', 'utf16le').swap16()],
  ['the encoding of Windows', Buffer.from([0xe9, 0x80])],
])('is read from a file in %s', (_, bytes) => {
  expect(textOfFile(bytes)).toBe('é€')
})
