// The ways to a page in other languages: a list in the footer, and a line for whoever seems to speak another one.
import { useLocation } from 'react-router'
import { languageNames, languageOffers } from '#app/copy/site/languages.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { pathIn } from '#app/language/address.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { LANGUAGE_COOKIE } from '#app/language/offered-language.ts'
import { useShell } from '#app/session/shell-data.ts'
import { LANGUAGES, type Language } from '#values/language.ts'

const YEAR_SECONDS = 365 * 86_400

const remember = (language: Language) => () => {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`
}

export function LanguageLinks() {
  const { pathname, search } = useLocation()
  const here = currentLanguage()
  return (
    <ul aria-label={shellCopy.footer.languages} className="flex flex-wrap gap-x-3 md:gap-x-4">
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={pathIn(pathname + search, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === here ? 'true' : undefined}
            className="inline-block py-1 hover:text-brand hover:underline"
            onClick={remember(language)}
          >
            <span className="md:hidden">{language.toUpperCase()}</span>
            <span className="max-md:hidden">{languageNames[language]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

export function LanguageOffer() {
  const { offeredLanguage: language } = useShell()
  const { pathname, search } = useLocation()
  if (!language) return null
  return (
    <nav lang={language} aria-label={languageNames[language]} className="wrap no-print text-sm">
      <a
        href={pathIn(pathname + search, language)}
        hrefLang={language}
        className="link inline-block py-2"
        onClick={remember(language)}
      >
        {languageOffers[language]}
      </a>
    </nav>
  )
}
