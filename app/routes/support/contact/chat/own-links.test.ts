import { describe, expect, it } from 'vitest'
import { ownLinks } from './chat-log.tsx'

const linksIn = (text: string) => ownLinks(text).flatMap(({ to }) => (to ? [to] : []))

describe('in an answer', () => {
  it.each([
    ['See /faq#no-internet.', ['/faq#no-internet']],
    ['(/terms#withdrawal) and /withdraw, please', ['/terms#withdrawal', '/withdraw']],
    ['/bundleselector?to=JP,KR', ['/bundleselector?to=JP,KR']],
    ['Open /account?tab=profile', ['/account?tab=profile']],
  ])('%j links to our pages', (text, links) => {
    expect(linksIn(text)).toEqual(links)
  })

  it.each([
    'https://evil.example/faq',
    '//evil.example/faq',
    'evil.example/support',
    '/faq/../admin',
    '/faq@evil.example',
    '/faq://x',
    'javascript:alert(1)//faq',
    '[here](javascript:alert(1))',
    '<a href="https://evil.example">/nowhere</a>',
    '/admin',
    '/logout',
    '\\/faq',
  ])('%j stays plain text', (text) => {
    expect(linksIn(text)).toEqual([])
  })

  it.each(['', 'no link', 'a /faq b /terms', '<b>/faq</b>'])('nothing of %j is lost', (text) => {
    expect(
      ownLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})
