// Reads one page of the users that a search finds, for both pages that show them.
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { readDeskAddress, type DeskAddress } from '../desk-address.ts'

type PersonRow = Awaited<ReturnType<Shop['staff']['listPeople']>>['rows'][number]
export type ShownPerson = Omit<PersonRow, 'createdAt'> & { createdAt: string }

export type UsersPage = {
  address: DeskAddress
  ownId: string
  /** The search text, readable; it appears in no address. */
  search: string
  isSearchOver: boolean
  /** Columns that the reader hid. */
  hidden: string[]
  users: { rows: ShownPerson[]; next: string | null; previous: string | null }
}

export async function readUsers(request: Request, context: Context): Promise<UsersPage> {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const address = readDeskAddress(new URL(request.url).searchParams)
  const search = address.find === null ? null : shop.desk.openSearch(address.find, { actor: user })
  const [page, hidden] = await Promise.all([
    shop.staff.listPeople({ ...address, search }),
    shop.desk.listHidden(user.id, 'users'),
  ])
  return {
    address,
    ownId: user.id,
    search: search ?? '',
    isSearchOver: address.find !== null && search === null,
    hidden,
    users: { ...page, rows: page.rows.map((person) => ({ ...person, createdAt: person.createdAt.toISOString() })) },
  }
}
