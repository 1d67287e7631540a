// Writes XML: elements in the order given, without anything empty.

type Attributes = Readonly<Record<string, string>>
/** An element with its text or its children; null is left out, and so is an element with nothing in it. */
export type XmlNode = readonly [name: string, content: XmlContent, attributes?: Attributes] | null
type XmlContent = string | null | readonly XmlNode[]

/** Characters that XML can't hold at all. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) =>
  text
    .replace(FORBIDDEN, ' ')
    .trim()
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign)

export const writeXml = (root: XmlNode): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root, '')}`

function written(node: XmlNode, indent: string): string {
  if (node === null) return ''
  const [name, content, attributes = {}] = node
  const inner =
    typeof content === 'string'
      ? escaped(content)
      : (content ?? []).map((child) => written(child, `${indent}  `)).join('')
  if (inner === '') return ''
  const start = Object.entries(attributes).reduce((tag, [key, value]) => `${tag} ${key}="${escaped(value)}"`, name)
  return typeof content === 'string'
    ? `${indent}<${start}>${inner}</${name}>\n`
    : `${indent}<${start}>\n${inner}${indent}</${name}>\n`
}
