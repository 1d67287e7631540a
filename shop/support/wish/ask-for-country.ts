// Somebody wants to know when a country comes on sale: their mailbox has to agree first, and may end it at any time.
import { randomUUID } from 'node:crypto'
import type { Base } from '#shop/assembly/base.ts'
import { MAILS_PER_ASKER, perAddress } from '#shop/people/account/account-limits.ts'
import type { SendAccountMail } from '#shop/people/account/send-account-mail.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import { isCountryCode } from '#values/country/country.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { DEFAULT_LANGUAGE, type Language } from '#values/language.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { isUuid } from '#values/uuid.ts'
import { isCountrySold } from '#shop/catalogue/trip/find-offers.ts'
import type { WishRow } from './wish-store.ts'

const WRONG_KEYS: Limit = { name: 'wish-miss', points: 60, seconds: 600 }

type AskForCountryDeps = Pick<Base, 'wishes' | 'limiter' | 'clock' | 'transaction' | 'readPriceList' | 'sealerOf'> & {
  sendAccountMail: SendAccountMail
}
type WishKey = { key: string; rateLimitKey: string }
type OpenWishDeps = Pick<Base, 'wishes' | 'limiter' | 'clock' | 'sealerOf'>

/** `wish` is null once it was answered, ended, or forgotten. */
type OpenedWish = Outcome<{ wish: Pick<WishRow, 'email' | 'country' | 'confirmedAt'> | null }, 'key_unknown'> | TooOften

/**
 * Emails a link with which the mailbox agrees within a day. The answer is the same if it agreed before. Problems:
 * `email_invalid`, `country_unknown`, `on_sale` if a bundle covers the country, `too_often`.
 */
export async function askForCountry(
  deps: AskForCountryDeps,
  input: { email: string; country: string; rateLimitKey: string },
  at: At,
): Promise<Outcome<{ email: string }, 'email_invalid' | 'country_unknown' | 'on_sale'> | TooOften> {
  const { country } = input
  const email = normalizeEmail(input.email)
  if (!isCountryCode(country)) return { ok: false, problem: 'country_unknown' }
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  const { brand, origin } = at.tenant
  const language: Language = at.language ?? DEFAULT_LANGUAGE
  if (isCountrySold((await deps.readPriceList(brand.id)).selling, country)) return { ok: false, problem: 'on_sale' }
  const ofAsker = await deps.limiter.take(MAILS_PER_ASKER, input.rateLimitKey)
  const allowed = ofAsker.ok ? await deps.limiter.take(perAddress('wish'), email) : ofAsker
  if (!allowed.ok) return allowed

  await deps.transaction(async () => {
    const asked = { id: randomUUID(), email, country, businessId: brand.id, language, askedAt: deps.clock.now() }
    const id = await deps.wishes.ask(asked)
    if (id === null) return
    const link = wishLink(deps, origin, id)
    await deps.sendAccountMail({ kind: 'confirm_wish', email, facts: { recipientName: null, country, link } }, at)
  })
  return { ok: true, email }
}

/** The wish that a key from one of its emails opens. Problems: `key_unknown`, `too_often` after 60 wrong ones. */
export async function openWish(deps: OpenWishDeps, { key, rateLimitKey }: WishKey): Promise<OpenedWish> {
  const id = idIn(deps, key)
  if (id !== null) return { ok: true, wish: await deps.wishes.find(id, deps.clock.now()) }
  const allowed = await deps.limiter.take(WRONG_KEYS, rateLimitKey)
  return allowed.ok ? { ok: false, problem: 'key_unknown' } : allowed
}

/** The mailbox agrees. Problems: `wish_gone` if nobody did within a day, or it was answered or ended since. */
export async function confirmWish(
  deps: Pick<Base, 'wishes' | 'clock' | 'sealerOf'>,
  key: string,
): Promise<Outcome<object, 'wish_gone'>> {
  const [id, now] = [idIn(deps, key), deps.clock.now()]
  const isThere = id !== null && ((await deps.wishes.confirm(id, now)) || (await deps.wishes.find(id, now)) !== null)
  return isThere ? { ok: true } : { ok: false, problem: 'wish_gone' }
}

/** Ends a wish; again is no problem. */
export async function endWish(deps: Pick<Base, 'wishes' | 'sealerOf'>, key: string): Promise<void> {
  const id = idIn(deps, key)
  if (id !== null) await deps.wishes.end(id)
}

/** Whether a text is the key of a wish, answered or not. */
export const isWishKey = (deps: Pick<Base, 'sealerOf'>, key: string): boolean => idIn(deps, key) !== null

/** Opens a wish for whoever has an email about it. */
export const wishLink = ({ sealerOf }: Pick<Base, 'sealerOf'>, origin: string, id: string): string =>
  `${origin}/tell-me-when?key=${sealerOf('wishes').seal(id)}`

function idIn({ sealerOf }: Pick<Base, 'sealerOf'>, key: string): string | null {
  const id = sealerOf('wishes').open(key)
  return id !== null && isUuid(id) ? id : null
}
