import { Link } from 'react-router'
import { roleHomeCopy as copy } from '#app/copy/dashboards.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { ShopFigures } from '#shop/support/view-figures.ts'
import '../esim-status/esim-status.css'
import '../account/account.css'

type RoleHomeProps = {
  page: keyof typeof copy.pages
  user: Pick<SessionUser, 'name' | 'email' | 'type'>
  /** Null where nothing is counted. */
  figures: ShopFigures | null
}

const GROUPED = new Intl.NumberFormat('en')
const NAMES = ['orders', 'esims', 'customers', 'accounts'] as const

// Where a role is at home: what can be counted today, and the ways from here.
export function RoleHome({ page, user, figures }: RoleHomeProps) {
  const { title, lead, links } = copy.pages[page]
  return (
    <div className="wrap account-page">
      <PageHead title={title} description={lead} isPrivate />
      <div className="grid gap-2">
        <h1 className="text-5xl">{title}</h1>
        <p className="text-lg">{lead}</p>
        <p className="text-muted [overflow-wrap:anywhere]">{copy.signedInAs(user.name || user.email, user.type)}</p>
      </div>
      <section className="status-card" aria-labelledby="figures">
        <h2 id="figures" className="text-2xl">
          {copy.figures}
        </h2>
        {figures === null ? (
          <p className="text-muted">{copy.noFigures}</p>
        ) : (
          <>
            <dl className="account-facts">
              {NAMES.map((name) => (
                <div key={name}>
                  <dt>{copy.figureNames[name]}</dt>
                  <dd className="status-figure">{GROUPED.format(figures[name])}</dd>
                </div>
              ))}
            </dl>
            <p className="text-sm text-muted">{copy.figuresText}</p>
          </>
        )}
      </section>
      <nav aria-labelledby="places" className="status-card">
        <h2 id="places" className="text-2xl">
          {copy.places}
        </h2>
        <ul className="grid gap-1">
          {[...links, ['/account', copy.account] as const].map(([to, words]) => (
            <li key={to}>
              <Link to={to} className="link inline-block py-2">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p>
        <LinkButton to="/" look="secondary">
          {copy.backHome}
        </LinkButton>
      </p>
    </div>
  )
}
