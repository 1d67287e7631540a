import { describe, expect, it } from 'vitest'
import { leavesWithPage } from './toast.tsx'

describe('a toast', () => {
  it.each([
    ['stays on its page', { page: '/checkout' }, '/checkout', false],
    ['goes with its page', { page: '/checkout' }, '/faq', true],
    ['waits for the page that it was said for', { page: '/' }, '/', false],
    ['that offers something stays', { page: '/', action: 'Undo' }, '/checkout', false],
  ])('%s', (_what, toast, pathname, leaves) => {
    expect(leavesWithPage(toast, pathname)).toBe(leaves)
  })
})
