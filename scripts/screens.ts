// Takes the screenshots of docs/screens at 390 and 1280 px, from its own shop with demo data:
// npm run screens; npm run screens -- desk only takes those of the staff's pages.
import { spawnSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from '@playwright/test'
import { withOwnShop } from './own-shop.ts'
import { drawAccount } from './screens/draw-account.ts'
import { drawDesk } from './screens/draw-desk.ts'
import { drawHelp } from './screens/draw-help.ts'
import { drawLanguages } from './screens/draw-languages.ts'
import { drawPartner } from './screens/draw-partner.ts'
import { drawPurchase } from './screens/draw-purchase.ts'
import { openEasel } from './screens/easel.ts'
import { partnerAnswer, peopleAnswer, type People } from './screens/people.ts'

const PORT = Number(process.env['SCREENS_PORT'] ?? 4600)
const DEMO_ORDERS = 600
const DEMO_BUSINESS = 'demo-travel'
const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'docs/screens')
const PARTS = { purchase: drawPurchase, help: drawHelp, account: drawAccount, desk: drawDesk, partner: drawPartner }
const wanted = process.argv.slice(2)
let people: People | null = null

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM'],
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
mkdirSync(folder, { recursive: true })
try {
  await withOwnShop(
    PORT,
    async (shop) => {
      for (const width of [390, 1280])
        for (const [name, draw] of Object.entries(PARTS)) {
          if (wanted.length > 0 && !wanted.includes(name)) continue
          const easel = await openEasel(browser, {
            width,
            folder,
            shop,
            mailbox: `http://localhost:${PORT + 1}/mailbox`,
          })
          if (people) await draw(easel, people)
          await easel.close()
        }
      if (people && (wanted.length === 0 || wanted.includes('languages')))
        await drawLanguages(browser, { folder, shop, mailbox: `http://localhost:${PORT + 1}/mailbox`, ...people })
    },
    fillShop,
  )
} finally {
  await browser.close()
}

/** Adds an administrator, a customer, a past, and a member of one of that past's businesses. */
function fillShop(data: string): void {
  const known = peopleAnswer.parse(JSON.parse(runOn(data, 'tests/support/admit-staff.ts')))
  runOn(data, 'scripts/demo-data.ts', String(DEMO_ORDERS))
  const joined = partnerAnswer.parse(JSON.parse(runOn(data, 'tests/support/admit-partner.ts', DEMO_BUSINESS)))
  people = { ...known, ...joined }
}

function runOn(data: string, script: string, ...more: string[]): string {
  const { status, stdout } = spawnSync(process.execPath, [join(root, script), ...more], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data },
  })
  if (status !== 0) throw new Error(`${script} ended with ${status}.`)
  return stdout
}
