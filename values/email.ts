// Email addresses are stored lowercase and clean, and taken only if a mail server would take them.
import { cleanPasted } from './text/pasted.ts'

/** In bytes, as mail servers count (RFC 5321 §4.5.3.1). */
const MAX_BYTES = { address: 254, local: 64, label: 63 }
// Quotes, commas, brackets, and invisible characters allow header injection and address lists.
const FORBIDDEN = /[\s\p{C}\uFFFD"`,:;<>()[\]\\]/u
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u
const LAST_LABEL = /^(?!\d+$).{2,}$/u

/** With a name and every sign around it; whatever is longer is no address. */
const LONGEST_WRITTEN = 500
const NAMED = /^([^<>]*)<([^<>]*)>$/
const BEFORE = /^(?:[\s"“”„«»‘’<([]|(?:e-?mail(?: address)?|mailto)\s*:)+/i
/** An address may begin with these signs, so they only count as quotes where both are there. */
const PAIRED = /^\s*(['`{])(.*)['`}][\s;,.]*$/s
const AFTER = /[\s"“”„«»‘’`>)\]};,.:']+$/
/** The full stop of Chinese and Japanese keyboards. */
const WIDE_STOP = /\u3002/g

/** The form in which addresses are stored and compared: clean, lowercase (storefront rules §3, user). */
export const normalizeEmail = (text: string): string => plainEmail(text).toLowerCase()

/**
 * The address in what people paste from email programs, sentences, and lists: 'Anna Berg <anna@x.example>',
 * '<anna@x.example>,', 'mailto:anna@x.example?subject=Hi'. A text with two addresses is left as it is, and thus none:
 * nobody could tell which one is meant.
 */
export function plainEmail(text: string): string {
  const clean = cleanPasted(text)
  if (clean.length > LONGEST_WRITTEN) return clean
  const [, name = '', named = ''] = NAMED.exec(clean.replace(/[\s;,.]+$/, '')) ?? []
  const inside = bare(named)
  // Some programs put the address itself where the name belongs.
  if (inside.includes('@') && (!name.includes('@') || bare(name).toLowerCase() === inside.toLowerCase())) return inside
  return clean.split('@').length === 2 ? bare(clean) : clean
}

/** Without what stands around an address. */
function bare(text: string): string {
  const address = /^\W*mailto:/i.test(text) ? text.replace(/\?.*$/s, '') : text
  return address.replace(PAIRED, '$2').replace(BEFORE, '').replace(AFTER, '').replace(WIDE_STOP, '.')
}

/**
 * What a mail server takes (RFC 5321, 6531): one @; before it at most 64 bytes, without a dot at either end or two in a
 * row; after it a dotted domain of letters, digits, and hyphens. Quoted names and addresses in brackets are refused.
 */
export function isEmail(text: string): boolean {
  if (text.length > MAX_BYTES.address || FORBIDDEN.test(text)) return false
  const [local, domain, more] = text.split('@')
  if (local === undefined || domain === undefined || more !== undefined) return false
  if (bytesIn(local) > MAX_BYTES.local || bytesIn(text) > MAX_BYTES.address) return false
  return !local.split('.').includes('') && isDomain(domain)
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.')
  if (labels.length < 2 || !labels.every((label) => LABEL.test(label))) return false
  // Other letters are sent in their ASCII form, which is longer.
  const isPlain = /^[\x20-\x7E]*$/.test(domain)
  if (!isPlain && !URL.canParse(`http://${domain}`)) return false
  const sent = isPlain ? domain : new URL(`http://${domain}`).hostname
  return sent.split('.').every((label) => label.length <= MAX_BYTES.label) && LAST_LABEL.test(labels.at(-1) ?? '')
}

const bytesIn = (text: string) => new TextEncoder().encode(text).length

/** An address that can be recognized but not written to: 'a•••@example.com'. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${Array.from(email)[0]}•••${email.slice(at)}`
}
