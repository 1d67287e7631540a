import { isForeign } from '#values/language.ts'
import { isSpoken } from '#app/language/spoken-pages.ts'
import { pathHere, splitAddress } from '#app/language/address.ts'
import { type ReactNode, useContext, useEffect } from 'react'
import { href, Links, Meta, Outlet, redirectDocument, useRouteLoaderData, ScrollRestoration } from 'react-router'
import icon from './ui/favicon.svg?url&no-inline'
import { brandContext, publicUrlContext } from './session/request-context.ts'
import { currentLanguage } from '#app/language/current-language.ts'
import { guardPage } from '#app/session/guards.ts'
import { lookForCookies } from '#app/session/kept-cookies.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { lookOf } from './start/brand-look.ts'
import './styles/app.css'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { PageStartContext } from './start/page-start-context.ts'
import { replayTyping } from './start/replay-typing.ts'
import { AWAKE, SCROLL_KEY, START_ID, STATE_ID } from './start/start-names.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'apple-touch-icon', href: '/icons/icon-192.png' },
  { rel: 'manifest', href: pathHere(href('/manifest.webmanifest')) },
]

export const middleware: Route.MiddlewareFunction[] = [lookForCookies, guardPage]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [leaveForEnglish]

// A page that is English alone is another document: a browser that reads in another language has no English words.
function leaveForEnglish({ request }: { request: Request }): void {
  const { pathname, search } = new URL(request.url)
  const { language, path } = splitAddress(pathname)
  if (isForeign(language) && !isSpoken(path)) throw redirectDocument(path + search)
}

// The colors themselves stand in the document (`BrandStyle`); the library that derives them never reaches the browser.
export function loader({ context }: Route.LoaderArgs) {
  const { id, colors } = context.get(brandContext)
  const { dayColor, nightColor } = lookOf(colors)
  return {
    dayColor,
    nightColor,
    icon: id === DEFAULT_BRAND.id ? icon : '/icons/icon-192.png',
    publicUrl: context.get(publicUrlContext),
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const theme = useRouteLoaderData<typeof loader>('root')

  return (
    <html lang={currentLanguage()} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first that applies counts. */}
        {theme && <meta name="theme-color" content={theme.nightColor} media="(prefers-color-scheme: dark)" />}
        {theme && <meta name="theme-color" content={theme.dayColor} />}
        {theme && <link rel="icon" href={theme.icon} />}
        {theme && <BrandStyle />}
        <Meta />
        <Links />
        <Boot />
      </head>
      <body>
        {children}
        <Start />
        <Scrolling />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}

// The parts of a document that start its scripts. The server fills them; the browser keeps what it was sent.

/** In the head: watches for the first interaction from the beginning. */
function Boot() {
  const boot = useContext(PageStartContext)?.boot ?? ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
}

function BrandStyle() {
  const style = useContext(PageStartContext)?.style ?? ''
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
}

/** At the end of the body: the scripts to load, and the data that the page was rendered from. */
function Start() {
  const texts = useContext(PageStartContext)
  useEffect(() => void dispatchEvent(new CustomEvent(AWAKE, { detail: replayTyping })), [])
  return (
    <>
      <Text id={STATE_ID} type="text/plain" text={texts?.state} />
      <Text id={START_ID} type="application/json" text={texts?.start} />
    </>
  )
}

/**
 * The router keeps and restores scroll positions; before its scripts run, the document does (`boot.ts`). The script that
 * it would add to a document for that is not in our security policy, except while developing.
 */
function Scrolling() {
  const isHere = useInBrowser() || import.meta.env.DEV
  return isHere && <ScrollRestoration storageKey={SCROLL_KEY} />
}

const Text = ({ id, type, text = '' }: { id: string; type: string; text?: string }) => (
  <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)
