// What the partner API takes and answers, as schemas: they check each request and answer, and the document is made of them.
import { DATA_KINDS } from '#values/data-allowance.ts'
import { z } from 'zod'
import { isCountryCode } from '#values/country/country.ts'
import { parseDateOnly } from '#values/date.ts'
import { PAGE_SIZE } from '#shop/partners/api/paged.ts'

const cents = z.int().min(0)
const countryCode = z.string().meta({ description: 'Two-letter ISO 3166-1 code', example: 'FR' })

export const zone = z
  .object({
    name: z.string().meta({ example: 'Europe' }),
    countries: z.array(countryCode),
  })
  .meta({ id: 'Zone', description: 'The countries that one bundle covers.' })

export const country = z
  .object({ code: countryCode, name: z.string().meta({ example: 'France' }), zones: z.array(z.string()) })
  .meta({ id: 'Country', description: 'A country and the zones that cover it.' })

/** What a bundle holds. */
export const dataOf = {
  megabytes: z.int().min(1).nullable().meta({
    description:
      'Of a total, all of its data; of a day plan, that of each day; of an unlimited bundle, what it has at full speed each day, or null if the network doesn’t disclose that. 1 GB is 1,024 MB.',
    example: 5120,
  }),
  dataKind: z.enum(DATA_KINDS).meta({
    description:
      'total: so much data in all. daily-slow and daily-cut: so much each day, and then slower or nothing until the next day. unlimited: no limit.',
    example: 'total',
  }),
}

const size = {
  bundleId: z.string().meta({ example: '01032_3' }),
  zone: z.string().meta({ example: 'Europe' }),
  ...dataOf,
  validityDays: z.int().min(1).meta({ description: 'Days from the moment that startsAt names.' }),
  startsAt: z
    .enum(['first use', 'installation', 'purchase'])
    .nullable()
    .meta({ description: 'When the days begin; null if the network doesn’t say.' }),
  installWithinDays: z.int().min(0).nullable().meta({
    description:
      'Days from the purchase in which it has to be installed, or used if that begins its days; null if the network doesn’t say.',
  }),
  priceCents: cents.meta({ description: 'Your price with a new eSIM, in euro cents before VAT.' }),
  shopPriceCents: cents.meta({
    description: 'The price for travelers in your own shop, in euro cents before VAT.',
  }),
}

export const bundle = z
  .object({
    ...size,
    topUpPriceCents: cents.nullable().meta({
      description:
        'Your price as a top-up for an existing eSIM, in euro cents before VAT; null if not sold as a top-up.',
    }),
    shopTopUpPriceCents: cents.nullable().meta({
      description:
        'The top-up price for travelers in your own shop, in euro cents before VAT; null if not sold as a top-up.',
    }),
  })
  .meta({ id: 'Bundle', description: 'Data for a number of days in a zone.' })

const offer = z
  .object({ ...size, countries: z.array(countryCode) })
  .meta({ id: 'Offer', description: 'A bundle that fits a trip.' })

export const offers = z
  .object({
    days: z.int().min(1).meta({ description: 'Days of the trip, including the first and the last.' }),
    isLongerThanOffers: z.boolean().meta({ description: 'True if no bundle lasts the whole trip.' }),
    noneBecause: z.enum(['no_single_bundle', 'no_match', 'too_early']).nullable().meta({
      description:
        'Why there are no offers: no bundle covers all countries, one of them isn’t sold, or no bundle bought today can wait until the arrival.',
    }),
    data: z.array(offer),
  })
  .meta({ id: 'Offers' })

/** A page of a list. */
export const pageOf = <Item extends z.ZodType>(item: Item, id: string) =>
  z
    .object({
      data: z.array(item),
      nextCursor: z.string().nullable().meta({ description: 'The cursor of the next page; null on the last page.' }),
    })
    .meta({ id })

export const problem = z
  .object({
    type: z.url(),
    title: z.string(),
    status: z.int(),
    code: z.string(),
    detail: z.string().optional(),
    errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'What went wrong (RFC 9457). Rely on the code, not on the text.' })

/** What a call that makes something carries. */
export const idempotencyHeader = z.object({
  'Idempotency-Key': z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .meta({ description: 'A new one for each order, such as a UUID', example: '5d1f5f0c-6a1e-4f3c-8a52-3a0d2f6c9b10' }),
})

/** What addresses a page of a list. */
export const pageQuery = {
  cursor: z.string().max(600).optional().meta({ description: 'From the previous page' }),
  limit: z.coerce
    .number()
    .int()
    .min(1)
    .max(PAGE_SIZE.most)
    .default(PAGE_SIZE.usual)
    .meta({ description: 'How many items' }),
}

export const day = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/)
  .transform((text, context) => {
    const read = parseDateOnly(text)
    if (read) return read
    context.addIssue({ code: 'custom', message: 'There is no such day.' })
    return z.NEVER
  })

/** 'FR,IT' */
export const countries = z
  .string()
  .regex(/^[A-Z]{2}(,[A-Z]{2}){0,29}$/)
  .transform((text) => text.split(','))
  .pipe(z.array(z.string().refine(isCountryCode)))
