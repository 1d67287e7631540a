// What a template of an answer may contain: placeholders in braces, which stand for facts of the message and its order.
import { cutText } from '#values/text/cut-text.ts'
import { tripName } from '#shop/catalogue/trip/trip-name.ts'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { TicketRow } from './ticket-store.ts'

/** In the order in which pages list them. */
export const PLACEHOLDERS = [
  'customer_name',
  'ticket_number',
  'order_number',
  'bundle',
  'days',
  'total',
  'qr_link',
] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

/** It is filled in when the answer is sent, so that no page and no thread contains a link that opens an order. */
export const LINK: Placeholder = 'qr_link'

export const MOST_TEMPLATES = 50
export const MOST_TEMPLATE_NAME = 60
export const MOST_TEMPLATE_TEXT = 3_000

export type AnswerTemplate = { id: string; name: string; text: string; version: number }

/** A name as stored; empty if nothing is left of it. */
export const templateName = (typed: string): string =>
  cutText(typed.replaceAll(/[\p{C}\s]+/gu, ' ').trim(), MOST_TEMPLATE_NAME).trim()

/** How a placeholder is written. */
export const written = (name: string): string => `{${name}}`

const IN_BRACES = /\{([^{}\n]{1,60})\}/g

/** What stands in braces, each once. */
const listNames = (text: string): string[] => [...new Set([...text.matchAll(IN_BRACES)].map(([, name = '']) => name))]

const isPlaceholder = (name: string): name is Placeholder => PLACEHOLDERS.some((known) => known === name)

/** What stands in braces and is no placeholder. */
export const listUnknown = (text: string): string[] => listNames(text).filter((name) => !isPlaceholder(name))

/** The placeholders that a text contains. */
export const listPlaceholders = (text: string): Placeholder[] => listNames(text).filter(isPlaceholder)

export type TemplateFacts = Partial<Record<Placeholder, string>>

/** The text with these facts; a placeholder without one stays. */
export const fillIn = (text: string, facts: TemplateFacts): string =>
  text.replaceAll(IN_BRACES, (whole, name: string) => (isPlaceholder(name) ? (facts[name] ?? whole) : whole))

type AboutOrder = Pick<Order, 'email' | 'reference' | 'bundle' | 'totalCents'>

/** Whether the order's buyer is who would get the answer: to anybody else, nothing of an order is told. */
export const isBuyers = ({ userEmail }: Pick<TicketRow, 'userEmail'>, order: Pick<Order, 'email'> | null): boolean =>
  order !== null && order.email === userEmail

/** What placeholders stand for in the answer to this message, except for the link. */
export function templateFacts(
  ticket: Pick<TicketRow, 'name' | 'number' | 'userEmail'>,
  order: AboutOrder | null,
): TemplateFacts {
  const facts = { customer_name: ticket.name, ticket_number: ticket.number }
  if (!order || !isBuyers(ticket, order)) return facts
  const { reference, bundle, totalCents } = order
  return {
    ...facts,
    order_number: reference,
    bundle: `${sizeWords(bundle.data)}, ${tripName(bundle)}`,
    days: String(bundle.days),
    total: formatEuro(totalCents),
  }
}
