import { Link } from 'react-router'

type AdminsTabsProps = { label: string; path: string; tabs: readonly (readonly [string, string])[]; current: string }

// Each tab has an address of its own, so that it can be kept, shared and opened without script.
export function AdminsTabs({ label, path, tabs, current }: AdminsTabsProps) {
  return (
    <nav aria-label={label} className="account-tabs">
      <ul>
        {tabs.map(([tab, words]) => (
          <li key={tab}>
            <Link
              to={`${path}?tab=${tab}`}
              preventScrollReset
              aria-current={tab === current ? 'page' : undefined}
              className="account-tab"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
