// What an email is: its name for mail servers, what it is about, and whether a mail server has it.

/**
 * Emails about an eSIM that its buyer has. Once it is returned, none of them is true anymore, and none can be
 * written.
 */
export const MAILS_OF_AN_ESIM = [
  'esim_ready',
  'gift',
  'low_data',
  'data_used_up',
  'expires_soon',
  'trip_week',
  'trip_eve',
] as const

/** Emails that tell a buyer to wait for an eSIM, to use it, or to go on with its trip: none leaves once its order ended. */
export const MAILS_OF_A_LIVE_ORDER = [...MAILS_OF_AN_ESIM, 'gift_receipt', 'order_delayed', 'next_part'] as const

/** An email's Message-ID, so that a repeated send is recognized and replies find their thread. */
export const makeMessageId = ({ id, generation }: { id: string; generation: number }): string => `${id}.${generation}`

/** A sent email is normally recorded at once; an older one was either not recorded, or is looked up for nothing. */
export const WRITTEN_WITHIN_MS = 5_000
const MOST_KEPT = 1_000

type Mail = { id: string; generation: number }
export type HandedOver = ReturnType<typeof openHandedOver>

/**
 * Remembers which emails a mail server accepted but the outbox may not show yet. If the database fails at that moment,
 * the email would be sent twice; the process that sent it knows better. Only for this process; forgets the oldest
 * beyond a thousand.
 */
export function openHandedOver() {
  const taken = new Map<string, { id: string; at: Date }>()
  return {
    note: (mail: Mail, at: Date): void => {
      taken.set(makeMessageId(mail), { id: mail.id, at })
      const [oldest] = taken.keys()
      if (taken.size > MOST_KEPT && oldest !== undefined) taken.delete(oldest)
    },
    has: (mail: Mail): boolean => taken.has(makeMessageId(mail)),
    forget: (mail: Mail): boolean => taken.delete(makeMessageId(mail)),
    /** Passes on the IDs accepted at least this long ago, and forgets them once they are recorded. */
    settle: async (now: Date, afterMs: number, write: (ids: string[]) => Promise<unknown>): Promise<void> => {
      const late = [...taken].filter(([, { at }]) => now.getTime() - at.getTime() >= afterMs)
      if (late.length === 0) return
      await write(late.map(([, { id }]) => id))
      for (const [name] of late) taken.delete(name)
    },
  }
}
