// The shop and the vendors as separate processes, so that one can be killed while the others keep running.
import { spawn, type ChildProcess } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, type WriteStream } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { MEMORY_SETTINGS, NODE_FLAGS } from '#server/how-node-runs.mjs'
import type { Keeper } from './keeper.ts'
import { waitUntil } from './wait-until.ts'

const root = resolve(import.meta.dirname, '../..')
const START_WITHIN_MS = 60_000
const END_WITHIN_MS = 30_000

const readyMessage = z.object({ url: z.string(), smtpUrl: z.string() })

export type SandboxProcess = {
  url: string
  smtpUrl: string
  pid: number
  stop: () => Promise<void>
  kill: () => Promise<void>
}
export type ShopProcess = {
  pid: number
  /** Milliseconds until the shop said that it was ready; rejects if it ended before. */
  ready: Promise<number>
  /** What it printed when it started. */
  said: () => string
  kill: () => Promise<void>
  /** Its exit code if it ended on its own; null if it was killed. */
  ended: Promise<number | null>
  /** Asks it to end and returns its exit code. */
  stop: () => Promise<number | null>
}
export type ShopSettings = {
  port: number
  dataFolder: string
  logFile: string
  env: Record<string, string>
  keeper?: Keeper
}

/** The Node binary from the packages, if there is one. */
export function nodeBinary(): string {
  const pinned = join(root, 'node_modules/.bin/node')
  return existsSync(pinned) ? pinned : process.execPath
}

/**
 * Starts the sandbox's vendors, on free ports if none are given; they live until they are stopped, whatever happens to
 * the shop.
 */
export async function startSandboxProcess({
  shopUrl,
  dataFolder,
  callbackMs,
  ports = { http: 0, smtp: 0 },
  env: more = {},
  keeper,
}: {
  shopUrl: string
  dataFolder: string
  callbackMs: number
  ports?: { http: number; smtp: number }
  /** Its secrets, for example. */
  env?: Record<string, string>
  keeper?: Keeper
}): Promise<SandboxProcess> {
  const env = {
    ...process.env,
    SANDBOX_PORT: String(ports.http),
    SANDBOX_SMTP_PORT: String(ports.smtp),
    SANDBOX_DATA: dataFolder,
    SHOP_URL: shopUrl,
    SANDBOX_CALLBACK_MS: String(callbackMs),
    ...more,
  }
  const child = spawn(nodeBinary(), ['sandbox/main.ts'], {
    cwd: root,
    env,
    detached: keeper !== undefined,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  keepBy(keeper, child)
  const ready = await new Promise<{ url: string; smtpUrl: string }>((done, fail) => {
    child.once('message', (message) => done(readyMessage.parse(message)))
    child.once('exit', (code) => fail(new Error(`The sandbox ended with code ${code}.`)))
  })
  return {
    ...ready,
    pid: child.pid ?? 0,
    stop: () => end(child, 'SIGTERM').then(() => undefined),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
  }
}

/** Starts the built shop without waiting; await `ready` if it has to be open. */
export function startShopProcess({ port, dataFolder, logFile, env, keeper }: ShopSettings): ShopProcess {
  const startedAt = performance.now()
  const url = `http://localhost:${port}`
  const child = spawn(nodeBinary(), [...NODE_FLAGS, 'build/server/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      ...MEMORY_SETTINGS,
      NODE_ENV: 'production',
      DEMO: 'yes',
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_URL: url,
      DATA_DIR: dataFolder,
      DATABASE_URL: '',
      NODE_COMPILE_CACHE: join(root, 'build/compile-cache'),
      ...env,
    },
    detached: keeper !== undefined,
    // The channel also makes it end when this process is gone.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  keepBy(keeper, child)
  const said = follow(child, createWriteStream(logFile, { flags: 'a' }))
  const ready = waitUntil('the shop to be ready', START_WITHIN_MS, () => {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The shop ended before it was ready:\n${said.text}`)
    return said.text.includes('Shop ready')
  }).then(() => Math.round(performance.now() - startedAt))
  // If it is killed while starting, there may be nobody awaiting it.
  ready.catch(() => {})
  return {
    pid: child.pid ?? 0,
    ready,
    said: () => said.text,
    ended: new Promise((done) => child.once('close', (code) => done(code))),
    kill: () => end(child, 'SIGKILL').then(() => undefined),
    stop: () => end(child, 'SIGTERM'),
  }
}

/** A process's peak and current memory, in MB; null if the system doesn't report it. */
export function measureMemory(pid: number): { peakMb: number; nowMb: number } | null {
  if (!existsSync(`/proc/${pid}/status`)) return null
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) / 1024)
  return { peakMb: megabytes('VmHWM'), nowMb: megabytes('VmRSS') }
}

/** A separate group ends as a whole, and with the keeper. */
export function keepBy(keeper: Keeper | undefined, child: ChildProcess) {
  const { pid } = child
  if (!keeper || pid === undefined) return
  keeper.begins(pid)
  child.once('exit', () => keeper.ended(pid))
}

function follow(child: ChildProcess, log: WriteStream) {
  const said = { text: '' }
  const listen = (part: Buffer) => {
    if (said.text.length < 20_000) said.text += part.toString()
    log.write(part)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.once('close', () => log.end())
  return said
}

/** Ends our child process and returns its exit code; kills it if it doesn't react. */
async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  child.kill(signal)
  const overdue = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
  await ended
  clearTimeout(overdue)
  return child.exitCode
}
