// Browsers report here what a page's policy kept them from running, loading, or framing: somebody tried to put something
// into our pages, or we forgot to allow something of our own.
import { Hono } from 'hono'
import { z } from 'zod'
import type { ServerLog } from './log.ts'
import { wrongMethod } from './wrong-method.ts'

export const REPORT_DOOR = '/blocked'

/** Anybody can write here, so a flood of reports must not bury the log. */
const MOST_A_MINUTE = 20
const MINUTE_MS = 60_000

const told = z.object({
  'csp-report': z.object({
    'document-uri': z.string(),
    'violated-directive': z.string().regex(/^[a-z-]{1,40}( |$)/),
    'blocked-uri': z.string().max(4_000),
  }),
})

/** `nowMs` runs evenly, whatever happens to the clock. */
export function blockedReports(log: Pick<ServerLog, 'warn'>, nowMs: () => number = () => performance.now()) {
  const doors = new Hono()
  let minute = { startedMs: nowMs(), reports: 0 }

  doors.post(REPORT_DOOR, async (c) => {
    const report = told.safeParse(await c.req.json().catch(() => null)).data?.['csp-report']
    if (!report) return c.text('This is no report of a browser.', 400)
    if (nowMs() - minute.startedMs >= MINUTE_MS) minute = { startedMs: nowMs(), reports: 0 }
    minute.reports += 1
    if (minute.reports <= MOST_A_MINUTE) log.warn(factsOf(report), 'a browser blocked something on a page')
    // The report about a frame comes from the page of another site.
    return c.body(null, 204, { 'cross-origin-resource-policy': 'cross-origin' })
  })
  doors.all(REPORT_DOOR, () => wrongMethod(['POST']))
  return doors
}

// An address may name an order or hold a key, so only the beginning of each is logged.
function factsOf(report: z.infer<typeof told>['csp-report']) {
  const [directive] = report['violated-directive'].split(' ', 1)
  const page = urlOf(report['document-uri'])?.pathname.split('/', 2)[1] ?? ''
  const source = urlOf(report['blocked-uri'])
  const isOfWeb = source?.protocol === 'https:' || source?.protocol === 'http:'
  const word = /^[a-z-]{1,30}/.exec(report['blocked-uri'])?.[0] ?? ''
  return { directive, page: `/${page.slice(0, 40)}`, blocked: isOfWeb ? source.host : word }
}

const urlOf = (text: string): URL | null => (URL.canParse(text) ? new URL(text) : null)
