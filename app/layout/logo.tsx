import { Link, href } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import type { Brand } from '#shop/people/brand/brand.ts'

export function Logo({ brand, isCompact = false }: { brand: Brand; isCompact?: boolean }) {
  return (
    <Link
      to={href('/')}
      aria-label={shellCopy.dashboardOf(brand.name)}
      className="flex min-h-11 items-center gap-2.5 rounded-control"
    >
      {!isCompact && <Mark brand={brand} />}
      {/* On phones the name wears the literal brand color; at 19 px and bold it is large text. */}
      <span translate="no" className={isCompact ? 'display text-[1.1875rem] text-logo' : 'display text-xl'}>
        {brand.name}
      </span>
    </Link>
  )
}

export function Mark({ brand }: { brand: Brand }) {
  // A brand without a logo shows its first letter, as on a home screen.
  const logo = brand.logoUrl ?? (brand.id === '1' ? null : '/icons/icon-192.png')
  if (logo) return <img src={logo} alt="" width={36} height={36} className="size-9 rounded-control" />
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <path
        fill="var(--solid)"
        d="M10 4h16a6 6 0 0 1 6 6v4.5a3.5 3.5 0 0 0 0 7V26a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-4.5a3.5 3.5 0 0 0 0-7V10a6 6 0 0 1 6-6z"
      />
      <path
        d="M10.5 13.5 14 23l4-9.5 4 9.5 3.5-9.5"
        fill="none"
        stroke="var(--on-solid)"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
