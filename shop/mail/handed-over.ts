// What a mail server has taken while the outbox may not say so yet. A database that breaks in that very moment would have the mail
// sent again; whoever handed it over is still there and knows better.
import { messageIdOf } from './message-id.ts'

/** Whoever handed a mail over writes that down at once; what is older was not written, or is looked at for nothing. */
export const WRITTEN_WITHIN_MS = 5_000
const MOST_KEPT = 1_000

type Mail = { id: string; generation: number }
export type HandedOver = ReturnType<typeof openHandedOver>

/** Of this process alone; it forgets the oldest beyond a thousand. */
export function openHandedOver() {
  const taken = new Map<string, { id: string; at: Date }>()
  return {
    note: (mail: Mail, at: Date): void => {
      taken.set(messageIdOf(mail), { id: mail.id, at })
      const [oldest] = taken.keys()
      if (taken.size > MOST_KEPT && oldest !== undefined) taken.delete(oldest)
    },
    has: (mail: Mail): boolean => taken.has(messageIdOf(mail)),
    forget: (mail: Mail): boolean => taken.delete(messageIdOf(mail)),
    /** Passes on the ids of those taken so long ago, and forgets them once they are written. */
    settle: async (now: Date, afterMs: number, write: (ids: string[]) => Promise<unknown>): Promise<void> => {
      const late = [...taken].filter(([, { at }]) => now.getTime() - at.getTime() >= afterMs)
      if (late.length === 0) return
      await write(late.map(([, { id }]) => id))
      for (const [name] of late) taken.delete(name)
    },
  }
}
