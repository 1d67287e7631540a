import { Icon } from '#app/ui/icon.tsx'
import { supportCopy } from '#app/copy/support/support.ts'
import { useShell } from '#app/session/shell-data.ts'
import { Verbatim } from '#app/ui/verbatim.tsx'

const copy = supportCopy.email

// Who answers and when, and what to write so that the first answer is the last one.
export function EmailCard() {
  const { brand } = useShell()
  const address = brand.company?.email

  return (
    <aside aria-labelledby="email-heading" className="support-email">
      <span className="support-fix-icon">
        <Icon name="mail" size={22} />
      </span>
      <div className="grid gap-1">
        <h2 id="email-heading" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="font-semibold text-brand">{copy.promise}</p>
      </div>
      <p>{address ? copy.text : copy.textForm}</p>
      {address && (
        <p>
          <a
            className="link inline-block py-1 [overflow-wrap:anywhere]"
            href={`mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`}
          >
            <Verbatim>{address}</Verbatim>
          </a>
        </p>
      )}
      <h3 className="pt-2 text-base font-bold">{copy.helpsHeading}</h3>
      <ul className="grid gap-1.5 ps-5 text-muted [list-style:disc]">
        {copy.helps.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="text-sm text-muted">{copy.care}</p>
    </aside>
  )
}
