import { describe, expect, it } from 'vitest'
import { getReviewLink } from './review-link.ts'

const social = { label: 'Photos', href: 'https://photos.example/us' }

describe('the link to reviews', () => {
  it('is missing if the brand has none', () => {
    expect(getReviewLink({})).toBeNull()
    expect(getReviewLink({ company: { links: [social, { label: 'Broken', href: 'nowhere' }] } })).toBeNull()
  })

  it.each([
    { label: 'Our reviews', href: 'https://reviews.example/shop' },
    { label: 'Trustpilot', href: 'https://nl.trustpilot.com/review/shop.example' },
  ])('is the brand’s own profile: $label', (profile) => {
    expect(getReviewLink({ company: { links: [social, profile] } })).toBe(profile.href)
  })

  it('is the one from the brand settings, if there are several', () => {
    const reviewUrl = 'https://reviews.example/own'
    const links = [{ label: 'Trustpilot', href: 'https://trustpilot.com/x' }]
    expect(getReviewLink({ company: { reviewUrl, links } })).toBe(reviewUrl)
  })

  it('is not taken from a site with a similar name', () => {
    expect(getReviewLink({ company: { links: [{ label: 'T', href: 'https://nottrustpilot.com/' }] } })).toBeNull()
  })
})
