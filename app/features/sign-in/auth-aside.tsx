import { authCopy } from '#app/copy/people/auth.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { useShell } from '#app/session/shell-data.ts'

const copy = authCopy.aside

// What an account is good for, in the room beside the card; on narrow screens the card has the page to itself.
export function AuthAside() {
  const { brand } = useShell()
  return (
    <aside className="auth-aside" aria-labelledby="account-use">
      <h2 id="account-use" className="text-4xl">
        {copy.heading}
      </h2>
      <ul className="grid gap-4">
        {copy.items.map(({ icon, title, text }) => (
          <li key={title} className="auth-aside-item">
            <Icon name={icon} size={22} className="mt-0.5 text-brand" />
            <p>
              <span className="block font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="auth-aside-pass" aria-hidden="true">
        <Pass size="mini" brandName={brand.name} />
      </div>
    </aside>
  )
}
