// Takes everything out of a mail's HTML that could run, load or frame something; what is left is written anew (safety case J04).
import sanitizeHtml from 'sanitize-html'

const KEPT = `a abbr b blockquote br center code div em h1 h2 h3 h4 hr i img li ol p pre s small span strong sub sup
  table tbody td tfoot th thead tr u ul`.split(/\s+/)
/** These go with all that is in them. */
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
/** Deeper than any mail; what is nested deeper is dropped. */
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

/** The same words and layout without script, forms, frames, styles from elsewhere and odd addresses; tags are closed. */
export function cleanHtml(html: string): string {
  // Inside of texts and attributes the library has written every '>' as an entity.
  return sanitizeHtml(html, RULES).replaceAll(' />', '>').replaceAll('\u{a0}', '&nbsp;')
}

// The library knows schemes; whole addresses alone are for us to ask for, because a mail stands nowhere.
function isSafe(name: string, value: string): boolean {
  if (name === 'href') return /^(https?:\/\/|mailto:)[^\s\p{C}]+$/iu.test(value)
  if (name === 'src') return /^https:\/\/[^\s\p{C}]+$/iu.test(value)
  return !SIZES.includes(name) || /^\d{1,4}%?$/.test(value)
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

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }

// Cleaned HTML has no other entities.
const decoded = (text: string): string => text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity] ?? '')
