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
    <section aria-labelledby="links" className="wrap no-print grid gap-2 pb-4 md:gap-4 md:pb-16">
      <h2 id="links" className="text-lg md:text-2xl">
        {copy.heading}
      </h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 md:grid md:grid-cols-3 md:gap-4">
        {links.map(({ to, title, text }) => (
          <li key={to} className="order-link">
            <NewTabLink to={to} className="link order-link-over max-md:inline-block max-md:py-2">
              {title}
            </NewTabLink>
            <p className="text-muted max-md:sr-only">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
