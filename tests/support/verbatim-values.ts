// Values that are copied or are names, which a browser must not translate: how they look, and those of one shop.
import { businesses, coupons } from '#db/schema.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { Database } from '#db/database.ts'
import { translatableTexts } from './translatable-texts.ts'

export type Kinds = Record<string, RegExp>

/** Whatever looks like one of these is one. */
const BY_LOOK: Kinds = {
  'email address': /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/,
  'order reference': /\b[a-z]+_order_\w+/,
  ICCID: /\b89\d{2}(?:[ \u00A0\u202F]?\d{4}){3}(?:[ \u00A0\u202F]?\d{1,4})?\b/,
  'activation code': /LPA:1\$/,
}

const oneOf = (values: string[]) => {
  const texts = values.map((value) => value.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`))
  return new RegExp(`(?<![\\p{L}\\d])(?:${texts.join('|')})(?![\\p{L}\\d])`, 'u')
}

export const named = (brands: string[], codes: string[] = []): Kinds => ({
  ...BY_LOOK,
  'brand name': oneOf(brands),
  ...(codes.length > 0 && { 'coupon code': oneOf(codes) }),
})

/** With the brands and the coupons that this shop has. */
export async function namedIn(database: Database): Promise<Kinds> {
  const brands = await database.db().select({ name: businesses.name }).from(businesses)
  const codes = await database.db().select({ code: coupons.code }).from(coupons)
  return named(
    [DEFAULT_BRAND.name, ...brands.map(({ name }) => name)],
    codes.map(({ code }) => code),
  )
}

/** One line for each text that a browser would translate although such a value stands in it. */
export const translatedValues = (html: string, kinds: Kinds): string[] =>
  translatableTexts(html).flatMap(({ text, place }) =>
    Object.entries(kinds).flatMap(([kind, look]) =>
      look.test(text) ? [`${kind} in ${place}: ${text.replaceAll(/\s+/g, ' ').trim()}`] : [],
    ),
  )
