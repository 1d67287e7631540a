import { Link } from 'react-router'
import { ACCOUNT_TABS, accountCopy, type AccountTab } from '#app/copy/account.ts'

// Each tab has an address of its own, so that it can be kept, shared and opened without script.
export function AccountTabs({ current }: { current: AccountTab }) {
  return (
    <nav aria-label={accountCopy.tabsLabel} className="account-tabs">
      <ul>
        {ACCOUNT_TABS.map((tab) => (
          <li key={tab}>
            <Link
              to={`/account?tab=${tab}`}
              preventScrollReset
              prefetch="intent"
              aria-current={tab === current ? 'page' : undefined}
              className="account-tab"
            >
              {accountCopy.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
