// /closed: what a suspended brand answers instead of selling; what it sold stays within reach.
import { data, Link, redirect, href } from 'react-router'
import { suspendedCopy as copy } from '#app/copy/office/businesses.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { isSuspendedContext } from '#app/session/request-context.ts'
import { useShell } from '#app/session/shell-data.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import type { Route } from './+types/suspended.ts'
import '#app/ui/page.css'
import '#app/ui/card.css'

export function loader({ context }: Route.LoaderArgs) {
  if (!context.get(isSuspendedContext)) throw redirect(href('/'))
  return data(null, 503)
}

export default function Suspended() {
  const { brand } = useShell()
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.description} isPrivate />
      <h1 className="text-5xl">{copy.title}</h1>
      <section className="card">
        <p className="text-lg">{sentence(copy.text(brand.name), [brand.name])}</p>
        <p>{copy.bought}</p>
        <ul>
          {copy.links.map(([to, words]) => (
            <li key={to}>
              <Link to={to} className="link inline-block py-2">
                {words}
              </Link>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
