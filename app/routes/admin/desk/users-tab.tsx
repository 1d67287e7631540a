import { Link } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { isGivenRole } from '#shop/staff/given-role.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { deskPath, deskUserPath } from '../desk-address.ts'
import { DeskSearch } from './desk-search.tsx'
import type { DeskPage, ShownPerson } from './read-desk.ts'

const copy = deskCopy.users

type UsersTabProps = { page: DeskPage; users: NonNullable<DeskPage['users']>; error: string | null }

export function UsersTab({ page: { address, user, search, isSearchOver }, users, error }: UsersTabProps) {
  const here = { tab: 'users', find: search ? address.find : null } as const
  return (
    <section className="page-part" aria-labelledby="users">
      <h2 id="users" className="text-2xl">
        {copy.heading}
      </h2>
      <p className="text-muted">{copy.text}</p>
      <DeskSearch
        address={address}
        search={search}
        isOver={isSearchOver}
        error={error}
        label={copy.searchLabel}
        hint={copy.searchHint}
      />
      {users.rows.length === 0 ? (
        <p className="desk-card">{search ? copy.emptySearch : copy.empty}</p>
      ) : (
        <DataTable caption={copy.caption} columns={columnsOf(user.id)} rows={users.rows} keyOf={({ id }) => id} />
      )}
      <Pager
        label={copy.pages}
        previous={
          users.previous ? { to: deskPath({ ...here, before: users.previous }), words: deskCopy.orders.newer } : null
        }
        next={users.next ? { to: deskPath({ ...here, after: users.next }), words: deskCopy.orders.older } : null}
      />
    </section>
  )
}

const columnsOf = (ownId: string): Column<ShownPerson>[] => [
  {
    name: 'name',
    heading: copy.columns.name,
    isRowHeader: true,
    cell: ({ id, fullName, email }) => (
      <Link to={deskUserPath(id)} className="link">
        {fullName || email}
      </Link>
    ),
  },
  { name: 'email', heading: copy.columns.email, cell: ({ email }) => email },
  {
    name: 'role',
    heading: copy.columns.role,
    cell: ({ role, hasAccount }) => (hasAccount ? role : <span className="text-muted">{copy.guest}</span>),
  },
  {
    name: 'since',
    heading: copy.columns.since,
    cell: ({ createdAt }) => <Moment at={createdAt} look="day" />,
  },
  { name: 'orders', heading: copy.columns.orders, isNumber: true, cell: ({ orders }) => orders },
  { name: 'esims', heading: copy.columns.esims, isNumber: true, cell: ({ esims }) => esims },
  {
    name: 'change',
    heading: copy.columns.change,
    cell: ({ id, fullName, email, role, hasAccount }) => {
      if (id === ownId) return <span className="text-muted">{copy.you}</span>
      if (!hasAccount || !isGivenRole(role)) return deskCopy.nothing
      return (
        <Link to={deskUserPath(id)} aria-label={copy.changeOf(fullName || email)} className="link">
          {copy.change}
        </Link>
      )
    },
  },
]
