import { useLocation } from 'react-router'
import { legalCopy } from '#app/copy/site/legal.ts'
import { foreignLanguage } from '#app/language/current-language.ts'
import { canonicalPath } from '#app/session/page-path.ts'
import { useShell } from '#app/session/shell-data.ts'

// What a legal text says of itself: its owner's words, or in another language than English that it is a translation. There
// it leads to the English text.
export function LegalNote() {
  const { pathname } = useLocation()
  const { brand } = useShell()
  const isForeign = foreignLanguage() !== null
  if (!isForeign && !brand.legalNote) return null
  return (
    <p className="max-w-2xl text-sm [overflow-wrap:anywhere] print:text-[7.5pt]">
      <span>{brand.legalNote ?? legalCopy.translation}</span>{' '}
      {isForeign && (
        <a href={canonicalPath(pathname)} hrefLang="en" className="link no-print">
          {legalCopy.translated}
        </a>
      )}
    </p>
  )
}
