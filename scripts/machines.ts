// npm run machines: whether `npm start` and `npm test` hold in any order and on any machine. Starts the shop and runs a
// few tests that depend on where they run, in copies of this folder, and prints one line for each case. A word
// after `--` tries only the cases whose names contain it.
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyClone, type Clone } from './machines/clone.ts'
import { freePort } from './storm/free-port.ts'

/** They start whole shops, and look at folders, ports, and days. */
const TESTS = [
  'tests/reports-to-the-platform.test.ts',
  'tests/http/starts-beside-others.test.ts',
  'tests/coupon-days.test.ts',
  'tests/pays-out-by-its-own-month.test.ts',
  'server/settings/config.test.ts',
]
/** The tests that fail if another shop uses the same ports. */
const BESIDE_OTHERS = ['tests/http/starts-beside-others.test.ts', 'server/settings/config.test.ts']
const JOURNEY = 'weighs-the-home-page'
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome']
const USUAL_PORTS = [3000, 3001, 3002]
const ALTOGETHER_WITHIN_MS = 40 * 60_000

const home = mkdtempSync(join(tmpdir(), 'shop-machines-'))
// Another user works in one of the copies.
chmodSync(home, 0o755)
let [failed, copies] = [0, 0]
process.on('exit', () => rmSync(home, { recursive: true, force: true }))
setTimeout(() => {
  console.error('It took too long and was stopped.')
  process.exit(1)
}, ALTOGETHER_WITHIN_MS).unref()

const copy = (options: Parameters<typeof copyClone>[1] = {}, name = `clone-${(copies += 1)}`) =>
  copyClone(join(home, name), options)

const clone = copy()
await walk('npm start, then npm test', async () => {
  await startAndStop(clone)
  if (!clone.has('data')) throw new Error('The shop left no folder, so this says nothing.')
  // The others ran in this very place, and no folder that a shop leaves disturbs them.
  await clone.test(...BESIDE_OTHERS)
})
await walk('npm test while the shop runs', async () => {
  const running = await clone.start(await freePort())
  await clone.test(...BESIDE_OTHERS)
  await running.stop()
})
// The journeys of a test run have tried the one that it found.
for (const browser of BROWSERS.filter((path) => existsSync(path) && path !== process.env['CHROMIUM']))
  await walk(`with ${browser}`, () => clone.walk(JOURNEY, browser))

const nobody = { uid: 65_534, gid: 65_534 }
if (process.getuid?.() !== 0)
  skip('without rights outside the clone', 'needs to be run as root, to become somebody else')
else
  await walk('without rights outside the clone, without a home, in California', async () => {
    const theirs = copy({
      owner: nobody,
      env: { TZ: 'America/Los_Angeles', HOME: '/nonexistent', npm_config_cache: '/nonexistent' },
    })
    await startAndStop(theirs)
    await theirs.test(...TESTS)
  })

const faketime = findFaketime()
if (!faketime) skip('two years from now', 'install libfaketime')
else removeLeftClocks()
const later = faketime && { LD_PRELOAD: faketime, FAKETIME: '+730d', FAKETIME_DONT_FAKE_MONOTONIC: '1' }
await walk(`in a folder with spaces and umlauts, in India${later ? ', two years from now' : ''}`, async () => {
  const elsewhere = copy({ env: { TZ: 'Asia/Kolkata', ...later } }, join('Meine Läden', 'Reise & Meer (ß)'))
  await startAndStop(elsewhere)
  await elsewhere.test(...TESTS)
})

await walk(`while ${USUAL_PORTS.join(', ')} are taken`, async () => {
  const taken = await Promise.all(USUAL_PORTS.map(occupy))
  const said = await clone.startInVain(USUAL_PORTS[0] ?? 3000)
  if (!/in use/.test(said) || /\n\s+at /.test(said)) throw new Error(`npm start did not say so in a sentence:\n${said}`)
  await clone.test(...BESIDE_OTHERS)
  taken.forEach((server) => server?.close())
})

console.log(failed === 0 ? 'Both commands hold on all of these machines.' : `${failed} failed.`)
process.exit(failed === 0 ? 0 : 1)

async function walk(what: string, steps: () => Promise<void>) {
  if (!what.includes(process.argv[2] ?? '')) return
  const from = Date.now()
  let reason = ''
  try {
    await steps()
  } catch (error) {
    reason = error instanceof Error ? error.message : String(error)
    failed += 1
  }
  console.log(`${reason ? 'FAILED' : 'ok    '} ${what} (${Math.round((Date.now() - from) / 1000)} s)`)
  if (reason) console.log(reason)
}

function skip(what: string, why: string) {
  console.log(`not tried: ${what}: ${why}`)
}

async function startAndStop(where: Clone) {
  const port = await freePort()
  const running = await where.start(port)
  const answer = await fetch(`http://localhost:${port}/`)
  await running.stop()
  if (answer.status !== 200) throw new Error(`The home page answered ${answer.status}:\n${running.output()}`)
}

/** Null if somebody else has it already, which is as good. */
function occupy(port: number): Promise<Server | null> {
  return new Promise((done) => {
    const server = createServer()
    server.once('error', () => done(null))
    server.listen(port, '0.0.0.0', () => done(server))
  })
}

function findFaketime(): string | null {
  const [folder] = existsSync('/usr/lib') ? readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu')) : []
  const path = join('/usr/lib', folder ?? '', 'faketime/libfaketimeMT.so.1')
  return existsSync(path) ? path : null
}

/**
 * What the clocks of processes that were killed left behind. They are named by process ID, so one that another user
 * left keeps whoever gets the same ID from starting.
 */
function removeLeftClocks() {
  const folder = '/dev/shm'
  const left = existsSync(folder) ? readdirSync(folder) : []
  for (const name of left) {
    const [, id] = /^(?:sem\.faketime_sem|faketime_shm)_(\d+)$/.exec(name) ?? []
    if (id && !existsSync(`/proc/${id}`)) rmSync(join(folder, name), { force: true })
  }
}
