import { withQuery } from '#app/format/with-query.ts'
import type { ReactNode } from 'react'
import { Link, href } from 'react-router'
import { supportCopy } from '#app/copy/support/support.ts'
import { Icon } from '#app/ui/icon.tsx'
import './support.css'

const copy = supportCopy.fixes

// What most people come for, before they have to write anything.
export function CommonFixes({ orderReference }: { orderReference: string | null }) {
  return (
    <section aria-labelledby="fixes-heading" className="grid gap-4">
      <h2 id="fixes-heading" className="text-2xl">
        {copy.heading}
      </h2>
      <ul className="support-fixes">
        {orderReference && (
          <Fix
            to={withQuery(href('/success'), { reference: orderReference })}
            icon={<Icon name="receipt" size={22} />}
            {...copy.order}
            isWide
          />
        )}
        {copy.items.map(({ to, icon, title, text }) => (
          <Fix key={to} to={to} icon={<Icon name={icon} size={22} />} title={title} text={text} />
        ))}
      </ul>
    </section>
  )
}

type FixProps = { to: string; icon: ReactNode; title: string; text: string; isWide?: boolean }

function Fix({ to, icon, title, text, isWide }: FixProps) {
  return (
    <li className={isWide ? 'col-span-full' : undefined}>
      <Link to={to} className="support-fix">
        <span className="support-fix-icon">{icon}</span>
        <span className="min-w-0">
          <span className="support-fix-title">{title}</span>
          <span className="block text-sm text-muted">{text}</span>
        </span>
      </Link>
    </li>
  )
}
