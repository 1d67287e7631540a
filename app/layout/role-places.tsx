import { Link, useLocation } from 'react-router'
import { placeNames, rolePlaces, rolePlacesCopy as copy } from '#app/copy/role-places.ts'
import { useShell } from '#app/session/shell-data.ts'
import './role-places.css'

// The ways between the pages of one's own role; visitors have none.
export function RolePlaces() {
  const { role } = useShell()
  const { pathname } = useLocation()
  const places = role ? rolePlaces[role] : []
  if (places.length === 0) return null
  return (
    <nav aria-label={copy.label} className="role-places no-print">
      <ul>
        {places.map((path) => (
          <li key={path}>
            <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
              {placeNames[path]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
