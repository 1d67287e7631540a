// The words of an email in HTML. It runs in the emails' thread: open tags cost more the more there are.
import sanitizeHtml from 'sanitize-html'
import { cutText } from '#values/text/cut-text.ts'

/** We don't look further than this for words between the tags. */
const MOST_HTML = 150_000

/** Everything it says, and what it says outside its quotes; one paragraph per line. */
export function htmlWords(markup: string): { whole: string; unquoted: string } {
  const html = cutText(markup, MOST_HTML)
  return { whole: textOf(html, false), unquoted: textOf(html, true) }
}

const BREAKING = 'p div br li tr h1 h2 h3 h4 h5 h6'.split(' ')
const SILENT = 'script style title head template noscript svg math textarea option'.split(' ')
/** Deeper than any real email; anything nested deeper is dropped. */
const DEEPEST = 100

function textOf(html: string, isReply: boolean): string {
  const marked = sanitizeHtml(html, {
    allowedTags: isReply ? BREAKING : [...BREAKING, 'blockquote'],
    allowedAttributes: {},
    nonTextTags: isReply ? [...SILENT, 'blockquote'] : SILENT,
    nestingLimit: DEEPEST,
  })
  return decoded(marked.replace(/\n/g, ' ').replace(/<[^>]*>/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const NAMED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': ' ', '&amp;': '&' }
// The library has already decoded every other entity.
const decoded = (text: string): string => text.replace(/&(?:lt|gt|quot|nbsp|amp);/g, (entity) => NAMED[entity] ?? '')
