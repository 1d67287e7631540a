import { Link, href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import { CompanyLines, CompanyLinks } from './company-lines.tsx'
import { Logo } from './logo.tsx'
import { UpdateApp } from './update-app.tsx'

const copy = shellCopy.footer

const COLUMNS = [
  {
    title: copy.help,
    links: [
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
      <div className="wrap grid gap-10 py-12 md:grid-cols-[1.4fr_2fr]">
        <div className="grid content-start gap-3">
          <Logo brand={brand} />
          <p className="max-w-xs text-muted">{brand.description}</p>
          <p className="max-w-xs text-sm text-muted">{copy.provider}</p>
          <p className="max-w-xs text-sm text-muted">{copy.secure}</p>
          <CompanyLines brand={brand} />
          <CompanyLinks brand={brand} />
        </div>
        <nav aria-label={copy.label} className="grid grid-cols-2 gap-x-6 gap-y-6 sm:grid-cols-3">
          {COLUMNS.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 font-sans text-base tracking-normal">{title}</h2>
              <ul>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className="inline-block py-2.5 leading-6 text-muted hover:text-brand hover:underline">
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
        <div className="wrap flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-4 text-sm text-muted">
          <p>{sentence(copy.copyright(today.slice(0, 4), brand.fullName), [brand.fullName])}</p>
          <div className="flex flex-wrap items-center gap-4">
            <span className="figures">{copy.version(version)}</span>
            <UpdateApp />
          </div>
        </div>
      </div>
    </footer>
  )
}
