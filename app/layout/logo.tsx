import { Link } from 'react-router'
import { shellCopy } from '#app/copy/shell.ts'
import { initialOf, type Brand } from '#shop/brand/brand.ts'

export function Logo({ brand, isCompact = false }: { brand: Brand; isCompact?: boolean }) {
  return (
    <Link
      to="/"
      aria-label={shellCopy.homeOf(brand.name)}
      className="flex min-h-11 items-center gap-2.5 rounded-control"
    >
      {!isCompact && <Mark brand={brand} />}
      {/* On phones the name wears the literal brand colour; at 19 px and bold it is large text. */}
      <span className={isCompact ? 'display text-[1.1875rem] text-logo' : 'display text-xl'}>{brand.name}</span>
    </Link>
  )
}

function Mark({ brand }: { brand: Brand }) {
  if (brand.logoUrl) return <img src={brand.logoUrl} alt="" width={36} height={36} className="size-9 rounded-control" />
  return (
    <svg width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
      <path
        fill="var(--solid)"
        d="M10 4h16a6 6 0 0 1 6 6v4.5a3.5 3.5 0 0 0 0 7V26a6 6 0 0 1-6 6H10a6 6 0 0 1-6-6v-4.5a3.5 3.5 0 0 0 0-7V10a6 6 0 0 1 6-6z"
      />
      {brand.id === '1' ? (
        <path
          d="M10.5 13.5 14 23l4-9.5 4 9.5 3.5-9.5"
          fill="none"
          stroke="var(--on-solid)"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ) : (
        <text className="display" x="18" y="24.5" fontSize="18" textAnchor="middle" fill="var(--on-solid)">
          {initialOf(brand)}
        </text>
      )}
    </svg>
  )
}
