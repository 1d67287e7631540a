// Finds where text that people typed or vendors sent is cut without `cutText`: a character may be split then, which
// breaks whatever encodes it.

const CUTS_NAMED =
  /\b(value|text|typed|name|reason|message|said|device|query|token|code|email|iccid|subject|words|label|note|title|description|couponCode)\??\.(slice|substring|substr)\(0, (\d{2}|[A-Z]{2})|[`']\.slice\(0, (\d{2}|[A-Z]{2})|\.get\('\w+'\)\??\.slice\(0, /
/** A cut of what a call or a pair of brackets answers, on the same line or on the next. */
const CUTS_ANSWER = /\)\s*\??\.(?:slice|substring|substr)\(0, (?:\d{2}|\d_|\d_?\d|[A-Z]{2}|most\b)/g
const MAKES_TEXT = /\.(trim|trimStart|trimEnd|replace|replaceAll|join|toUpperCase|toLowerCase|normalize|toWellFormed)$/
/** Inside of brackets: `(value.trim() || other)`, `(typed ?? '')`. */
const HOLDS_TEXT = /\.(trim|replace|replaceAll|normalize)\(|\?\? ''|\|\| ''/
/** Letters, digits, and dashes of identifiers have one unit each. */
const MAKES_IDENTIFIER = /\.replace(?:All)?\(('-'|\/\\W\/g), '_?'$/
/** The search box is loaded early, so it drops the half of a character itself. */
const MAY_CUT_TEXT =
  /^(values\/text\/cut-text\.ts$|shop\/catalogue\/destination\/typed-length\.ts$|adapters\/sealing\/|sandbox\/|tests\/|scripts\/)/

export const cutsText = (path: string, text: string): boolean =>
  !MAY_CUT_TEXT.test(path) &&
  (CUTS_NAMED.test(text) || [...text.matchAll(CUTS_ANSWER)].some((cut) => isText(text, cut.index)))

function isText(text: string, end: number): boolean {
  const start = openingOf(text, end)
  const before = text.slice(Math.max(0, start - 40), start)
  if (MAKES_IDENTIFIER.test(text.slice(Math.max(0, start - 40), end))) return false
  return MAKES_TEXT.test(before) || HOLDS_TEXT.test(text.slice(start, end))
}

/** Where the brackets open that close here. */
function openingOf(text: string, end: number): number {
  let open = 0
  for (let at = end; at >= 0; at -= 1) {
    if (text[at] === ')') open += 1
    if (text[at] === '(') open -= 1
    if (open === 0) return at
  }
  return 0
}
