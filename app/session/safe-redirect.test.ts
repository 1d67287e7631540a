import { describe, expect, it } from 'vitest'
import { safeRedirect } from './safe-redirect.ts'

describe('where somebody goes on after signing in', () => {
  it.each(['/account?tab=services', '/user-dashboard', '/admin/brand', '/checkout', '/esim-status', '/'])(
    'may be %s',
    (path) => {
      expect(safeRedirect(path)).toBe(path)
    },
  )

  it.each([
    null,
    '',
    'account',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/account',
    'javascript:alert(1)',
    '%2f%2fevil.example',
    '/%2f%2fevil.example',
    'https://ok@evil.example',
    '/a/../..//evil.example',
    '/account/..//evil.example',
    '\t//evil.example',
    '/\t/evil.example',
    '/account/%2e%2e/%2f/evil.example',
    '/login',
    '/logout',
    '/nowhere',
    '/accounting',
  ])('is never %j', (wanted) => {
    expect(safeRedirect(wanted)).toBe('/account')
  })

  it('loses its hash', () => {
    expect(safeRedirect('/account#x')).toBe('/account')
  })
})
