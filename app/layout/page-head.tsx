import { LANGUAGES } from '#values/language.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { pathHere, pathIn } from '#app/language/address.ts'
import { useLocation } from 'react-router'
import { useShell, usePublicUrl } from '#app/session/shell-data.ts'
import { canonicalPath } from '#app/session/page-path.ts'
import { pictureFor, PICTURE_HEIGHT, PICTURE_WIDTH } from './page-picture.ts'

export type PageHeadProps = {
  title: string
  description: string
  /** A page that only makes sense to its reader stays out of search engines. */
  isPrivate?: boolean
  /** The name of its picture; the first part of its address unless told. */
  picture?: string
  /** What an owner gave in English alone, on a page of another language. */
  english?: { title: boolean; description: boolean }
}

// A page's metadata for browsers, search engines, and messengers.
export function PageHead({ title, description, isPrivate = false, picture, english }: PageHeadProps) {
  const { brand } = useShell()
  const { pathname } = useLocation()
  const publicUrl = usePublicUrl()
  const path = canonicalPath(pathname)
  const address = publicUrl + pathHere(path)
  const fullTitle = `${title} · ${brand.name}`

  return (
    <>
      <title lang={english?.title ? 'en' : undefined}>{fullTitle}</title>
      <meta name="description" content={description} lang={english?.description ? 'en' : undefined} />
      {isPrivate && <meta name="robots" content="noindex" />}
      {!isPrivate && publicUrl && (
        <>
          <link rel="canonical" href={address} />
          {isSpoken(path) && (
            <>
              {LANGUAGES.map((language) => (
                <link key={language} rel="alternate" hrefLang={language} href={publicUrl + pathIn(path, language)} />
              ))}
              <link rel="alternate" hrefLang="x-default" href={publicUrl + path} />
            </>
          )}
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content={brand.name} />
          <meta property="og:title" content={fullTitle} />
          <meta property="og:description" content={description} />
          <meta property="og:url" content={address} />
          <meta property="og:image" content={`${publicUrl}${pictureFor(pathname, picture)}`} />
          <meta property="og:image:width" content={String(PICTURE_WIDTH)} />
          <meta property="og:image:height" content={String(PICTURE_HEIGHT)} />
          <meta property="og:image:alt" content={fullTitle} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  )
}
