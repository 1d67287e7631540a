import type { CountryCode } from '#shop/values/country.ts'
import { Icon } from './icon.tsx'

// Each flag is a file of its own, fetched only when it is seen; Windows has no flag emoji.
const FLAG_FILES = import.meta.glob<string>('/node_modules/country-flag-icons/3x2/*.svg', {
  base: '/node_modules/country-flag-icons/3x2/',
  query: '?url&no-inline',
  import: 'default',
  eager: true,
})

// Always beside the country's name, never instead of it.
export function Flag({ country, size = 22 }: { country: CountryCode; size?: number }) {
  const file = FLAG_FILES[`./${country}.svg`]
  if (!file) return <Icon name="globe" size={size} className="text-muted" />
  return (
    <img
      src={file}
      alt=""
      aria-hidden="true"
      loading="lazy"
      decoding="async"
      width={size}
      height={Math.round((size * 2) / 3)}
      className="flag"
    />
  )
}
