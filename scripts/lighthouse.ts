// Runs Lighthouse on the public pages as a phone sees them; exits with 1 if a page misses its target.
// npm run lighthouse [port [path …]], by default the pages below; the home page is rated by the median of five runs, the others by one run without timings.
// Each language has its home page, its plans, and the page of a country among them.
// npm run lighthouse -- --countries [port] rates ten pages of countries instead, with timings: the median of three runs each.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { pathIn } from '#app/language/address.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { withOwnShop } from './own-shop.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'scripts/lighthouse')
const reports = join(root, '.cache/lighthouse')
const RUNS = 5
const MOST_TRIES = 3
const PERFORMANCE_GOAL = 99
const {
  values: { countries: isOfCountries },
  positionals: [port = '4840', ...GIVEN_PAGES],
} = parseArgs({ allowPositionals: true, options: { countries: { type: 'boolean', default: false } } })
const COUNTRY_RUNS = 3
const LARGEST_PAINT = 'largest-contentful-paint'
const LARGEST_PAINT_GOAL_MS = 1_100
const COUNTRY_PAGES = [
  'japan',
  'spain',
  'france',
  'italy',
  'united-states',
  'greece',
  'portugal',
  'thailand',
  'germany',
  'canada',
]
const USUAL_PAGES = [
  '/bundleselector',
  '/business',
  '/faq',
  '/terms',
  '/privacy',
  '/accessibility',
  '/devices',
  '/support',
  '/withdraw',
  '/esim-status',
  ...FOREIGN_LANGUAGES.flatMap((language) =>
    ['/', '/bundleselector', '/esim/germany'].map((path) => pathIn(path, language)),
  ),
]

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Record<(typeof CATEGORIES)[number], number>

const score = z.object({ score: z.number() })
const report = z.object({
  runtimeError: z.object({ code: z.string() }).optional(),
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
  audits: z.record(z.string(), z.object({ numericValue: z.number().optional() })),
})

const isInstalled =
  existsSync(join(folder, 'node_modules/lighthouse')) ||
  (await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder }))
if (!isInstalled) throw new Error('Lighthouse could not be installed.')
mkdirSync(reports, { recursive: true })

await withOwnShop(Number(port), async (address) => {
  // The first page after the start warms up what every later one finds ready.
  await fetch(address).then((answer) => answer.text())
  const misses = await (isOfCountries ? rateCountries(address) : ratePages(address))
  if (misses.length === 0) return console.log('Every page meets its goal.')
  console.error(`Missed: ${misses.join('; ')}. The reports are in ${reports}.`)
  process.exitCode = 1
})

async function rateCountries(address: string): Promise<string[]> {
  const misses: string[] = []
  for (const slug of COUNTRY_PAGES) {
    const path = `/esim/${slug}`
    await fetch(address + path).then((answer) => answer.text())
    const runs: Awaited<ReturnType<typeof look>>[] = []
    for (let time = 1; time <= COUNTRY_RUNS; time += 1) runs.push(await look(address + path, `esim-${slug}-${time}`))
    const performance = middleOf(runs.map(({ scores }) => scores.performance))
    const paintMs = middleOf(runs.map(({ audits }) => audits[LARGEST_PAINT]?.numericValue ?? Number.POSITIVE_INFINITY))
    const worst = (category: keyof Scores) => Math.min(...runs.map(({ scores }) => scores[category]))
    const others = CATEGORIES.filter((category) => category !== 'performance')
    console.log(
      `${path.padEnd(20)} performance ${performance}  largest contentful paint ${paintMs.toFixed(0)} ms  ${others.map((category) => `${category} ${worst(category)}`).join('  ')}`,
    )
    misses.push(...runs.flatMap(({ scores }) => imperfect(path, scores)))
    if (performance < PERFORMANCE_GOAL) misses.push(`${path} performance ${performance}`)
    if (paintMs > LARGEST_PAINT_GOAL_MS) misses.push(`${path} ${LARGEST_PAINT} ${paintMs.toFixed(0)} ms`)
  }
  return misses
}

function middleOf(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0
}

async function ratePages(address: string): Promise<string[]> {
  const home: Awaited<ReturnType<typeof look>>[] = []
  for (let time = 1; time <= RUNS; time += 1) home.push(await look(`${address}/`, `home-${time}`))
  const performance = home.map(({ scores }) => scores.performance).toSorted((one, other) => one - other)
  const middle = Math.floor(RUNS / 2)
  const misses = home.flatMap(({ scores }) => imperfect('/', scores))
  if ((performance[middle] ?? 0) < PERFORMANCE_GOAL) misses.push(`/ performance ${performance.join(' ')}`)
  console.log(`/                 performance ${performance.join(' ')}  median ${performance[middle]}`)
  for (const [name, audit] of [
    ['first contentful paint', 'first-contentful-paint'],
    ['largest contentful paint', LARGEST_PAINT],
    ['total blocking time', 'total-blocking-time'],
    ['layout shift', 'cumulative-layout-shift'],
  ] as const) {
    const values = home.map(({ audits }) => audits[audit]?.numericValue ?? 0).toSorted((one, other) => one - other)
    console.log(`  ${name.padEnd(26)} median ${(values[middle] ?? 0).toFixed(audit.startsWith('cumul') ? 3 : 0)}`)
  }

  for (const path of GIVEN_PAGES.length > 0 ? GIVEN_PAGES : USUAL_PAGES) {
    const { scores } = await look(address + path, path.slice(1).replaceAll('/', '-'))
    console.log(`${path.padEnd(17)} ${CATEGORIES.map((category) => `${category} ${scores[category]}`).join('  ')}`)
    misses.push(...imperfect(path, scores))
  }
  return misses
}

function imperfect(path: string, scores: Scores): string[] {
  return CATEGORIES.filter((category) => category !== 'performance' && scores[category] < 100).map(
    (category) => `${path} ${category} ${scores[category]}`,
  )
}

// Lighthouse sometimes misses the start of a page altogether and says so; that run says nothing and is repeated.
async function look(address: string, name: string, tries = MOST_TRIES) {
  const file = join(reports, `${name}.json`)
  rmSync(file, { force: true })
  const isSeen = await run(
    process.execPath,
    [
      join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM'] } },
  )
  const parsed = isSeen ? report.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : null
  if (!parsed?.success || parsed.data.runtimeError) {
    if (tries > 1) return look(address, name, tries - 1)
    throw new Error(`Lighthouse did not load ${address}.`)
  }
  const { categories, audits } = parsed.data
  const scores: Scores = {
    performance: points(categories.performance.score),
    accessibility: points(categories.accessibility.score),
    'best-practices': points(categories['best-practices'].score),
    seo: points(categories.seo.score),
  }
  return { scores, audits }
}

function points(part: number): number {
  return Math.round(part * 100)
}

/** Returns whether the command succeeded. */
function run(command: string, args: string[], options: { cwd?: string; env?: NodeJS.ProcessEnv }): Promise<boolean> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('error', fail)
    child.once('exit', (code) => done(code === 0))
  })
}
