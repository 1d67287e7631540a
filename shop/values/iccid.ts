// An ICCID is the 19 or 20 digits printed on a SIM; only its digits count, and screens show no more than the last four.

/** The digits of what somebody typed; spaces, hyphens and anything else are ignored (after-purchase rules §5). */
export function digitsOfIccid(text: string): string {
  return text.replace(/[^0-9]/g, '')
}

/** Whether a text holds 19 to 20 digits. No check digit is asked for: networks hand out numbers without a valid one. */
export function isIccid(text: string): boolean {
  return /^\d{19,20}$/.test(digitsOfIccid(text))
}

/** Whether a text is nothing but the 19 to 20 digits, as an address or a call has to name them. */
export function isPlainIccid(text: string): boolean {
  return /^\d{19,20}$/.test(text)
}

/** The digits in groups of four: '8988 3000 0000 0001 234'. */
export function groupIccid(text: string): string {
  return digitsOfIccid(text).replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** The last four digits behind dots: '•••• 4821'. */
export function maskIccid(text: string): string {
  return `•••• ${digitsOfIccid(text).slice(-4)}`
}

/** A text without the ICCIDs in it: of each, its last four digits stay. */
export function maskIccids(text: string): string {
  return text.replace(/(?<!\d)\d{15,16}(\d{4})(?!\d)/g, '…$1')
}
