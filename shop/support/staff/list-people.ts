// Customers and accounts for administrators, with what each of them bought.
import type { Base } from '#shop/assembly/base.ts'
import type { Customer } from '#shop/people/account/customer-store.ts'
import { roleOf, type Role } from '#shop/people/account/role.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import { tidySearch } from '#shop/sales/order/desk-order.ts'
import type { OrderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { pageOf, readCursor, type Page } from '#values/keyset.ts'

const PEOPLE_PER_PAGE = 25

export type Person = {
  id: string
  fullName: string
  email: string
  role: Role
  /** The business that a business role works for. */
  businessId: string | null
  /** This mailbox was proven; without that, there are only orders in its name. */
  hasAccount: boolean
  createdAt: Date
  orders: number
  esims: number
}

export type ListPeopleDeps = Pick<Base, 'customers'> & {
  esims: Pick<EsimStore, 'countOfUsers'>
  orderDesk: Pick<OrderQueries, 'countOfUsers'>
}

/** One page of 25, newest first; `search` is the beginning of an address or part of a name. */
export async function listPeople(
  deps: ListPeopleDeps,
  { search, after, before }: { search: string | null; after: string | null; before: string | null },
): Promise<Page<Person>> {
  const cursor = readCursor('after', after, 'instant') ?? readCursor('before', before, 'instant')
  const found = await deps.customers.list(search && tidySearch(search), cursor, PEOPLE_PER_PAGE + 1)
  const page = pageOf(found, PEOPLE_PER_PAGE, cursor, ({ createdAt }) => createdAt.toISOString())
  return { ...page, rows: await withCounts(deps, page.rows) }
}

export async function findPerson(deps: ListPeopleDeps, id: string): Promise<Person | null> {
  const customer = await deps.customers.find(id)
  return customer && ((await withCounts(deps, [customer]))[0] ?? null)
}

async function withCounts({ esims, orderDesk }: ListPeopleDeps, customers: Customer[]): Promise<Person[]> {
  const ids = customers.map(({ id }) => id)
  if (ids.length === 0) return []
  const [ofOrders, ofEsims] = await Promise.all([orderDesk.countOfUsers(ids), esims.countOfUsers(ids)])
  return customers.map(({ id, fullName, email, accountType, businessId, emailVerified, createdAt }) => ({
    id,
    fullName,
    email,
    role: roleOf(accountType),
    businessId,
    hasAccount: emailVerified,
    createdAt,
    orders: countIn(ofOrders, id),
    esims: countIn(ofEsims, id),
  }))
}

const countIn = (counts: { userId: string | null; found: number }[], id: string) =>
  counts.find(({ userId }) => userId === id)?.found ?? 0
