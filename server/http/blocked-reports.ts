// Browsers report here what a page's policy kept them from running, loading, or framing: somebody tried to put something
// into our pages, or we forgot to allow something of our own.
import type { HttpBindings } from '@hono/node-server'
import { Hono, type Context } from 'hono'
import { z } from 'zod'
import type { BrowserReport } from '#shop/figures/health/blocked-report.ts'
import type { ServerLog } from '#server/watching/log.ts'
import { wrongMethod } from './refusals.ts'

export const REPORT_DOOR = '/blocked'

/** Anybody can write here, so a flood of reports must bury neither the log nor the reports of others. */
const MOST_A_MINUTE = 20
const MOST_OF_ONE_ADDRESS = 5
const MINUTE_MS = 60_000

const shape = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'violated-directive': z.string().regex(/^[a-z-]{1,40}( |$)/),
    'blocked-uri': z.string().max(4_000),
  }),
})

type Parts = {
  log: Pick<ServerLog, 'warn'>
  /** Counts it for the super-admin's page. */
  record: (told: BrowserReport) => Promise<void>
  addressOf: (c: Pick<Context<{ Bindings: HttpBindings }>, 'req' | 'env'>) => string | null
  /** Runs evenly, whatever happens to the clock. */
  nowMs?: () => number
}

export function blockedReports({ log, record, addressOf, nowMs = () => performance.now() }: Parts) {
  const doors = new Hono<{ Bindings: HttpBindings }>()
  let minute = { startedMs: nowMs(), reports: 0, of: new Map<string | null, number>() }

  /** Beyond the limit, a report gets the same answer, and nothing else happens. */
  function takeRoom(address: string | null): boolean {
    if (nowMs() - minute.startedMs >= MINUTE_MS) minute = { startedMs: nowMs(), reports: 0, of: new Map() }
    const own = minute.of.get(address) ?? 0
    if (minute.reports >= MOST_A_MINUTE || own >= MOST_OF_ONE_ADDRESS) return false
    minute.reports += 1
    minute.of.set(address, own + 1)
    return true
  }

  doors.post(REPORT_DOOR, async (c) => {
    const report = shape.safeParse(await c.req.json().catch(() => null)).data?.['csp-report']
    if (!report) return c.text('This is no report of a browser.', 400)
    if (takeRoom(addressOf(c))) {
      log.warn(factsOf(report), 'a browser blocked something on a page')
      const [directive = ''] = report['violated-directive'].split(' ', 1)
      const told = { page: report['document-uri'], directive, blocked: report['blocked-uri'] }
      // The browser waits for nothing, and one report less is no loss.
      record(told).catch((error: unknown) => log.warn({ problem: String(error) }, 'a blocked report was not counted'))
    }
    // The report about a frame comes from the page of another site.
    return c.body(null, 204, { 'cross-origin-resource-policy': 'cross-origin' })
  })
  doors.all(REPORT_DOOR, () => wrongMethod(['POST']))
  return doors
}

// An address may name an order or hold a key, so only the beginning of each is logged.
function factsOf(report: z.infer<typeof shape>['csp-report']) {
  const [directive] = report['violated-directive'].split(' ', 1)
  const page = urlOf(report['document-uri'])?.pathname.split('/', 2)[1] ?? ''
  const source = urlOf(report['blocked-uri'])
  const isOfWeb = source?.protocol === 'https:' || source?.protocol === 'http:'
  const word = /^[a-z-]{1,30}/.exec(report['blocked-uri'])?.[0] ?? ''
  return { directive, page: `/${page.slice(0, 40)}`, blocked: isOfWeb ? source.host : word }
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
