// Asks the registry about known vulnerabilities of the shop's runtime packages. A high or critical one fails, and so does
// a registry that doesn't answer, or answers something else. With --or-offline, which the tests use, that only says so:
// they must pass on a machine without a registry.
import { spawnSync } from 'node:child_process'
import { root } from './toolbox.mjs'

const PATIENCE_MS = 60_000

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  timeout: PATIENCE_MS,
  stdio: ['ignore', 'pipe', 'ignore'],
})
const found = countsIn(stdout)
if (found) {
  console.log(
    `Known vulnerabilities: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate, ${found.low} low.`,
  )
  process.exit(found.critical + found.high > 0 ? 1 : 0)
}
console.error('The registry did not answer, so known vulnerabilities were NOT checked.')
process.exit(process.argv.includes('--or-offline') ? 0 : 2)

function countsIn(text) {
  try {
    const counts = JSON.parse(text)?.metadata?.vulnerabilities
    return typeof counts?.high === 'number' && typeof counts.critical === 'number' ? counts : null
  } catch {
    return null
  }
}
