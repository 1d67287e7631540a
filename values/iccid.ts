// An ICCID is the 18 to 20 digits printed on a SIM; only its digits count, and screens show at most the last four.

/** The digits of a typed text; spaces, hyphens, and anything else are ignored (after-purchase rules §5). */
export function digitsOfIccid(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

/**
 * Whether a text contains 18 to 20 digits: most numbers have 19 or 20, but some networks sell shorter ones. The check digit isn't verified, because some networks issue numbers without
 * a valid one.
 */
export function isIccid(text: string): boolean {
  return /^\d{18,20}$/.test(digitsOfIccid(text))
}

/** Whether a text is exactly 18 to 20 digits, as in addresses and calls. */
export function isPlainIccid(text: string): boolean {
  return /^\d{18,20}$/.test(text)
}

/** The digits in groups of four: '8988 3000 0000 0001 234'. */
export function groupIccid(text: string): string {
  return digitsOfIccid(text).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The last four digits after dots: '•••• 4821'. */
export function maskIccid(text: string): string {
  return `•••• ${digitsOfIccid(text).slice(-4)}`
}

/** A text in which only the last four digits of each ICCID remain. */
export function maskIccids(text: string): string {
  return text.replace(/(?<!\d)\d{14,16}(\d{4})(?!\d)/g, '…$1')
}
