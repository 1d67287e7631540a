import { Link } from 'react-router'
import './tabs.css'

export type AddressTabsProps<Name extends string> = {
  label: string
  names: readonly Name[]
  words: Readonly<Record<Name, string>>
  current: Name
  pathOf: (name: Name) => string
}

// Tabs that are links: each has an address of its own, so that it can be kept, shared and opened without script.
export function AddressTabs<Name extends string>({ label, names, words, current, pathOf }: AddressTabsProps<Name>) {
  return (
    <nav aria-label={label} className="tabs">
      <ul>
        {names.map((name) => (
          <li key={name}>
            <Link
              to={pathOf(name)}
              preventScrollReset

              aria-current={name === current ? 'page' : undefined}
              className="tab"
            >
              {words[name]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
