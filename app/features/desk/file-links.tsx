// The links to a list as a file: with commas, with semicolons as German and Dutch programs expect it, and for Excel.
import { fileCopy as copy } from '#app/copy/office/admin-desk.ts'
import { buttonClass } from '#app/ui/button.tsx'

type FileLinksProps = {
  /** The address of the file with commas. */
  path: string
  label: string
  /** The list, to tell the links of several from each other. */
  of: string
  look?: 'button' | 'small' | 'link'
}

const LINK = 'link inline-flex min-h-11 items-center'

export function FileLinks({ path, label, of, look = 'button' }: FileLinksProps) {
  const first = look === 'link' ? LINK : buttonClass({ look: 'secondary', isSmall: look === 'small' })
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <a href={path} aria-label={copy.of(label, of)} className={first}>
        {label}
      </a>
      {(['semicolon', 'excel'] as const).map((as) => (
        <a key={as} href={withForm(path, as)} aria-label={copy.of(copy[as], of)} className={LINK}>
          {copy[as]}
        </a>
      ))}
    </span>
  )
}

const withForm = (path: string, as: string) => `${path}${path.includes('?') ? '&' : '?'}as=${as}`
