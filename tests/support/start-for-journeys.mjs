// The shop for the browser journeys: started like `npm start`, on its own empty data folder, with brands and staff
// added.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { become, must, pinnedNode } from '../../scripts/toolbox.mjs'

// Named after the process that runs the journeys and removes it afterwards; if that was killed, the next run does.
const folder = process.env['JOURNEYS_DATA']
const [prefix] = basename(folder).split(/\d+$/)
for (const name of readdirSync(dirname(folder)).filter((each) => each.startsWith(prefix)))
  if (name === basename(folder) || !isRunning(name.slice(prefix.length)))
    rmSync(join(dirname(folder), name), { recursive: true, force: true })
mkdirSync(folder)
const port = process.env['PORT']
const brands = [
  {
    id: 'alpha',
    name: 'Alpha Roam',
    domain: `alpha.localhost:${port}`,
    primaryColor: '#ffd400',
    orderPrefix: 'alpharoam',
  },
  {
    id: 'beta',
    name: 'Night Signal',
    domain: `beta.localhost:${port}`,
    primaryColor: '#36c5f0',
    backgroundColor: '#0b1020',
    orderPrefix: 'nightsignal',
  },
  { id: 'gamma', name: 'Harbour Mobile', domain: `gamma.localhost:${port}`, orderPrefix: 'harbourmobile' },
]
const businesses = join(folder, 'businesses.json')
writeFileSync(businesses, JSON.stringify(brands))
must(pinnedNode(), ['tests/support/admit-staff.ts'], { DATA_DIR: folder, BUSINESSES_FILE: businesses })
become(pinnedNode(), ['build/server/start-with-sandbox.js'], {
  DEMO: 'yes',
  NODE_ENV: 'production',
  DATA_DIR: folder,
  BUSINESSES_FILE: businesses,
})

function isRunning(pid) {
  try {
    return process.kill(Number(pid), 0)
  } catch (error) {
    return error.code === 'EPERM'
  }
}
