// An address for replies that find their message even if the email program drops the headers: a tag in it names the
// message and contains part of its ID, which nobody can guess.
import type { Tenant } from '#values/brand-facts.ts'

const TAG = /\+(\d{4})(\d{4})-([0-9a-f]{12})$/
const MARK_CHARACTERS = 12

type TicketName = { id: string; number: string }
type Writer = Pick<Tenant, 'brand' | 'domain' | 'sender'>

const markOf = ({ id }: Pick<TicketName, 'id'>): string => id.replaceAll('-', '').slice(0, MARK_CHARACTERS)

/**
 * `address` is where the shop accepts email; null if nowhere. A brand with its own host and its own address keeps that:
 * its customers need not know who runs it.
 */
export function makeReplyAddress(
  address: string | null,
  ticket: TicketName | null,
  { brand, domain, sender }: Writer,
): string | null {
  if (address === null || !ticket) return null
  if (domain !== null && (brand.company?.email ?? sender.address)) return null
  const at = address.lastIndexOf('@')
  return `${address.slice(0, at)}+${ticket.number.replace('-', '')}-${markOf(ticket)}${address.slice(at)}`
}

/** The message numbers and marks in the tags of these addresses of ours. */
export function findReplyTags(
  address: string | null,
  recipients: readonly string[],
): { number: string; mark: string }[] {
  if (address === null) return []
  const at = address.lastIndexOf('@')
  const [before, domain] = [address.slice(0, at).toLowerCase(), address.slice(at).toLowerCase()]
  return recipients.flatMap((recipient) => {
    const typed = recipient.toLowerCase()
    if (!typed.startsWith(`${before}+`) || !typed.endsWith(domain)) return []
    const [, first, last, mark] = TAG.exec(typed.slice(0, -domain.length)) ?? []
    return mark === undefined ? [] : [{ number: `${first}-${last}`, mark }]
  })
}

export const isTagOf = (mark: string, ticket: Pick<TicketName, 'id'>): boolean => mark === markOf(ticket)
