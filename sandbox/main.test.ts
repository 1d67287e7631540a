import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { z } from 'zod'

const ready = z.object({ ready: z.literal(true), url: z.string(), smtpUrl: z.string() })
const running: ChildProcess[] = []
let folder = ''

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-main-'))
})
afterEach(async () => {
  for (const child of running.splice(0)) await ended(child, 'SIGKILL')
  rmSync(folder, { recursive: true })
})

it('says when it is ready, survives being killed, and ends on request', async () => {
  const first = await start()
  const token = await tokenOf(first.url)
  const allocated = await fetch(`${first.url}/network/things/consumer-profile/01032_5`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify({ customReference: 'order-1' }),
  })
  expect(allocated.status).toBe(202)
  await ended(first.child, 'SIGKILL')

  const second = await start()
  const things = await fetch(`${second.url}/network/things`, { headers: { authorization: `Bearer ${token}` } })
  expect(await things.json()).toMatchObject([{ customReference: 'order-1' }])
  expect(await ended(second.child, 'SIGTERM')).toBe(0)
})

it('ends when its parent process ends', async () => {
  const { child } = await start()
  const exit = once(child, 'exit')
  child.disconnect()
  expect(await exit).toEqual([0, null])
})

it('says in one sentence if a port is taken', async () => {
  const { url } = await start()
  const port = new URL(url).port
  const child = run({ SANDBOX_PORT: port }, true)
  let said = ''
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toBe(`Port ${port} is already in use, please choose another one.\n`)
})

async function start() {
  const child = run({})
  const [message] = await once(child, 'message')
  return { child, ...ready.parse(message) }
}

function run(env: Record<string, string>, isQuiet = false): ChildProcess {
  const child = fork(join(import.meta.dirname, 'main.ts'), {
    env: { ...process.env, SANDBOX_PORT: '0', SANDBOX_SMTP_PORT: '0', SANDBOX_DATA: folder, ...env },
    execArgv: [],
    silent: isQuiet,
  })
  running.push(child)
  return child
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}

async function tokenOf(url: string): Promise<string> {
  const body = JSON.stringify({ client_id: 'sandbox', client_secret: 'sandbox' })
  const answer = await fetch(`${url}/oauth/token`, { method: 'POST', body })
  return z.object({ token: z.string() }).parse(await answer.json()).token
}
