// Removes everything from an email's HTML that could run, load, or frame something; the rest is written anew (safety
// case J04).
import sanitizeHtml from 'sanitize-html'

const KEPT = `a abbr b blockquote br center code div em h1 h2 h3 h4 hr i img li ol p pre s small span strong sub sup
  table tbody td tfoot th thead tr u ul`.split(/\s+/)
/** These are removed with their content. */
const DROPPED =
  'script style iframe object embed svg math template noscript textarea title select option frameset xmp plaintext'.split(
    ' ',
  )
const SIZES = ['width', 'height', 'colspan', 'rowspan', 'cellpadding', 'cellspacing', 'border']
const WORDS = ['alt', 'title', 'align', 'valign', 'role', 'dir', 'lang']
const SIDES = ['', '-top', '-right', '-bottom', '-left']
const STYLES = [
  'color background-color font font-family font-size font-style font-weight text-align text-decoration line-height',
  'letter-spacing width max-width height vertical-align display border-radius border-collapse border-spacing',
  'border-color',
  ...['padding', 'margin', 'border'].flatMap((name) => SIDES.map((side) => `${name}${side}`)),
].flatMap((names) => names.split(' '))
const STYLE_VALUE = /^(?:[\w\s#.,%'-]{1,120}|rgba?\([\d\s.,%]{1,40}\))$/
/** Deeper than any real email; anything nested deeper is dropped. */
const DEEPEST = 100

const RULES: sanitizeHtml.IOptions = {
  allowedTags: KEPT,
  nonTextTags: DROPPED,
  allowedAttributes: { '*': ['style', ...SIZES, ...WORDS], a: ['href'], img: ['src'] },
  allowedSchemesByTag: { a: ['http', 'https', 'mailto'], img: ['https'] },
  allowProtocolRelative: false,
  allowedStyles: { '*': Object.fromEntries(STYLES.map((name) => [name, [STYLE_VALUE]])) },
  nestingLimit: DEEPEST,
  transformTags: {
    '*': (tagName, attribs) => ({
      tagName,
      attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => isSafe(name, value))),
    }),
  },
}

/** The same text and layout without scripts, forms, frames, foreign styles, and odd addresses; tags are closed. */
export function cleanHtml(html: string): string {
  // Inside texts and attributes, the library has written every '>' as an entity.
  return sanitizeHtml(html, RULES).replaceAll(' />', '>').replaceAll('\u{a0}', '&nbsp;')
}

// The library checks schemes. Only absolute addresses are allowed, because an email has no base address.
function isSafe(name: string, value: string): boolean {
  if (name === 'href') return /^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(value)
  if (name === 'src') return /^https:\/\/[^\s\p{C}]+$/iu.test(value)
  return !SIZES.includes(name) || /^\d{1,4}%?$/.test(value)
}

/** The text of cleaned HTML, for the plain-text part. */
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

/** What email programs may dislike; none of it prevents sending. */
export function findFlaws(html: string, text: string): MailFlaw[] {
  const images = cleanHtml(html).match(/<img\b[^>]*>/g) ?? []
  return [
    ...(text.trim() === '' ? (['no_text'] as const) : []),
    ...(html.length + text.length > MOST_MAIL_BYTES ? (['too_heavy'] as const) : []),
    ...(images.some((image) => !/ alt="/.test(image)) ? (['image_without_alt'] as const) : []),
  ]
}

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

// Cleaned HTML has no other entities.
const decoded = (text: string): string => text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity] ?? '')
