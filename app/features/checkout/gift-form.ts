// What the checkout form says about a gift, and what is wrong with it; the page and the server ask the same functions.
import { giftCopy } from '#app/copy/sales/gift.ts'
import { MOST_MESSAGE_CHARACTERS, MOST_NAME_CHARACTERS, type GiftInput } from '#shop/sales/gift/gift.ts'
import { parseDateOnly } from '#values/date.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { cutText } from '#values/text/cut-text.ts'
import { isVisible, normalizeName } from './visible-text.ts'

export const GIFT_FIELDS = ['giftEmail', 'giftDay', 'giftFrom', 'giftMessage'] as const
export type GiftField = (typeof GIFT_FIELDS)[number]
export type GiftValues = { isGift: boolean } & Record<GiftField, string>

export const NO_GIFT: GiftValues = { isGift: false, giftEmail: '', giftDay: '', giftFrom: '', giftMessage: '' }

const LONGEST_TYPED = 500

/** Read by name from whatever was typed or kept. */
export function giftValuesFrom(read: (name: string) => unknown): GiftValues {
  const typed = (name: GiftField) => {
    const value = read(name)
    return typeof value === 'string' ? cutText(value, LONGEST_TYPED) : ''
  }
  return {
    isGift: read('isGift') === 'on',
    giftEmail: typed('giftEmail'),
    giftDay: typed('giftDay'),
    giftFrom: typed('giftFrom'),
    giftMessage: typed('giftMessage'),
  }
}

export const giftValues = (form: FormData): GiftValues => giftValuesFrom((name) => form.get(name))

const textProblem = (text: string, most: number, problem: string): string | null => {
  const said = normalizeName(text)
  return said.length <= most && isVisible(said) ? null : problem
}

/** By field; empty for no gift. Whether the day suits the bundle is asked when it is ordered. */
export function giftProblems({ isGift, ...typed }: GiftValues): Partial<Record<GiftField, string>> {
  if (!isGift) return {}
  const { problems } = giftCopy.checkout
  const email = normalizeEmail(typed.giftEmail)
  const found: Record<GiftField, string | null> = {
    giftEmail: email === '' ? problems.emailMissing : isEmail(email) ? null : problems.emailInvalid,
    giftDay: parseDateOnly(typed.giftDay) ? null : problems.dayInvalid,
    giftFrom: textProblem(typed.giftFrom, MOST_NAME_CHARACTERS, problems.fromInvalid),
    giftMessage: textProblem(typed.giftMessage, MOST_MESSAGE_CHARACTERS, problems.messageInvalid),
  }
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null))
}

/** The gift that was described without a problem; null for none. */
export function readGift({ isGift, giftEmail, giftDay, giftFrom, giftMessage }: GiftValues): GiftInput | null {
  const day = parseDateOnly(giftDay)
  if (!isGift || !day) return null
  return {
    email: normalizeEmail(giftEmail),
    day,
    fromName: normalizeName(giftFrom),
    message: normalizeName(giftMessage),
  }
}
