// The brand's own profile on a public review site, as its company names it or among its links.
import type { Brand } from '#shop/people/brand/brand.ts'

export function getReviewLink({ company }: Pick<Brand, 'company'>): string | null {
  if (company?.reviewUrl) return company.reviewUrl
  const found = company?.links?.find(({ label, href }) => isReview(label) || (URL.canParse(href) && isReviewSite(href)))
  return found?.href ?? null
}

const isReview = (label: string) => /\breviews?\b/i.test(label)
const isReviewSite = (href: string) => /(^|\.)trustpilot\.com$/.test(new URL(href).hostname)
