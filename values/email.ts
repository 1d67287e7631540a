// Email addresses are stored lowercase and clean, and taken only if a mail server would take them.
import { cleanPasted } from './text/pasted.ts'

/** In bytes, as mail servers count (RFC 5321 §4.5.3.1). */
const MAX_BYTES = { address: 254, local: 64, label: 63 }
// Quotes, commas, brackets, and invisible characters allow header injection and address lists.
const FORBIDDEN = /[\s\p{C}\uFFFD"`,:;<>()[\]\\]/u
const LABEL = /^(?!-)[\p{L}\p{M}\p{N}-]+(?<!-)$/u
const LAST_LABEL = /^(?!\d+$).{2,}$/u

/** The form in which addresses are stored and compared: clean, lowercase (storefront rules §3, user). */
export function normalizeEmail(text: string): string {
  return cleanPasted(text)
    .replace(/^mailto:/i, '')
    .toLowerCase()
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
