// An activation code as SGP.22 §4.1 defines it, in the notations that networks use. Refuses what no phone can install.
import { toldId } from './id.ts'
import { toldText, type VendorValue } from './told.ts'

/** Each layer of a notation is removed once; more than a few are no notation anymore. */
const MOST_LAYERS = 4
const LONGEST = 500
const HIGHEST_PORT = 65_535
const LINK = /^(?:[a-z][a-z\d+.-]{1,30}:\/\/|(?:[a-z\d-]+\.)+[a-z]{2,}\/)/i
/** The fully qualified name of the SM-DP+ server; some networks add a port. */
const HOST = /^(?=.{4,253}(:|$))([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})(:\d{1,5})?$/
const MATCHING_ID = /^[A-Za-z\d._~-]{0,255}$/
const OBJECT_ID = /^[012](\.\d{1,20})+$/
/** How HTML, XML, JSON, and shells write a dollar sign. */
const ENTITY = /&(?:#0*36|#x0*24|dollar);|\\(?:u00|x)24|\\+\$/gi
/** Line ends and spaces, as addresses and programs write them. */
const CODED_END = /(?:%(?:0[0ad]|20)|\\[rnt])+$/i
/** What editors put around a line. */
const MARKUP =
  /^(?:<(?:p|br|b|i|code|pre|span|div|strong|td|li)\b[^<>]{0,200}>\s*)+|(?:\s*<\/?(?:p|br|b|i|code|pre|span|div|strong|td|li)\b[^<>]{0,200}>)+$|^<!\[CDATA\[|\]\]>$/gi
const DASHES = /[\u2010-\u2015\u2212]/g
/** Where a code stands in markup, or in an address that only Android knows. */
const LINKED = /(?:\bhref\s*=\s*["']?|\bcarddata=)([^"'\s<>#;&]{1,400})/i
/** What sentences put around a code: quotes, brackets, and what it is. */
const AROUND =
  /^(?:activation|esim|qr|install(?:ation)?|lpa)[\s-]*(?:activation )?(?:code|string|link)?\s*[:=]\s*(?!1\s*\$)|^[“”„‟«»‹›‘’‚‛"'`*<([{]+|[“”„‟«»‹›‘’‚‛"'`*>)\]};,.]+$/giu
/** What programs write where the matching ID is still missing. */
const FILLER =
  /^(?:null|nil|none|undefined|nan|true|false|pending|unknown|unset|not[ _-]?set|na|tb[cda]|todo|placeholder|string|object|example|matching[ _-]?id|activation[ _-]?code|[0._~-]+|[x._~-]+)$/i
/** The same where a part is missing that a code can do without. */
const MISSING = /^(?:null|nil|none|undefined|false|no)$/i
const ASKS = /^(?:true|yes)$/i
/** What later versions of the standard append. */
const APPENDED = /^[A-Za-z\d._-]{0,100}$/

/**
 * `LPA:1$host$id[$oid[$1]]`, as in the QR code: the code itself begins with `1$`, and only the picture and links add
 * `LPA:`. Any of these forms is accepted, also in lowercase, percent-encoded, or inside an install link; object ID and
 * confirmation flag are kept. A code without a matching ID says which profile it means only with an object ID.
 */
export function toldActivationCode(told: unknown): VendorValue<string> {
  const text = toldText(told)
  if (typeof text !== 'string') return text
  return text.length > LONGEST ? undefined : codeIn(text.replace(ENTITY, '$$').replace(CODED_END, ''), MOST_LAYERS)
}

function codeIn(text: string, layers: number): string | undefined {
  const bare = text.replace(MARKUP, '').replace(AROUND, '').trim()
  if (bare !== text && layers > 0) {
    const found = codeIn(bare, layers - 1)
    if (found !== undefined) return found
  }
  const [, mark, code] = /^(?:LPA:(?:\/\/|\s*))?1\s*([$|])(.*)$/is.exec(text) ?? []
  if (mark !== undefined && code !== undefined)
    return written(code.split(mark).map((part) => part.trim().replace(DASHES, '-')))
  if (layers === 0) return undefined
  const [, address] = LINKED.exec(text) ?? []
  const inner = [...(LINK.test(text) ? linked(text) : [decoded(text)]), ...(address === undefined ? [] : [address])]
  return inner
    .filter((each) => each !== text)
    .map((each) => codeIn(each.trim(), layers - 1))
    .find((found) => found !== undefined)
}

function written([address = '', ...told]: string[]): string | undefined {
  // No code ends with the full stop of a sentence.
  const [id = '', ...parts] = told.map((part, at) => (at === told.length - 1 ? part.replace(/\.$/, '') : part))
  const [oid = '', flag = '', ...appended] = parts.map((part, at) =>
    MISSING.test(part) ? '' : at === 1 && ASKS.test(part) ? '1' : part,
  )
  const host = address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '')
    .replace(/\.$/, '')
  const isUsable =
    HOST.test(host) &&
    isPort(Number(/:(\d+)$/.exec(host)?.[1] ?? 1)) &&
    MATCHING_ID.test(id) &&
    !FILLER.test(id) &&
    (oid === '' ? id !== '' : OBJECT_ID.test(oid)) &&
    /^[01]?$/.test(flag) &&
    appended.length <= 2 &&
    appended.every((part) => APPENDED.test(part))
  if (!isUsable) return undefined
  const kept = [host, id, oid, flag === '1' ? '1' : '', ...appended]
  return `LPA:1$${kept.join('$').replace(/\$+$/, '')}`
}

const isPort = (port: number): boolean => port >= 1 && port <= HIGHEST_PORT

/** The code of a host and a matching ID that come apart. Either may be the whole code, or the beginning of one. */
export function toldCodeOfParts(host: unknown, id: unknown): VendorValue<string> {
  const [address, matchingId] = [toldText(host), toldId(id)]
  const whole = toldActivationCode(matchingId)
  if (typeof whole === 'string' || !address) return whole
  return (
    toldActivationCode(address) ||
    (matchingId && toldActivationCode(`LPA:1$${address.replace(/^(?:LPA:\s*)?1\s*\$|\$+$/gi, '')}$${matchingId}`))
  )
}

/**
 * The same code with the flag that makes a phone ask for a confirmation code, as the fifth of its parts. Codes that have
 * it stay as they are.
 */
export function askingForConfirmation(activationCode: string): string {
  const [format, host, id, oid = '', flag = '', ...appended] = activationCode.split('$')
  return flag === '1' ? activationCode : [format, host, id, oid, '1', ...appended].join('$')
}

// Apple's and Google's install links carry the code in `carddata`, addresses of QR pictures in other parameters. A code
// has no spaces, so a plus sign is none.
function linked(text: string): string[] {
  const address = /^[a-z][a-z\d+.-]{1,30}:\/\//i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return []
  const { searchParams, pathname, hash } = new URL(address.replaceAll('+', '%2B'))
  const fragment = decoded(hash.slice(1))
  return [
    ...searchParams.values(),
    ...new URLSearchParams(fragment.replaceAll('+', '%2B')).values(),
    fragment,
    ...pathname.split('/').map(decoded),
  ]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
