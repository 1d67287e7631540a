// Takes everything out of a mail's HTML that could run, load or frame something; what is left is written anew (guide 4, J04).

const VOID = ['br', 'hr', 'img']
const KEPT = new Set(
  `a abbr b blockquote br center code div em h1 h2 h3 h4 hr i img li ol p pre s small span strong sub sup
   table tbody td tfoot th thead tr u ul`.split(/\s+/),
)
/** These go with all that is in them. */
const DROPPED = new Set(
  'script style iframe object embed svg math template noscript textarea title select frameset xmp plaintext'.split(' '),
)
const SIZES = new Set(['width', 'height', 'colspan', 'rowspan', 'cellpadding', 'cellspacing', 'border'])
const WORDS = new Set(['alt', 'title', 'align', 'valign', 'role', 'dir', 'lang'])
const STYLES =
  /^(color|background-color|font(-family|-size|-style|-weight)?|text-(align|decoration)|line-height|letter-spacing|(padding|margin)(-(top|right|bottom|left))?|border(-(top|right|bottom|left|radius|collapse|spacing|color))?|width|max-width|height|vertical-align|display)$/
const STYLE_VALUE = /^(?:[\w\s#.,%'-]{1,120}|rgba?\([\d\s.,%]{1,40}\))$/

// Neither a tag nor its quotes may hold a '<': each letter is looked at a few times at the most.
const TOKEN =
  /<!--[^]*?(?:-->|$)|<(\/?)([a-zA-Z][a-zA-Z0-9]*)((?:\s|\/)(?:[^<>"']|"[^"<>]*"|'[^'<>]*')*)?>|<[!?][^>]*>|[^<]+|</g
const ATTRIBUTE = /([a-zA-Z-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+))/g

/** The same words and layout without script, forms, frames, styles from elsewhere and odd addresses; tags are closed. */
export function cleanHtml(html: string): string {
  const open: string[] = []
  let clean = ''
  let at = 0
  TOKEN.lastIndex = 0
  for (let token = next(html, at); token; token = next(html, at)) {
    const [text, slash = '', tag = '', attributes = ''] = token
    at = token.index + text.length
    const name = tag.toLowerCase()
    if (tag === '') clean += /^<[!?]/.test(text) ? '' : safeText(text)
    else if (DROPPED.has(name)) at = slash === '' ? endOf(html, name, at) : at
    else if (!KEPT.has(name)) continue
    else if (slash === '') {
      clean += `<${name}${safeAttributes(name, attributes)}>`
      if (!VOID.includes(name)) open.push(name)
    } else clean += closing(open, name)
  }
  return clean + open.toReversed().map(endTag).join('')
}

/** The words of cleaned HTML, for readers of plain text. */
export function textOfHtml(html: string): string {
  return decoded(
    cleanHtml(html)
      .replace(/<(br|\/p|\/div|\/h\d|\/li|\/tr|hr)\b[^>]*>/g, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const MOST_MAIL_BYTES = 100_000
export type MailFlaw = 'no_text' | 'too_heavy' | 'image_without_alt'

/** What a mail program may dislike about it; none of it keeps a mail from being sent. */
export function findFlaws(html: string, text: string): MailFlaw[] {
  const images = cleanHtml(html).match(/<img\b[^>]*>/g) ?? []
  return [
    ...(text.trim() === '' ? (['no_text'] as const) : []),
    ...(html.length + text.length > MOST_MAIL_BYTES ? (['too_heavy'] as const) : []),
    ...(images.some((image) => !/ alt="/.test(image)) ? (['image_without_alt'] as const) : []),
  ]
}

function next(html: string, at: number): RegExpExecArray | null {
  TOKEN.lastIndex = at
  return at < html.length ? TOKEN.exec(html) : null
}

function endOf(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi')
  end.lastIndex = from
  const found = end.exec(html)
  return found ? found.index + found[0].length : html.length
}

const endTag = (name: string) => `</${name}>`

// What was opened since is closed as well; what was never opened is not closed.
function closing(open: string[], name: string): string {
  const place = open.lastIndexOf(name)
  return place < 0 ? '' : open.splice(place).toReversed().map(endTag).join('')
}

function safeAttributes(tag: string, text: string): string {
  const kept = new Map<string, string>()
  for (const [, rawName = '', double, single, bare] of text.matchAll(ATTRIBUTE)) {
    const name = rawName.toLowerCase()
    const value = safeValue(tag, name, decoded(double ?? single ?? bare ?? '').trim())
    if (value !== null && !kept.has(name)) kept.set(name, value)
  }
  return [...kept].map(([name, value]) => ` ${name}="${quoted(value)}"`).join('')
}

function safeValue(tag: string, name: string, value: string): string | null {
  if (name === 'href' && tag === 'a') return /^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(value) ? value : null
  if (name === 'src' && tag === 'img') return /^https:\/\/[^\s\p{C}]+$/iu.test(value) ? value : null
  if (name === 'style') return safeStyle(value)
  if (SIZES.has(name)) return /^\d{1,4}%?$/.test(value) ? value : null
  return WORDS.has(name) ? value.slice(0, 300) : null
}

function safeStyle(value: string): string | null {
  const rules = value.split(';').flatMap((rule) => {
    const [property = '', ...rest] = rule.split(':')
    const [name, said] = [property.trim().toLowerCase(), rest.join(':').trim()]
    return STYLES.test(name) && STYLE_VALUE.test(said) ? [`${name}:${said}`] : []
  })
  return rules.length > 0 ? rules.join(';') : null
}

const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u{a0}' }

const decoded = (text: string): string =>
  text.replace(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));?/gi,
    (whole, hex?: string, digits?: string, name?: string) => {
      if (name !== undefined) return NAMED[name.toLowerCase()] ?? whole
      const code = hex === undefined ? Number(digits) : Number.parseInt(hex, 16)
      return code > 0 && code < 0x110000 && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : ''
    },
  )

const safeText = (text: string): string =>
  text
    .replace(/&(?!(?:#\d{1,7}|#x[0-9a-f]{1,6}|[a-z][a-z0-9]{1,30});)/gi, '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

const quoted = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
