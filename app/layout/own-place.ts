// Where the header leads somebody to what is theirs: customers to their home, those who work for the shop to their work.
import { href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { getDashboardPath, type Role } from '#shop/people/account/role.ts'

export const ownPlace = (role: Role | null): { to: string; label: string } =>
  role === null
    ? { to: href('/account'), label: shellCopy.account }
    : { to: getDashboardPath(role), label: role === 'own-user' ? shellCopy.dashboard : shellCopy.backOffice }
