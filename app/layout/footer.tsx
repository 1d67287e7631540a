import { LanguageLinks } from './language-links.tsx'
import { Link, href } from 'react-router'
import { langOf } from '#app/language/lang-of.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { Logo } from './logo.tsx'
import { UpdateApp } from './update-app.tsx'
import { getReviewLink } from './review-link.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

const copy = shellCopy.footer

const columns = () => [
  {
    title: copy.help,
    links: [
      { to: href('/esim'), label: copy.destinations },
      { to: href('/support'), label: copy.support },
      { to: href('/faq'), label: copy.faq },
      { to: href('/account'), label: shellCopy.account },
      { to: href('/reset-password'), label: copy.resetPassword },
    ],
  },
  { title: copy.shop, links: [{ to: href('/business'), label: copy.partnership }] },
  {
    title: copy.legal,
    links: [
      { to: href('/terms'), label: copy.terms },
      { to: href('/privacy'), label: copy.privacy },
      { to: href('/accessibility'), label: copy.accessibility },
      { to: href('/withdraw'), label: copy.withdraw },
    ],
  },
]

export function Footer() {
  const { brand, today, version } = useShell()
  return (
    <footer className="no-print border-t border-line bg-surface">
      <div className="wrap grid gap-2 py-3 md:grid-cols-[1.4fr_2fr] md:gap-10 md:py-12">
        <div className="grid content-start gap-1 md:gap-3">
          <Logo brand={brand} />
          <WhoWeAre brand={brand} />
          <CompanyLinks brand={brand} />
        </div>
        <nav aria-label={copy.label} className="grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:gap-y-6">
          {columns().map(({ title, links }) => (
            <div key={title} className="max-md:contents">
              <h2 className="mb-1 font-sans text-base tracking-normal max-md:sr-only">{title}</h2>
              <ul className="max-md:contents">
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link
                      to={to}
                      className="inline-block py-1 leading-6 text-muted hover:text-brand hover:underline max-md:text-sm md:py-2.5"
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-t border-line">
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 py-2 text-sm md:py-4 text-muted">
          <p>{sentence(copy.copyright(today.slice(0, 4), brand.fullName), [brand.fullName])}</p>
          <LanguageLinks />
          <div className="flex flex-wrap items-center gap-4">
            <span className="figures">{copy.version(version)}</span>
            <UpdateApp />
          </div>
        </div>
      </div>
    </footer>
  )
}

// Who sells, where it sits and how it is reached; nothing is shown that the brand has not said.
function CompanyLines({ brand }: { brand: Pick<Brand, 'company'> }) {
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
function CompanyLinks({ brand }: { brand: Pick<Brand, 'company'> }) {
  const review = getReviewLink(brand)
  const social = (brand.company?.links ?? []).filter(({ href: link }) => link !== review)
  if (!review && social.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm" aria-label={copy.elsewhere}>
      {[...(review ? [{ label: copy.reviews, href: review }] : []), ...social].map(({ label, href: link }) => (
        <li key={link}>
          <a className="link inline-block py-2" href={link} rel="noreferrer">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}

// On a phone one line that unfolds; wide screens show it all, and so does a browser that cannot unfold it by style.
function WhoWeAre({ brand }: { brand: ReturnType<typeof useShell>['brand'] }) {
  return (
    <div className="fold-part">
      <details className="fold disclosure">
        <summary className="fold-bar font-semibold">
          {copy.about}
          <Icon name="chevron-down" className="disclosure-mark ms-auto text-brand" />
        </summary>
        <div className="fold-content max-w-xs gap-2 text-sm text-muted">
          <p lang={langOf(brand, 'description')} className="text-base">
            {brand.description}
          </p>
          <p>{copy.provider}</p>
          <CompanyLines brand={brand} />
        </div>
      </details>
    </div>
  )
}
