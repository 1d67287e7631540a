// Which orders can be corrected, and what a correction says. Pure rules.
import { isErased } from '#shop/people/account/erased-account.ts'
import { isReadable, MOST_NAME_CHARACTERS, oneLine } from '#shop/people/account/full-name.ts'
import { isDeposit, isOfPartner, type Order } from '#shop/sales/order/order.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import type { Outcome } from '#values/outcome.ts'

/**
 * What browsers, links, and accounts of whoever holds an order have of it: its ID, or another one since its email was
 * corrected, so that what the former holder has opens nothing.
 */
export const holderMarkOf = ({ id, holder }: Pick<Order, 'id' | 'holder'>): string => holder ?? id

/** Whose order it is. */
export type OrderPerson = { email: string; name: string }

/** Whether an order has a buyer of its own: a partner's traveler, a business's deposit, and a forgotten buyer are none. */
export const mayCorrect = (order: Pick<Order, 'email' | 'balance' | 'test'>): boolean =>
  isEmail(order.email) && !isErased(order) && !isOfPartner(order) && !isDeposit(order) && !order.test

const linksOf = ({ id, replaces, topUp }: Order) => [id, replaces, topUp?.orderId]

/** The orders of a family that are about one traveler's eSIM: what it replaces, its replacements, and its top-ups. */
export function ofOneEsim(family: Order[], order: Order): Order[] {
  const own = new Set([order.id])
  const isFound = (each: Order) =>
    linksOf(each).some((id) => id && own.has(id)) ||
    family.some((other) => own.has(other.id) && linksOf(other).includes(each.id))
  for (let size = 0; own.size > size;) {
    size = own.size
    for (const each of family) if (isFound(each)) own.add(each.id)
  }
  return family.filter(({ id }) => own.has(id))
}

/** As stored. Problems: `email_invalid`, `name_missing`, `name_unreadable` (too long, or not a line of readable letters). */
export function readPerson(
  typed: OrderPerson,
): Outcome<{ person: OrderPerson }, 'email_invalid' | 'name_missing' | 'name_unreadable'> {
  const [email, name] = [normalizeEmail(typed.email), oneLine(typed.name)]
  if (!isEmail(email)) return { ok: false, problem: 'email_invalid' }
  if (name === '') return { ok: false, problem: 'name_missing' }
  if (!isReadable(name) || name.length > MOST_NAME_CHARACTERS) return { ok: false, problem: 'name_unreadable' }
  return { ok: true, person: { email, name } }
}

export const isSamePerson = (one: OrderPerson, other: OrderPerson): boolean =>
  one.email === other.email && one.name === other.name
