import { useLocation } from 'react-router'
import { legalCopy } from '#app/copy/site/legal.ts'
import { foreignLanguage } from '#app/language/current-language.ts'
import { canonicalPath } from '#app/session/page-path.ts'

// A legal text in another language than English says that it is a translation, and leads to the text that counts.
export function TranslationNote() {
  const { pathname } = useLocation()
  if (foreignLanguage() === null) return null
  return (
    <p className="text-sm print:text-[7.5pt]">
      {legalCopy.translation}{' '}
      <a href={canonicalPath(pathname)} hrefLang="en" className="link no-print">
        {legalCopy.translated}
      </a>
    </p>
  )
}
