import { describe, expect, it } from 'vitest'
import { getDashboardPath, provesItselfByIccid, roleOf, ROLES } from './role.ts'

describe('roles', () => {
  it.each([
    ['super-admin', '/super-admin-dashboard'],
    ['own-admin', '/admin-dashboard'],
    ['business-admin', '/business-dashboard'],
    ['business-user', '/business-dashboard'],
    ['own-user', '/user-dashboard'],
    ['', '/user-dashboard'],
    ['Super-Admin', '/user-dashboard'],
    ['constructor', '/user-dashboard'],
  ])('%j is at home at %s', (accountType, home) => {
    expect(getDashboardPath(roleOf(accountType))).toBe(home)
  })

  it('let only travelers prove who they are by an ICCID', () => {
    expect(ROLES.filter(provesItselfByIccid)).toEqual(['own-user'])
  })
})
