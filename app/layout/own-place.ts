// Where the header leads somebody to what is theirs: customers to their home, everybody else to the account.
import { shellCopy } from '#app/copy/shell.ts'
import { dashboardOf, type Role } from '#shop/account/role.ts'

export const ownPlace = (role: Role | null): { to: string; label: string } =>
  role === 'own-user'
    ? { to: dashboardOf(role), label: shellCopy.dashboard }
    : { to: '/account', label: shellCopy.account }
