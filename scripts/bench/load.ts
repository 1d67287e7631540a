// Requests one page repeatedly over a few persistent connections, and measures the CPU time of the server's process.
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'

export type LoadFigures = { requests: number; perSecond: number; cpuMsPerRequest: number; p50Ms: number; p99Ms: number }
export type LoadOptions = {
  url: string
  headers: Record<string, string>
  pid: number
  callers: number
  forMs: number
  /** Gives each request an address of its own, so that no page was rendered before. */
  isFirstVisit?: boolean
}

let visits = 0

export async function load({ url, headers, pid, callers, forMs, isFirstVisit }: LoadOptions): Promise<LoadFigures> {
  const addressOf = () => (isFirstVisit ? `${url}${url.includes('?') ? '&' : '?'}visit=${++visits}` : url)
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  const times: number[] = []
  const cpuBefore = measureCpuMs(pid)
  const startedAt = performance.now()
  const deadline = startedAt + forMs
  const call = async () => {
    while (performance.now() < deadline) {
      const from = performance.now()
      await ask(addressOf(), { agent, headers })
      times.push(performance.now() - from)
    }
  }
  await Promise.all(Array.from({ length: callers }, call))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return {
    requests: times.length,
    perSecond: times.length / seconds,
    cpuMsPerRequest: (measureCpuMs(pid) - cpuBefore) / times.length,
    p50Ms: share(sorted, 0.5),
    p99Ms: share(sorted, 0.99),
  }
}

/** The CPU time of a process so far, user and system, in milliseconds (the kernel counts hundredths of a second). */
export function measureCpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The value that this share of the sorted values doesn't exceed. */
export const share = (sorted: number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0

function ask(url: string, options: { agent: Agent; headers: Record<string, string> }): Promise<void> {
  return new Promise((done, fail) => {
    get(url, options, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`${url} answered ${answer.statusCode}`))
      answer.on('data', () => {})
      answer.once('end', done)
      answer.once('error', fail)
    }).once('error', fail)
  })
}
