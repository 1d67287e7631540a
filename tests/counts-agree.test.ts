// Every count agrees with its noun: no text says '1 days'. Every text that takes numbers is rendered with ones.
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Other languages count by `plural`; the list of all words repeats the English ones. */
const OTHER_WORDS = /^(?:[a-z]{2}\/|words\.ts$)/
const ROOT = join(import.meta.dirname, '../app/copy')

/** Texts whose number is never one, or whose wording is given by the specification. */
const LEFT_ALONE = new Set([
  // a range to choose from: 7, 30, or 90 days, and more
  'office/admin-desk.ts.deskCopy.overview.range',
  'office/admin-desk.ts.deskCopy.overview.change',
  'office/admin-desk.ts.deskCopy.overview.noChange',
  'office/admin-desk.ts.deskCopy.overview.none',
  'office/admin-desk.ts.deskCopy.overview.summary',
  'office/admin-desk.ts.deskCopy.overview.summaryOnly',
  'support/answer-times.ts.answerTimesCopy.inboxText',
  'partners/partner-api.ts.apiTabCopy.make.daysOf',
  // our own terms and limits
  'support/assistant.ts.assistantCopy.problems.question_long',
  'sales/party.ts.partyCopy.order.rename.unreadable',
  'partners/business.ts.businessCopy.affiliate.terms',
  'partners/earnings.ts.earningsCopy.figures.heldNote',
  'partners/earnings.ts.earningsCopy.terms.points',
  'partners/earnings.ts.earningsCopy.terms.shared',
  'partners/partner-api.ts.apiGuideCopy.limits',
  'partners/partnership-terms.ts.partnershipChapters.paragraphs',
  'support/message-fields.ts.messageFieldsCopy.name.tooLong',
  'support/message-fields.ts.messageFieldsCopy.subject.tooLong',
  'support/support.ts.supportCopy.problems.tooLong',
  'support/support.ts.supportCopy.problems.messageLong',
  'support/support.ts.supportCopy.problems.messageHuge',
  'support/support.ts.supportCopy.problems.tooOften',
  'sales/order.ts.orderCopy.running.allDone',
  'office/order-api-flow.ts.flowCopy.polls',
  // more than are shown, or than fit
  'office/businesses.ts.businessesCopy.overview.allOrders',
  'catalogue/wizard-results.ts.resultsCopy.lastsPart',
  // rounded down to fifties
  'catalogue/home-sections.ts.tilesCopy.tiles.title',
  // word for word from the specification
  'catalogue/wizard-results.ts.resultsCopy.showMore',
  // takes a role, not a number
  'site/flash.ts.flashTexts.wrongRole',
  // takes a number as a word
  'support/support.ts.supportCopy.form.over',
  'support/support.ts.supportCopy.form.left',
])

const ENGLISH =
  'days|weeks|months|years|hours|minutes|seconds|orders|eSIMs|bundles|countries|zones|codes|coupons|uses|invoices|partners|people|accounts|customers|messages|emails|notes|entries|lines|rows|fields|characters|options|times|steps|tries|places|results|answers|changes|prices|keys|calls|links|profiles|passkeys|files|items'
const OTHERS = 'Tage|Stunden|Minuten|jours|heures|minutes|días|horas|minutos|dagen|uren|minuten'
const ONE_OF_MANY = new RegExp(`(?<![\\d.,:/–-])1 (?:\\p{L}+ )?(?:${ENGLISH}|${OTHERS})(?![\\p{L}’'])`, 'gu')

/** An object whose every property is 1. */
const ALL_ONES = new Proxy({}, { get: (_facts, name) => (typeof name === 'string' ? 1 : undefined) })

function* textsIn(value: unknown, name: string): Generator<[name: string, text: string]> {
  if (typeof value === 'function') {
    for (const one of [1, ALL_ONES]) {
      try {
        const ones = Array.from({ length: Math.max(1, value.length) }, () => one)
        yield* textsIn(Reflect.apply(value, undefined, ones), name)
      } catch {
        // The text takes something else.
      }
    }
  } else if (typeof value === 'string') yield [name, value]
  else if (Array.isArray(value)) for (const each of value) yield* textsIn(each, name)
  else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value)) yield* textsIn(each, `${name}.${key}`)
}

it('no text puts “1” before a plural noun', async () => {
  const files = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !OTHER_WORDS.test(file),
  )
  const found = new Set<string>()
  const needed = new Set<string>()
  let asked = 0
  for (const file of files) {
    const module: unknown = await import(join(ROOT, file))
    for (const [name, text] of textsIn(module, file)) {
      asked += 1
      for (const [wrong] of text.matchAll(ONE_OF_MANY)) {
        if (LEFT_ALONE.has(name)) needed.add(name)
        else found.add(`${name}: ${wrong}`)
      }
    }
  }
  expect(asked).toBeGreaterThan(3_000)
  expect([...found]).toEqual([])
  expect([...LEFT_ALONE].filter((name) => !needed.has(name))).toEqual([])
})
