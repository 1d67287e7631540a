// Runs `npm run audit -- --calm` as a separate process.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Keeper } from './keeper.ts'
import { keepBy, nodeBinary } from './processes.ts'

/** `env` says where the shop and its vendors are. */
export async function auditBooks({
  env,
  keeper,
}: {
  env: Record<string, string>
  keeper?: Keeper
}): Promise<{ text: string; isGood: boolean }> {
  const child = spawn(nodeBinary(), ['scripts/audit.ts', '--calm'], {
    env: { ...process.env, ...env, NODE_ENV: 'production', DEMO: 'yes' },
    detached: keeper !== undefined,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  keepBy(keeper, child)
  let text = ''
  for (const said of [child.stdout, child.stderr]) said.on('data', (part: Buffer) => (text += part.toString()))
  await once(child, 'close')
  return { text, isGood: child.exitCode === 0 }
}
