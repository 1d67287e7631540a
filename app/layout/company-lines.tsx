import { shellCopy } from '#app/copy/site/shell.ts'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { getReviewLink } from './review-link.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

const copy = shellCopy.footer

// Who sells, where it sits and how it is reached; nothing is shown that the brand has not said.
export function CompanyLines({ brand }: { brand: Pick<Brand, 'company'> }) {
  const { legalName, address, email, phone, kvk, vat, isSample } = brand.company ?? {}
  const numbers = [kvk && copy.kvk(kvk), vat && copy.vat(vat)].filter(Boolean)
  if (!legalName && !address && !email && !phone && numbers.length === 0) return null
  return (
    <address className="grid gap-0.5 text-sm text-muted not-italic">
      {isSample && <span className="pb-1 font-semibold">{copy.sample}</span>}
      {legalName && <span className="font-semibold text-body">{legalName}</span>}
      {address && <span className="whitespace-pre-line">{address}</span>}
      {email && (
        <span>
          <a className="link inline-block py-1.5" href={`mailto:${email}`}>
            <Verbatim>{email}</Verbatim>
          </a>
        </span>
      )}
      {phone && (
        <span>
          <a className="link inline-block py-1.5" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
            <Verbatim>{phone}</Verbatim>
          </a>
        </span>
      )}
      {numbers.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

// The review site and the social profiles of the brand.
export function CompanyLinks({ brand }: { brand: Pick<Brand, 'company'> }) {
  const review = getReviewLink(brand)
  const social = (brand.company?.links ?? []).filter(({ href }) => href !== review)
  if (!review && social.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm" aria-label={copy.elsewhere}>
      {[...(review ? [{ label: copy.reviews, href: review }] : []), ...social].map(({ label, href }) => (
        <li key={href}>
          <a className="link inline-block py-2" href={href} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
