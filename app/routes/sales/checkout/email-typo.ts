// Notices an email domain that is one slip away from a well-known one, such as gmial.com.

const WELL_KNOWN = [
  'gmail.com',
  'googlemail.com',
  'outlook.com',
  'hotmail.com',
  'hotmail.co.uk',
  'live.com',
  'yahoo.com',
  'yahoo.co.uk',
  'icloud.com',
  'proton.me',
  'protonmail.com',
  'gmx.de',
  'gmx.net',
  'web.de',
  't-online.de',
  'orange.fr',
  'free.fr',
  'laposte.net',
  'libero.it',
  'ziggo.nl',
  'kpnmail.nl',
  'hetnet.nl',
  'xs4all.nl',
]
// Real domains that are one letter away from a well-known one.
const MEANT = new Set([
  'ymail.com',
  'mail.com',
  'email.com',
  'gmx.com',
  'gmx.at',
  'gmx.ch',
  'live.nl',
  'live.de',
  'aol.com',
  'me.com',
])

export type EmailTypo = { typed: string; better: string; email: string }

/** The well-known domain that was probably meant, with the whole address as it would be; null when all looks right. */
export function findEmailTypo(text: string): EmailTypo | null {
  const email = text.trim()
  const at = email.lastIndexOf('@')
  const typed = email.slice(at + 1).toLowerCase()
  if (at < 1 || typed === '' || WELL_KNOWN.includes(typed) || MEANT.has(typed)) return null

  const better = WELL_KNOWN.find((domain) => isOneSlip(typed, domain))
  return better === undefined ? null : { typed, better, email: `${email.slice(0, at)}@${better}` }
}

// One letter left out, doubled, replaced, or two neighbors swapped.
function isOneSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1) return false
  const start = firstDifference(typed, meant)
  const [left, right] = [typed.slice(start), meant.slice(start)]

  if (left.slice(1) === right.slice(1) || left.slice(1) === right || left === right.slice(1)) return true
  return left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2)
}

function firstDifference(one: string, other: string): number {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  return at
}
