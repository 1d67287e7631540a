// What the card fields accept, and how each test card behaves.
import { createHash } from 'node:crypto'

export type CardForm = { number: string; expiry: string; cvc: string }
export type CardErrors = Partial<Record<keyof CardForm, string>>
export type Card = {
  digits: string
  brand: string
  last4: string
  expMonth: number
  expYear: number
  behaviour: Behaviour
}
export type Refusal = { declined: string; code: string; declineCode?: string }
type Behaviour = 'pays' | 'asks' | 'delays' | Refusal

export const NOT_CONFIRMED: Refusal = {
  declined: 'The payment was not confirmed.',
  code: 'payment_intent_authentication_failure',
}
export const DECLINED: Refusal = {
  declined: 'Your card was declined.',
  code: 'card_declined',
  declineCode: 'generic_decline',
}

const TEST_CARDS: Record<string, Behaviour> = {
  '4242424242424242': 'pays',
  '5555555555554444': 'pays',
  '378282246310005': 'pays',
  '4000002760003184': 'asks',
  '4000000000003337': 'delays',
  '4000000000000002': DECLINED,
  '4000000000009995': {
    declined: 'Your card has insufficient funds.',
    code: 'card_declined',
    declineCode: 'insufficient_funds',
  },
}

export const SHOWN_CARDS = [
  { number: '4242 4242 4242 4242', what: 'Pays' },
  { number: '4000 0027 6000 3184', what: 'Asks for confirmation first' },
  { number: '4000 0000 0000 0002', what: 'Declined' },
  { number: '4000 0000 0000 3337', what: 'Pays days later, like a bank debit' },
]

export function readCard(form: CardForm, now: Date): { ok: true; card: Card } | { ok: false; errors: CardErrors } {
  const digits = form.number.replaceAll(/[\s-]/g, '')
  const behaviour = TEST_CARDS[digits]
  const expiry = readExpiry(form.expiry)
  const errors: CardErrors = {}

  if (digits === '') errors.number = 'Enter the card number.'
  else if (!/^\d+$/.test(digits)) errors.number = 'Your card number is invalid.'
  else if (digits.length < 13) errors.number = 'Your card number is incomplete.'
  else if (digits.length > 19 || !isLuhn(digits)) errors.number = 'Your card number is invalid.'
  else if (behaviour === undefined) errors.number = 'This sandbox only accepts the test cards listed on this page.'

  if (form.expiry.trim() === '') errors.expiry = 'Enter the expiry date.'
  else if (expiry === null) errors.expiry = 'Enter the expiry date as MM/YY.'
  else if (isPast(expiry, now)) errors.expiry = 'Your card has expired.'
  else if (expiry.year > now.getUTCFullYear() + 50) errors.expiry = 'Your card’s expiry year is invalid.'

  const cvcLength = digits.startsWith('3') ? 4 : 3
  if (form.cvc.trim() === '') errors.cvc = 'Enter the security code.'
  else if (!/^\d+$/.test(form.cvc.trim())) errors.cvc = 'Your card’s security code is invalid.'
  else if (form.cvc.trim().length !== cvcLength) errors.cvc = `The security code has ${cvcLength} digits.`

  if (behaviour === undefined || expiry === null || Object.keys(errors).length > 0) return { ok: false, errors }
  const brand = digits.startsWith('4') ? 'visa' : digits.startsWith('5') ? 'mastercard' : 'amex'

  return {
    ok: true,
    card: { digits, brand, last4: digits.slice(-4), expMonth: expiry.month, expYear: expiry.year, behaviour },
  }
}

function isLuhn(digits: string): boolean {
  let sum = 0
  for (const [i, digit] of Array.from(digits).toReversed().entries()) {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }

  return sum % 10 === 0
}

function readExpiry(text: string): { month: number; year: number } | null {
  const match =
    /^\s*(0?[1-9]|1[0-2])\s*[/\-.\s]\s*(\d{2}|\d{4})\s*$/.exec(text) ?? /^\s*(0[1-9]|1[0-2])(\d{2})\s*$/.exec(text)
  if (match?.[1] === undefined || match[2] === undefined) return null

  return { month: Number(match[1]), year: match[2].length === 2 ? 2000 + Number(match[2]) : Number(match[2]) }
}

// A card is valid until the end of its month.
function isPast({ month, year }: { month: number; year: number }, now: Date): boolean {
  return year < now.getUTCFullYear() || (year === now.getUTCFullYear() && month < now.getUTCMonth() + 1)
}

// Like the provider's: it says nothing about the card, and is the same for each payment with it. Everybody who tries the
// shop types the first test number, so of that one each buyer has their own.
const EVERYBODYS_LAST4 = '4242'
export const fingerprintOfCard = ({ brand, last4 }: Pick<Card, 'brand' | 'last4'>, email: string | null): string =>
  createHash('sha256')
    .update(`${brand} ${last4} ${last4 === EVERYBODYS_LAST4 ? (email ?? '').toLowerCase() : ''}`)
    .digest('base64url')
    .slice(0, 16)
