// Pauses one of our processes in the middle of its work and resumes it later: only the clock gives it away.
import { setTimeout as pause } from 'node:timers/promises'

const frozen = new Set<number>()
// A frozen process would never notice that its parent is gone.
process.once('exit', () => {
  for (const pid of frozen) signal(pid, 'SIGCONT')
})

export async function freeze(pid: number, ms: number): Promise<void> {
  if (!signal(pid, 'SIGSTOP')) return
  frozen.add(pid)
  await pause(ms)
  signal(pid, 'SIGCONT')
  frozen.delete(pid)
}

function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, name)
  } catch {
    // It has ended in the meantime.
    return false
  }
}
