// What a press costs the main thread of its page until the next paint, and for what: processor time, which depends far less
// on how busy the machine is than the time on the clock does.
import type { Browser, Page } from '@playwright/test'
import { z } from 'zod'

/** In ms of the processor, as fast as it is. */
export type Work = { script: number; style: number; paint: number; all: number }

export const NO_WORK: Work = { script: 0, style: 0, paint: 0, all: 0 }

// Names of the browser's own events.
const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline']
const INPUT = /^(pointerdown|pointerup|mousedown|mouseup|click|keydown|keyup|input|change)$/
const PAINTED = 'Commit'
const STYLE = new Set(['UpdateLayoutTree', 'Layout'])
const PAINT = new Set(['PrePaint', 'Paint', 'Layerize', PAINTED])
const SCRIPT = new Set(['EventDispatch', 'FunctionCall', 'EvaluateScript', 'v8.compile', 'TimerFire', 'RunMicrotasks'])

/** Times in microseconds: `ts` and `dur` on the clock, `tts` and `tdur` of the processor. */
const traceEvent = z.object({
  name: z.string(),
  pid: z.number(),
  tid: z.number(),
  ts: z.number(),
  dur: z.number().default(0),
  tts: z.number(),
  tdur: z.number().default(0),
  args: z.object({ data: z.object({ type: z.unknown().optional() }).optional() }).optional(),
})
type TraceEvent = z.infer<typeof traceEvent>
const traceFile = z.object({ traceEvents: z.array(z.unknown()) })

/** Of all the events of what is done, the one with the most work until its paint. */
export async function workOf(browser: Browser, page: Page, act: () => Promise<void>): Promise<Work> {
  await browser.startTracing(page, { categories: CATEGORIES })
  let trace: Buffer | null = null
  try {
    await act()
    await page.evaluate(() => new Promise((done) => setTimeout(done, 300)))
  } finally {
    trace = await browser.stopTracing()
  }
  const events = traceFile.parse(JSON.parse(String(trace))).traceEvents.flatMap((event) => {
    const { success, data } = traceEvent.safeParse(event)
    return success ? [data] : []
  })
  const works = events.filter(isInput).map((input) => workAfter(input, events))
  return works.toSorted((one, other) => other.all - one.all)[0] ?? NO_WORK
}

const isInput = ({ name, args }: TraceEvent) => name === 'EventDispatch' && INPUT.test(String(args?.data?.type))

function workAfter(input: TraceEvent, events: TraceEvent[]): Work {
  const own = events
    .filter(({ pid, tid, ts }) => pid === input.pid && tid === input.tid && ts >= input.ts)
    .toSorted((one, other) => one.ts - other.ts)
  const painted = own.find(({ name }) => name === PAINTED)
  if (!painted) return NO_WORK
  const until = own.filter(({ ts }) => ts <= painted.ts)
  return {
    script: outermost(until, SCRIPT),
    style: outermost(until, STYLE),
    paint: outermost(until, PAINT),
    all: (painted.tts + painted.tdur - input.tts) / 1_000,
  }
}

/** The time of all events of a kind; what runs inside one of them is counted with it. */
function outermost(events: TraceEvent[], names: Set<string>): number {
  let end = 0
  let total = 0
  for (const { name, ts, dur, tdur } of events) {
    if (!names.has(name) || ts < end) continue
    end = ts + dur
    total += tdur
  }
  return total / 1_000
}
