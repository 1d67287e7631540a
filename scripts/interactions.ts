// Measures the time from a press to the next paint on the pages that visitors see, on a processor slowed down six times.
// npm run interactions [address]; without one, on its own shop. Medians of five visits; exits with 1 if one is above
// its goal. The machine's load is printed too, since everything else on it counts.
import { loadavg } from 'node:os'
import { chromium, type Browser, type Page } from '@playwright/test'
import { measure, observe, settles } from './interactions/observe.ts'
import { buys, CHECKOUT, comesToTheCheckout, ordered, PUBLIC, type Visit } from './interactions/pages.ts'
import { withOwnShop } from './own-shop.ts'

const GOAL_MS = 150
const SLOWER = 6
const VISITS = Number(process.env['VISITS'] ?? 5)
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
    console.log(`${width} px, load ${loadavg()[0]?.toFixed(1)}`)
    for (const visit of PUBLIC) await report(page, shop, visit)
    await comesToTheCheckout(page, shop)
    await report(page, shop, CHECKOUT)
    await page.goto(`${shop}/checkout`)
    const search = await buys(page)
    for (const visit of ordered(search)) await report(page, shop, visit)
    await context.close()
  }
}

async function report(page: Page, shop: string, { name, path, steps }: Visit): Promise<void> {
  const slow = await page.context().newCDPSession(page)
  const times = steps.map((): number[] => [])
  for (let visit = 0; visit < VISITS; visit += 1) {
    await page.goto(shop + path)
    await settles(page)
    await slow.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    for (const [at, [step, act]] of steps.entries())
      times[at]?.push(
        await measure(page, async () => {
          await act(page)
        }).catch((problem: unknown) => {
          if (visit === 0) console.log(`  ${name}: ${step} failed: ${String(problem).split('\n')[0]}`)
          return Number.NaN
        }),
      )
    await slow.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  }
  for (const [at, [step]] of steps.entries()) {
    const sorted = (times[at] ?? []).filter((ms) => !Number.isNaN(ms)).toSorted((one, other) => one - other)
    const median = sorted[Math.floor(sorted.length / 2)]
    const isOver = median === undefined || median > GOAL_MS
    if (isOver) process.exitCode = 1
    console.log(
      `  ${isOver ? 'OVER' : '    '} ${String(median).padStart(4)} ms  ${name}: ${step}  (${sorted.join(' ')})`,
    )
  }
  await slow.detach()
}
