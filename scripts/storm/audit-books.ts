// `npm run audit -- --calm` after a storm, as a process of its own.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { keepBy, nodeBinary } from './processes.ts'
import type { World } from './world.ts'

export async function auditBooks({ env, keeper }: World): Promise<{ text: string; isGood: boolean }> {
  const child = spawn(nodeBinary(), ['scripts/audit.ts', '--calm'], {
    env: { ...process.env, ...env, NODE_ENV: 'production', DEMO: 'yes' },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  keepBy(keeper, child)
  let text = ''
  for (const said of [child.stdout, child.stderr]) said.on('data', (part: Buffer) => (text += part.toString()))
  await once(child, 'close')
  return { text, isGood: child.exitCode === 0 }
}
