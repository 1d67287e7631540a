// Whatever somebody types stays text wherever it is shown: in pages and what search engines read in them, mails,
// invoices, files for spreadsheets and calendars, messages to partners, and metrics, whether it came by a form, a JSON
// call, or mail (safety cases I08, I11, L08).
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#app/calls.ts'
import { rateLimits } from '#db/schema.ts'
import { buyByCard, COMPANY, delivered } from '#tests/support/http-buying.ts'
import { callJson } from '#tests/support/call-json.ts'
import { PASSWORD } from '#tests/support/http-accounts.ts'
import { aMail, MAIL_ADDRESS, MAIL_SECRET, signed } from '#tests/support/mailing-in.ts'
import { answerPage, asItIsNow, latenessOf, nameOf, walkShop, type FoundForm } from '#tests/support/odd-forms.ts'
import { ANY_TEXT, type Pair } from '#tests/support/page-forms.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import {
  apiDocument,
  fieldsRead,
  namesOf,
  placesIn,
  TYPED_CALLS,
  withText,
  type CallFacts,
} from '#tests/support/typed-calls.ts'
import {
  isMetric,
  numbered,
  PAYLOADS,
  payloadsAt,
  readCalendar,
  readCsv,
  readHtml,
  type Reading,
} from '#tests/support/typed-payload.ts'
import { TYPED_TEXTS } from '#tests/support/typed-texts.ts'
import type { UsedShop } from '#tests/support/used-shop.ts'
import { walkPages } from '#tests/support/walk-pages.ts'
import { openReceiver, type WebhookReceiver } from '#tests/support/webhook-receiver.ts'

const ONE_LINE = PAYLOADS['in one line'] ?? ''
/** Texts that come out on later pages, in mails, or in files, so that this can't pass by being refused everywhere. */
const COME_OUT = [
  '/account change_name fullName',
  '/account rename label',
  '/admin save_brand name',
  '/admin-dashboard/inbox/:number answer text',
  '/admin-dashboard/users/:userId note text',
  '/admin-dashboard/orders/:orderId note text',
  '/business-dashboard save_brand tagline',
  '/support message',
  'a company that buys',
  'the name of who wrote an email',
  'the subject of an email',
  'the text of an email',
  '/api/v1/orders reference',
  '/functions/v1/create-checkout-session customerName',
  '/functions/v1/create-checkout-session companyName',
  '/functions/v1/send-test-email subject',
]
const METRICS_TOKEN = 'a-token-of-the-tests'
let shop: HttpShop
let used: UsedShop
let forms: FoundForm[]
let receiver: WebhookReceiver
let key: string
let facts: CallFacts & { partnersOrderId: string }
/** What each number was typed into. */
const typed: string[] = []
/** Where a text came out as text. */
const cameOut = new Set<string>()

beforeAll(async () => {
  shop = await openHttpShop({
    METRICS_TOKEN,
    INCOMING_MAIL_SECRET: MAIL_SECRET,
    INCOMING_MAIL_ADDRESS: MAIL_ADDRESS,
  })
  receiver = await openReceiver()
  ;({ used, forms } = await walkShop(shop, ['post', 'get']))
  const form = { intent: 'make_key', name: 'Engine', mode: 'test', access: 'orders', days: '30' }
  const page = await (await used.partner.post('/business-dashboard?tab=api', form)).text()
  key = /wp_test_[\w-]{43}/.exec(page)?.[0] ?? ''
  facts = { ...used.order, email: 'customer@forms.example.com', password: PASSWORD, partnersOrderId: '' }
}, 300_000)
afterAll(async () => {
  await receiver.close()
  await shop.close()
})

const typeInto = (what: string, payload = ONE_LINE) => numbered(payload, typed.push(what) - 1)

/** What is wrong in it, with where it stands. */
function judged(place: string, { faults, shown }: Reading): string[] {
  for (const number of shown) cameOut.add(typed[number] ?? '')
  return faults.map((fault) => `${place}: ${fault}`)
}

const faultsOf = ({ faults }: Reading) => faults.length

/** How often somebody may try isn't tested here. */
async function freely<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  await shop.database.db().delete(rateLimits)
  return ask()
}

/** With a key of the partner's for test orders. */
async function orderAsPartner(path: string, body: unknown): Promise<Response> {
  const headers = { authorization: `Bearer ${key}`, 'idempotency-key': crypto.randomUUID() }
  return callJson(shop.browser(), path, body, headers)
}

/** A search has one form for each of its filters. */
const seen = new Set<string>()
function isNew(form: FoundForm, field: string): boolean {
  const name = `${form.method === 'get' ? pathOf(form) : nameOf(form)} ${field}`
  return !seen.has(name) && Boolean(seen.add(name))
}

