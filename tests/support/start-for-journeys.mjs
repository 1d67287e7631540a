// The shop for the browser journeys: as npm start runs it, on an empty data folder of its own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { become, pinnedNode } from '../../scripts/toolbox.mjs'

const folder = mkdtempSync(join(tmpdir(), 'shop-journeys-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
become(pinnedNode(), ['server/demo.ts'], { DEMO: 'yes', NODE_ENV: 'production', DATA_DIR: folder })
