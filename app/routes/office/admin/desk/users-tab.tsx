import { Link, href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { isGivenRole } from '#shop/support/staff/given-role.ts'
import { ColumnChoice, shownColumns } from '#app/features/desk/column-choice.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { deskPath } from '../desk-address.ts'
import { DeskSearch } from './desk-search.tsx'
import type { ShownPerson, UsersPage } from './read-users.ts'

const copy = deskCopy.users

type UsersTabProps = { page: UsersPage; error: string | null; path?: string; heading?: string }

// Everybody, on the dashboard and as User Management.
export function UsersTab({ page, error, path = href('/admin-dashboard'), heading = copy.heading }: UsersTabProps) {
  const { address, ownId, search, isSearchOver, hidden, users } = page
  const here = { tab: 'users', find: search ? address.find : null } as const
  return (
    <HeadedPart id="users" heading={heading}>
      <p className="text-muted">{copy.text}</p>
      <DeskSearch
        address={address}
        path={path}
        search={search}
        isOver={isSearchOver}
        error={error}
        label={copy.searchLabel}
        hint={copy.searchHint}
      />
      {users.rows.length === 0 ? (
        <p className="desk-card">{search ? copy.emptySearch : copy.empty}</p>
      ) : (
        <DataTable
          caption={copy.caption}
          columns={shownColumns(columnsOf(ownId), hidden)}
          rows={users.rows}
          keyOf={({ id }) => id}
          isDense
        />
      )}
      <Pager
        label={copy.pages}
        previous={
          users.previous
            ? { to: deskPath({ ...here, before: users.previous }, path), words: deskCopy.orders.newer }
            : null
        }
        next={users.next ? { to: deskPath({ ...here, after: users.next }, path), words: deskCopy.orders.older } : null}
      />
      <ColumnChoice list="users" columns={columnsOf(ownId)} hidden={hidden} />
    </HeadedPart>
  )
}

const columnsOf = (ownId: string): Column<ShownPerson>[] => [
  {
    name: 'name',
    heading: copy.columns.name,
    isRowHeader: true,
    cell: ({ id, fullName, email }) => (
      <Link to={href('/admin-dashboard/users/:userId', { userId: id })} className="link">
        {sentence(fullName || email)}
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
        <Link
          to={`${href('/admin-dashboard/users/:userId', { userId: id })}#role`}
          aria-label={copy.changeOf(fullName || email)}
          className="link"
        >
          {copy.change}
        </Link>
      )
    },
  },
]
