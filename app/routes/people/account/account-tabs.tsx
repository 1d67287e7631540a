import { ACCOUNT_TABS, accountCopy, type AccountTab } from '#app/copy/people/account.ts'
import { AddressTabs } from '#app/ui/address-tabs.tsx'

export const AccountTabs = ({ current }: { current: AccountTab }) => (
  <AddressTabs
    label={accountCopy.tabsLabel}
    names={ACCOUNT_TABS}
    words={accountCopy.tabs}
    current={current}
    pathOf={(tab) => `/account?tab=${tab}`}
  />
)
