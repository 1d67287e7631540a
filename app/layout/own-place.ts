// Where the header leads somebody to what is theirs: customers to their home, those who work for the shop to their work.
import { shellCopy } from '#app/copy/site/shell.ts'
import { getDashboardPath, type Role } from '#shop/people/account/role.ts'

export const ownPlace = (role: Role | null): { to: string; label: string } =>
  role === null
    ? { to: '/account', label: shellCopy.account }
    : { to: getDashboardPath(role), label: role === 'own-user' ? shellCopy.dashboard : shellCopy.backOffice }