const typedInto = ({ fields }: FoundForm, field: string, text: string) =>
  fields.map(([name, value]): Pair => [name, name === field ? text : value])

/** In a form whose other texts are as empty as on its page. */
const aloneIn = (form: FoundForm, field: string, text: string) =>
  typedInto(form, field, text).map(([name, value]): Pair => [name, value === ANY_TEXT ? '' : value])

const pathOf = ({ action }: FoundForm) => nameOf({ action, intent: '' }).trim()

describe('a text that somebody types', () => {
  it('would be noticed if it were anything else', () => {
    const evil = numbered(PAYLOADS['in two lines'] ?? '', 1)
    expect(faultsOf(readHtml(`<p>${evil}</p>`))).toBe(1)
    expect(faultsOf(readHtml(`<p title="${evil}"></p>`))).toBe(1)
    expect(faultsOf(readHtml('<p>=cmd 49#1#</p>'))).toBe(1)
    expect(faultsOf(readHtml(`<script type="application/ld+json">{"name":"${evil}"}</script>`))).toBeGreaterThan(0)
    expect(faultsOf(readCsv(`name\n"${evil.replaceAll('"', '""')}"`))).toBe(1)
    expect(faultsOf(readCalendar(`SUMMARY:${evil.replaceAll('\n', '\r\n')}`))).toBe(1)
  })

  it('is on the list of typed texts', () => {
    const found = new Map<string, Set<string>>()
    for (const form of forms.filter(({ texts }) => texts.length > 0))
      found.set(pathOf(form), new Set([...(found.get(pathOf(form)) ?? []), ...form.texts]))
    const listed = [...found].map(([path, texts]): [string, string[]] => [path, [...texts].toSorted(byName)])
    expect(Object.fromEntries(listed)).toEqual(TYPED_TEXTS)
  })

  it('is on the list of texts in JSON calls', async () => {
    const listed = Object.entries(TYPED_CALLS).map(([path, { body }]) => [path, namesOf(body(facts))] as const)
    const document = apiDocument.parse(await (await fetch(`${shop.url}/api/v1/openapi.json`)).json())
    const ofPartners = Object.entries(document.paths).flatMap(([path, { post }]) => {
      const shape = post?.requestBody?.content['application/json'].schema.$ref.split('/').at(-1)
      const names = Object.keys(document.components.schemas[shape ?? '']?.properties ?? {}).toSorted()
      return names.length > 0 ? [[`/api/v1${path}`, names] as const] : []
    })
    expect(Object.fromEntries(listed)).toEqual({ ...fieldsRead(), ...Object.fromEntries(ofPartners) })
  })

  it('is text in the message to a partner’s software', async () => {
    await used.partner.post('/business-dashboard/webhooks', {
      intent: 'add',
      url: receiver.url,
      mode: 'test',
      'order.created': 'on',
    })
    const reference = typeInto('a partner’s reference')
    const ordered = await orderAsPartner('/api/v1/orders', { bundleId: '01032_3', reference })
    expect(ordered.status).toBe(201)
    const { id } = z.object({ id: z.string() }).parse(await ordered.json())
    await vi.waitFor(() => expect(receiver.heard.length).toBe(1), { timeout: 30_000 })
    expect(JSON.parse(receiver.heard[0]?.body ?? '')).toMatchObject({ data: { order: { reference } } })
    facts = { ...facts, partnersOrderId: id }
  })

  it('is only data in the answer to a JSON call', async () => {
    const browsers = { ...used, visitor: shop.browser() }
    for (const [path, { by, body }] of Object.entries(TYPED_CALLS)) {
      const address = path.replace(':bundleId', '01032_3').replace('{orderId}', facts.partnersOrderId)
      for (const place of placesIn(body(facts)))
        for (const payload of Object.values(PAYLOADS)) {
          const said = withText(body(facts), place, typeInto(`${path} ${place}`, payload))
          const answer = await freely(() =>
            by === 'partner'
              ? orderAsPartner(address, said)
              : callJson(by === 'visitor' ? shop.browser() : browsers[by], address, said),
          )
          expect([path, answer.headers.get('content-type')]).toEqual([
            path,
            expect.stringMatching(/^application\/(problem\+)?json/),
          ])
          expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
          await answer.json()
        }
    }
  }, 300_000)

  it('is text in an email to the shop', async () => {
    for (const payload of Object.values(PAYLOADS)) {
      const name = typeInto('the name of who wrote an email', payload)
      const raw = aMail({
        from: `=?utf-8?B?${Buffer.from(name).toString('base64')}?= <writer-${typed.length}@typed.example.com>`,
        subject: `=?utf-8?B?${Buffer.from(typeInto('the subject of an email', payload)).toString('base64')}?=`,
        text: typeInto('the text of an email', payload),
      })
      const { timestamp, signature } = signed(raw)
      const headers = { 'content-type': 'message/rfc822', 'x-mail-timestamp': timestamp, 'x-mail-signature': signature }
      const answer = await freely(() => fetch(`${shop.url}/webhooks/mail`, { method: 'POST', headers, body: raw }))
      expect(await answer.json()).toMatchObject({ became: 'message' })
    }
  })

  it('is text on the invoice of a company', async () => {
    const browser = shop.browser()
    const companyName = typeInto('a company that buys')
    const buyer = { ...COMPANY, email: 'company@typed.example.com', companyName, city: typeInto('its city') }
    const { order } = await buyByCard(shop, browser, buyer)
    const { reference } = await delivered(shop, order.id)
    const pdf = await browser.get(`/order/invoice.pdf?reference=${reference}`)
    expect(readPdfText(new Uint8Array(await pdf.arrayBuffer()))).toContain(companyName.replaceAll(/\s/g, ''))
  })

  it('is text in the page that answers', async () => {
    const faults: string[] = []
    for (const found of forms.toSorted((one, other) => latenessOf(one) - latenessOf(other))) {
      let form = await asItIsNow(found)
      for (const field of found.texts.filter((each) => isNew(found, each)))
        for (const [how, payload] of payloadsAt(seen.size)) {
          const what = `${nameOf(form).trim()} ${field}`
          const text = typeInto(what, payload)
          const refused = await freely(() => answerPage(form, typedInto(form, field, text)))
          const page = refused && (await freely(() => answerPage(form, aloneIn(form, field, text))))
          for (const { html } of [refused, page].filter((each) => each !== null))
            faults.push(...readHtml(html).faults.map((fault) => `${what}, ${how}: ${fault}`))
          // It led elsewhere, so it was accepted, and a milder text says nothing more. The form has a new version.
          if (!page) form = await asItIsNow(form)
          if (!page) break
        }
    }
    expect(faults).toEqual([])
  }, 900_000)

  it('is text on every page afterwards, and in what search engines read there', async () => {
    const faults: string[] = []
    for (const walker of used.walkers)
      for (const { address, html } of await walkPages(walker)) faults.push(...judged(address, readHtml(html)))
    expect(faults).toEqual([])
  }, 600_000)

  it('is text in the calendar of an eSIM', async () => {
    const answer = await used.customer.get(`/install/calendar.ics?reference=${used.order.reference}`)
    expect(answer.headers.get('content-type')).toContain('text/calendar')
    expect(judged('the calendar', readCalendar(await answer.text()))).toEqual([])
  })

  it('is text in every mail', async () => {
    await shop.shop.worker.sweep()
    const list = await (await fetch(`${shop.sandbox.url}/mailbox/api/messages`)).json()
    const faults: string[] = []
    for (const { id } of z.array(z.object({ id: z.number() })).parse(list)) {
      const html = await (await fetch(`${shop.sandbox.url}/mailbox/${id}/html`)).text()
      faults.push(...judged(`mail ${id}`, readHtml(html)))
    }
    expect(faults).toEqual([])
  }, 120_000)

  it('is no formula in any file for a spreadsheet', async () => {
    const faults: string[] = []
    const files = new Set<string>()
    for (const { path } of CALLS.filter((call) => call.path.endsWith('.csv')))
      for (const browser of [used.chief, used.earning, used.partner]) {
        const answer = await browser.get(path)
        if (!answer.headers.get('content-type')?.startsWith('text/csv')) continue
        files.add(path)
        faults.push(...judged(path, readCsv(await answer.text())))
      }
    expect(faults).toEqual([])
    expect([...files]).toEqual(
      expect.arrayContaining(['/admin-dashboard/orders.csv', '/business-dashboard/orders.csv']),
    )
  })

  it('is no part of any metric', async () => {
    const headers = { authorization: `Bearer ${METRICS_TOKEN}` }
    // Addresses are typed too.
    for (const payload of Object.values(PAYLOADS))
      await shop.browser().get(`/${encodeURIComponent(typeInto('an address', payload))}`)
    const lines = (await (await fetch(`${shop.url}/metrics`, { headers })).text()).trimEnd().split('\n')
    expect(lines.length).toBeGreaterThan(50)
    expect(lines.filter((line) => !isMetric(line) || line.includes('7*7') || line.includes('onerror'))).toEqual([])
  })

  it('comes out as it was typed, where it is accepted', () =>
    expect([...cameOut]).toEqual(expect.arrayContaining(COME_OUT)))
})

const byName = (one: string, other: string) => one.localeCompare(other)
