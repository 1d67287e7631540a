// Stops a process of ours in the middle of whatever it does, and lets it go on later: it notices nothing but the clock.
import { setTimeout as pause } from 'node:timers/promises'

const frozen = new Set<number>()
// A frozen process would never hear that whoever started it is gone.
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
    // It is gone meanwhile.
    return false
  }
}
