// Cuts a text into words and links: only paths of our own pages become links, everything else stays the text that it is.
export type TextPart = { text: string; to?: string }

const PAGES = [
  'account',
  'bundleselector',
  'business',
  'checkout',
  'devices',
  'esim-status',
  'faq',
  'login',
  'offline',
  'privacy',
  'reset-password',
  'signup',
  'support',
  'terms',
  'top-up',
  'withdraw',
].join('|')

// Not behind a host, a scheme or another path, and not before one either: 'https://evil.example/faq' is no link of ours.
const OWN_PATH = new RegExp(`(?<![^\\s(["'“‘,;])/(?:${PAGES})(?:\\?[\\w=&%,-]+)?(?:#[\\w-]+)?(?![\\w/:@?#&=%-])`, 'g')

/** The parts of a text in order; joined, their texts are the text. */
export function ownLinks(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: path, index } of text.matchAll(OWN_PATH)) {
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push({ text: path, to: path })
    end = index + path.length
  }
  return end < text.length ? [...parts, { text: text.slice(end) }] : parts
}
