// What the shop mailed to an account: the newest mail of a kind, as text.
import { vi } from 'vitest'
import { z } from 'zod'

const lines = z.array(z.object({ id: z.number(), subject: z.string() }))
const whole = z.object({ text: z.string() })

/** The text of the newest mail to an address whose subject matches; waits until it arrives. */
export const mailTo = (sandboxUrl: string, address: string, subject: RegExp): Promise<string> =>
  vi.waitFor(
    async () => {
      const list = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
      const newest = lines
        .parse(await list.json())
        .filter((mail) => subject.test(mail.subject))
        .toSorted((one, other) => other.id - one.id)[0]
      if (!newest) throw new Error(`No such mail to ${address} yet.`)
      const mail = await fetch(`${sandboxUrl}/mailbox/api/messages/${newest.id}`)
      return whole.parse(await mail.json()).text
    },
    { timeout: 60_000, interval: 20 },
  )

export const countMailsTo = async (sandboxUrl: string, address: string, subject: RegExp): Promise<number> => {
  const list = await fetch(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(address)}`)
  return lines.parse(await list.json()).filter((mail) => subject.test(mail.subject)).length
}

export const confirmTokenIn = (text: string): string => /confirm=([\w-]+)/.exec(text)?.[1] ?? ''
export const resetTokenIn = (text: string): string => /access_token=([\w.-]+)/.exec(text)?.[1] ?? ''
export const codeIn = (text: string): string => /Code: (\d{6})/.exec(text)?.[1] ?? ''
