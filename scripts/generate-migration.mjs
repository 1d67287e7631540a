// Writes the next migration: npm run db:generate -- --name what_it_is_for. The tables' part comes from drizzle-kit, which
// compares them with the newest snapshot; the older ones are of no use, so only that one stays.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { must, pinnedNode, root } from './toolbox.mjs'

const meta = join(root, 'db/migrations/meta')

must(pinnedNode(), ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2)])
const snapshots = readdirSync(meta).filter((name) => name.endsWith('_snapshot.json'))
for (const older of snapshots.toSorted().slice(0, -1)) rmSync(join(meta, older))
