// Measures the time from a press to the next paint on the pages that visitors see, on a processor slowed down six times.
// npm run interactions [address]; without one, on its own shop. Prints for each press the median of five visits on the
// clock, which a busy machine makes longer, and beside it, from three more visits, the processor time until that paint,
// times six, which it hardly does: in all, for scripts, for styles and layout, and for painting. Exits with 1 if
// that is above the goal, or if the clock is on a quiet machine.
import { loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { measure, observe, settles } from './interactions/observe.ts'
import { buys, CHECKOUT, comesToTheCheckout, FIRST_PRESSES, ordered, PUBLIC, type Visit } from './interactions/pages.ts'
import { NO_WORK, workOf, type Work } from './interactions/work.ts'
import { withOwnShop } from './own-shop.ts'

const GOAL_MS = 150
const SLOWER = 6
const VISITS = Number(process.env['VISITS'] ?? 5)
const TRACED = 3
/** Above it, the clock says more about the machine than about the page. */
const QUIET_LOAD = 1.5
const WINDOWS = [
  { width: 390, height: 844, hasTouch: true },
  { width: 1280, height: 900, hasTouch: false },
]
const PORT = Number(process.env['INTERACTIONS_PORT'] ?? 4860)

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'],
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const [address] = process.argv.slice(2)
  if (address) await measureAll(browser, address)
  else await withOwnShop(PORT, (shop) => measureAll(browser, shop))
} finally {
  await browser.close()
}

async function measureAll(opened: Browser, shop: string): Promise<void> {
  for (const { width, height, hasTouch } of WINDOWS) {
    const context = await opened.newContext({
      viewport: { width, height },
      hasTouch,
      serviceWorkers: 'block',
      permissions: ['clipboard-write'],
    })
    const page = await context.newPage()
    page.setDefaultTimeout(15_000)
    await observe(page)
    console.log(`\n${`${width} px, load ${load().toFixed(1)}`.padEnd(44)} clock | processor script style paint`)
    for (const visit of [...FIRST_PRESSES, ...PUBLIC]) await report(page, shop, visit)
    await comesToTheCheckout(page, shop)
    await report(page, shop, CHECKOUT)
    await page.goto(`${shop}/checkout`)
    const search = await buys(page)
    for (const visit of ordered(search)) await report(page, shop, visit)
    await context.close()
  }
}

async function report(page: Page, shop: string, visit: Visit): Promise<void> {
  const { name, steps } = visit
  const times = steps.map((): number[] => [])
  const works = steps.map((): Work[] => [])
  const slow = await page.context().newCDPSession(page)
  for (let round = 0; round < VISITS; round += 1) {
    await open(page, shop, visit)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await pressEach(page, visit, times, async (act) => measure(page, act))
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  await slow.detach()
  for (let round = 0; round < TRACED; round += 1) {
    await open(page, shop, visit)
    await pressEach(page, visit, works, async (act) => workOf(browser, page, act))
  }
  for (const [at, [step]] of steps.entries()) tell(`${name}: ${step}`, times[at] ?? [], works[at] ?? [])
}

async function open(page: Page, shop: string, { path, isFirstPress = false }: Visit): Promise<void> {
  await page.goto(shop + path)
  if (!isFirstPress) await settles(page)
}

/** A press that fails is told, and the others are measured all the same. */
async function pressEach<Result>(
  page: Page,
  { name, steps }: Visit,
  results: Result[][],
  watch: (act: () => Promise<void>) => Promise<Result>,
): Promise<void> {
  for (const [at, [step, act]] of steps.entries())
    try {
      const result = await watch(async () => {
        await act(page)
      })
      results[at]?.push(result)
    } catch (problem) {
      console.log(`  ${name}: ${step} failed: ${String(problem).split('\n')[0]}`)
      process.exitCode = 1
    }
}

function tell(what: string, times: number[], works: Work[]): void {
  const clock = middle(times.toSorted((one, other) => one - other))
  const work = middle(works.toSorted((one, other) => one.all - other.all)) ?? NO_WORK
  const all = work.all * SLOWER
  const isLate = clock === undefined || clock > GOAL_MS
  const isOver = all > GOAL_MS || (isLate && load() < QUIET_LOAD)
  if (isOver) process.exitCode = 1
  const parts = [all, work.script * SLOWER, work.style * SLOWER, work.paint * SLOWER]
  const columns = parts.map((ms) => ms.toFixed().padStart(6)).join('')
  console.log(
    `  ${(isOver ? 'OVER' : isLate ? 'busy' : '').padEnd(5)}${what.padEnd(36)}${String(clock ?? '–').padStart(6)} |  ${columns}`,
  )
}

function middle<Value>(sorted: Value[]): Value | undefined {
  return sorted[Math.floor(sorted.length / 2)]
}

function load(): number {
  return loadavg()[0] ?? 0
}
