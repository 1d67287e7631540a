// Programs that come from the system and not from npm: where they are, and how to install them.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'

// The headless shell comes first: it does the same work for less.
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser for journeys, screenshots, and Lighthouse; undefined if there is none. */
export const findChromium = () => process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))

const hasPostgres = () =>
  process.env.TEST_DATABASE_URL || (existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0)
// While the shop's own fonts are loading, pages use one that every computer and phone has. Without it, or its
// equivalent from here, lines break elsewhere, and the page moves.
const hasArial = () => process.platform !== 'linux' || existsSync('/usr/share/fonts/truetype/liberation')
// The partner API's guide has samples in PHP, which the tests run unchanged.
const hasPhp = () => existsSync('/usr/bin/php')
// The journey of an owner's first hour puts TLS in front of the shop.
const hasOpenssl = () => existsSync('/usr/bin/openssl')

/**
 * Installs what the tests need and this machine lacks, and says what it has to do without; returns the browser it
 * found.
 */
export async function getSystemPackages() {
  await aptInstall([
    ...(findChromium() ? [] : ['chromium-headless-shell']),
    ...(hasPostgres() ? [] : ['postgresql']),
    ...(hasArial() ? [] : ['fonts-liberation']),
    ...(hasPhp() ? [] : ['php-cli', 'php-curl']),
    ...(hasOpenssl() ? [] : ['openssl']),
  ])
  // Older systems only have the full browser.
  if (!findChromium()) await aptInstall(['chromium'])
  const chromium = findChromium()
  if (!chromium) {
    console.error('The browser tests need Chromium. Install it, or set CHROMIUM=/path/to/chromium.')
    process.exit(1)
  }
  if (!hasPostgres()) console.log('There is no PostgreSQL, so the concurrency tests only run on the embedded database.')
  if (!hasArial()) console.log('Arial or a similar font is missing, so pages may shift while their fonts load.')
  if (!hasPhp()) console.log('There is no PHP, so its code samples are not tested.')
  return chromium
}

/** Does nothing if the user isn't allowed to install. */
async function aptInstall(names) {
  if (names.length === 0 || !mayInstall()) return
  console.log(`Installing ${names.join(', ')} from the system packages …`)
  await apt('update')
  // One by one: a name that this system doesn't know must not block the others.
  for (const name of names) await apt(...INSTALL, name)
}

/** The same for one package that nothing can go on without. */
export function aptInstallNow(name) {
  if (!mayInstall()) return
  console.log(`Installing ${name} from the system packages …`)
  for (const words of [['update'], [...INSTALL, name]]) spawnSync('apt-get', words, quietly())
}

const INSTALL = ['install', '-y', '--no-install-recommends']

const mayInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

const quietly = () => ({ stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })

const apt = (...words) =>
  new Promise((done) => {
    spawn('apt-get', words, quietly()).on('error', done).on('exit', done)
  })
