import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import { orderCopy } from '#app/copy/sales/order.ts'
import { NewTabLink, supportPath } from '#app/features/esim-card/new-tab-link.tsx'

const copy = orderCopy.links

export function HelpfulLinks({ reference }: { reference: string }) {
  const links = [
    { to: withQuery(href('/esim-status'), { reference }), ...copy.status },
    { to: href('/faq'), ...copy.guide },
    { to: supportPath(reference), ...copy.support },
  ]
  return (
    <section aria-labelledby="links" className="wrap no-print grid gap-4 pb-16">
      <h2 id="links" className="text-2xl">
        {copy.heading}
      </h2>
      <ul className="grid gap-4 md:grid-cols-3">
        {links.map(({ to, title, text }) => (
          <li key={to} className="order-link">
            <NewTabLink to={to} className="link order-link-over">
              {title}
            </NewTabLink>
            <p className="text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
