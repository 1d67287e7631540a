// The header's link to one's own pages: the account for visitors, the home of their role for everyone who is signed in.
import { href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { getDashboardPath, type Role } from '#shop/people/account/role.ts'

export const ownPlace = (role: Role | null): { to: string; label: string } =>
  role === null
    ? { to: href('/account'), label: shellCopy.account }
    : { to: getDashboardPath(role), label: role === 'own-user' ? shellCopy.dashboard : shellCopy.backOffice }
