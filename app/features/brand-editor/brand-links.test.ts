import { describe, expect, it } from 'vitest'
import { linksOfText, textOfLinks } from './brand-draft.ts'

describe('the social profiles of a brand', () => {
  it('are named after their site, or as typed', () => {
    const text = 'https://www.instagram.com/wander\n\n  Our blog   https://blog.example/travel \nhttps://linkedin.com/x'
    expect(linksOfText(text)).toEqual([
      { label: 'Instagram', href: 'https://www.instagram.com/wander' },
      { label: 'Our blog', href: 'https://blog.example/travel' },
      { label: 'LinkedIn', href: 'https://linkedin.com/x' },
    ])
  })

  it('come back as they were typed', () => {
    const text = 'https://www.instagram.com/wander\nOur blog https://blog.example/travel'
    expect(textOfLinks(linksOfText(text))).toBe(text)
  })

  it('keep an invalid address, so that the shop can reject it', () => {
    expect(linksOfText('instagram')).toEqual([{ label: 'instagram', href: 'instagram' }])
  })

  it.each([null, undefined, 'x', [1], [{ label: 'x' }]])('are missing in %j', (stored) => {
    expect(textOfLinks(stored)).toBe('')
  })
})
