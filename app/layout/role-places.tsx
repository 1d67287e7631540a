import { Link, useLocation, href } from 'react-router'
import { placeNames, rolePlacesCopy as copy } from '#app/copy/people/role-places.ts'
import { useShell } from '#app/session/shell-data.ts'
import { getDashboardPath } from '#shop/people/account/role.ts'
import './role-places.css'

// The way between one's home and the account; visitors have none.
export function RolePlaces() {
  const { role } = useShell()
  const { pathname } = useLocation()
  if (!role) return null
  const places = [getDashboardPath(role), href('/account')]
  return (
    <nav aria-label={copy.label} className="role-places no-print">
      <ul>
        {places.map((path) => (
          <li key={path}>
            <Link to={path} aria-current={pathname === path ? 'page' : undefined}>
              {nameOf(path)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const isNamed = (path: string): path is keyof typeof placeNames => Object.hasOwn(placeNames, path)
const nameOf = (path: string): string => (isNamed(path) ? placeNames[path] : path)
