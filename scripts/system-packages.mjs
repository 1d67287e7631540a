// Programs that come from the system and not from npm: where they are, and how they get there.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The shell without windows comes first: it does the same work for less.
const CHROMIUM = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** The browser of journeys, pictures and Lighthouse; undefined when there is none. */
export const findChromium = () => process.env.CHROMIUM ?? CHROMIUM.find((path) => existsSync(path))

/** Whether the Debian package is there now; false where nobody may install it. */
export function aptInstall(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false
  const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  spawnSync('apt-get', ['update'], options)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], options).status === 0
}
