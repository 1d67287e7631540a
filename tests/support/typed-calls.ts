// Every text that a program can send with a JSON call, by the address of the call, in a body that is accepted. The test
// of typed texts puts its texts into each of them, and fails if a call reads a field that isn't here.
import { readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { z } from 'zod'
import { CALLS } from '#app/calls.ts'
import { COMPANY_FIELDS } from '#app/features/company-form/company-field-table.ts'
import { sourceFile } from './read-imports.ts'

export type CallFacts = { reference: string; iccid: string; email: string; password: string }
export type TypedCall = { by: 'visitor' | 'customer' | 'chief' | 'partner'; body: (facts: CallFacts) => object }

const BUNDLE = '01032_3'
/** Texts that are chosen and not written: another one is another call. */
const CHOSEN = new Set(['action', 'role'])

export const TYPED_CALLS: Record<string, TypedCall> = {
  '/functions/v1/get-invoice-url': {
    by: 'customer',
    body: ({ reference }) => ({ orderReference: reference, sessionId: 'cs_test_1' }),
  },
  '/functions/v1/get-invoice-details': { by: 'customer', body: ({ reference }) => ({ orderId: reference }) },
  '/functions/v1/reset-password': { by: 'visitor', body: ({ email }) => ({ email }) },
  '/functions/v1/gemini-chat': {
    by: 'visitor',
    body: () => ({ message: 'Does it work in Italy?', history: [{ role: 'user', text: 'Hello' }] }),
  },
  '/functions/v1/simple-auth': {
    by: 'customer',
    body: ({ email, password }) => ({ action: 'update-password', email, password }),
  },
  '/functions/v1/manage-accounts': {
    by: 'customer',
    body: ({ email, password }) => ({ action: 'add-password', email, password }),
  },
  '/functions/v1/create-checkout-session': {
    by: 'visitor',
    body: () => ({
      bundles: [{ bundleId: BUNDLE, destinations: ['FR'] }],
      customerEmail: 'program@typed.example.com',
      customerName: 'A program',
      coupon: 'DEMOFREE1',
      discountCode: '',
      termsAccepted: true,
      immediateDelivery: true,
      isCompany: true,
      isOutsideEu: false,
      companyName: 'Kranich Reisen GmbH',
      streetName: 'Lindenallee',
      streetNumber: '12',
      unitNumber: '',
      postalCode: '10115',
      city: 'Berlin',
      country: 'DE',
      vatNumber: 'DE123456789',
      companyRegistrationCode: 'HRB 12345',
      purchaseOrder: 'PO-4711',
      buyerReference: 'KST 4711',
      electronicAddress: '0208:0123456749',
      invoiceEmail: 'books@kranich.example',
    }),
  },
  '/functions/v1/send-test-email': {
    by: 'chief',
    body: ({ email }) => ({ to: email, subject: 'Hello', html: '<p>Hello</p>', from: '' }),
  },
  '/mailchimp-api.php': {
    by: 'chief',
    body: ({ email }) => ({ email, subject: 'Hello', html: '', text: 'Hello', from_email: '', from_name: '' }),
  },
  [`/network/things/consumer-profile/:bundleId`]: {
    by: 'chief',
    body: () => ({ customReference: 'typed-profile', confirmed: true }),
  },
  '/api/orders': { by: 'chief', body: ({ email }) => ({ bundleId: BUNDLE, email, reference: 'typed-order' }) },
  '/api/esim-allocation': {
    by: 'chief',
    body: ({ email }) => ({ bundleId: BUNDLE, customReference: 'typed-allocation', email, confirmed: true }),
  },
  '/api/generate-qrcode': { by: 'chief', body: ({ iccid }) => ({ iccid }) },
  '/api/esim-api': { by: 'chief', body: ({ iccid }) => ({ action: 'check', iccid }) },
  '/api/v1/orders': { by: 'partner', body: () => ({ bundleId: BUNDLE, quantity: 2, reference: 'booking-4711' }) },
  '/api/v1/orders/{orderId}/top-ups': {
    by: 'partner',
    body: () => ({ bundleId: BUNDLE, reference: 'booking-4712' }),
  },
}

/** Where a body has texts that somebody writes, as in `history.0.text`. */
export const placesIn = (value: unknown, at: string[] = []): string[] => {
  if (typeof value === 'string') return CHOSEN.has(at.at(-1) ?? '') ? [] : [at.join('.')]
  return entriesOf(value).flatMap(([name, inner]) => placesIn(inner, [...at, name]))
}

/** The same body with this text at that place. */
export function withText(value: unknown, place: string, text: string, at: string[] = []): unknown {
  if (at.join('.') === place) return text
  const inside = entriesOf(value).map(([name, inner]) => [name, withText(inner, place, text, [...at, name])] as const)
  if (Array.isArray(value)) return inside.map(([, inner]) => inner)
  return typeof value === 'object' && value !== null ? Object.fromEntries(inside) : value
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** The names of all fields of a body. */
export const namesOf = (value: unknown): string[] => {
  const names = entriesOf(value).flatMap(([name, inner]) => [
    ...(Array.isArray(value) ? [] : [name]),
    ...namesOf(inner),
  ])
  return [...new Set(names)].toSorted()
}

const app = resolve(import.meta.dirname, '../../app')
/** What the checkout's call reads by the table of company fields, which has one list of countries and one other name. */
const OF_A_COMPANY = COMPANY_FIELDS.filter((name) => name !== 'outsideEuCountry').map((name) =>
  name === 'companyRegNumber' ? 'companyRegistrationCode' : name,
)

/** The fields that each JSON call reads from its body, by its source; a call without a body has none. */
export function fieldsRead(): Record<string, string[]> {
  const found = CALLS.filter(({ module }) => module.startsWith('routes/partners/api/') && !module.includes('/v1/')).map(
    ({ path, module }): [string, string[]] => {
      const { text, imports } = sourceFile(module, readFileSync(join(app, module), 'utf8'))
      if (!/^export (?:async function|const) action\b/m.test(text)) return [path, []]
      const neighbors = imports.filter(
        ({ target, isType }) => !isType && posix.dirname(target) === posix.dirname(module),
      )
      const own = shapesIn(text)
      const names =
        own.length > 0 ? own : neighbors.flatMap(({ target }) => shapesIn(readFileSync(join(app, target), 'utf8')))
      const more = path.endsWith('/create-checkout-session') ? OF_A_COMPANY : []
      return [path, [...new Set([...names, ...more])].toSorted()]
    },
  )
  return Object.fromEntries(found.filter(([, names]) => names.length > 0))
}

/** The names in each object that a source describes. */
function shapesIn(source: string): string[] {
  const text = source.replaceAll(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '')
  return [...text.matchAll(/\bz\.(?:loose|strict)?[oO]bject\(\{/g)].flatMap(({ 0: begin, index }) =>
    namesAt(text.slice(index + begin.length)),
  )
}

function namesAt(text: string): string[] {
  let [depth, own] = [0, '']
  for (const sign of text) {
    if ('}])'.includes(sign)) depth -= 1
    if (depth < 0) break
    if (depth === 0) own += sign
    if ('{[('.includes(sign)) depth += 1
  }
  return own.split(',').flatMap((part) => /^\s*(\w+)/.exec(part)?.[1] ?? [])
}

/** What the document of the partner API says of the bodies that its calls take. */
export const apiDocument = z.object({
  paths: z.record(
    z.string(),
    z.object({
      post: z
        .object({
          requestBody: z
            .object({ content: z.object({ 'application/json': z.object({ schema: z.object({ $ref: z.string() }) }) }) })
            .optional(),
        })
        .optional(),
    }),
  ),
  components: z.object({
    schemas: z.record(z.string(), z.object({ properties: z.record(z.string(), z.unknown()).optional() })),
  }),
})
