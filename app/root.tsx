import { useContext, type ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import manrope from '@fontsource-variable/manrope/files/manrope-latin-wght-normal.woff2?url'
import icon from './ui/favicon.svg?url&no-inline'
import { brandContext } from '#app/session/brand-context.ts'
import { NonceContext } from '#app/session/document-facts.ts'
import { guardPage } from '#app/session/guards.ts'
import { publicUrlContext } from '#app/session/public-url.ts'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import { deriveNight, deriveTheme, themeStyle } from '#shop/brand/derive-theme.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './layout/error-page.tsx'
import './styles/app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'apple-touch-icon', href: '/icons/icon-192.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
  ...[bricolage, manrope].map((href) => preloadedFont(href)),
]

export const middleware: Route.MiddlewareFunction[] = [guardPage]

// Colours are derived here, on the server: the colour library never reaches the browser.
export function loader({ context }: Route.LoaderArgs) {
  const { id, colors } = context.get(brandContext)
  const theme = deriveTheme(colors)
  const night = deriveNight(colors)
  return {
    themeStyle: themeStyle(theme, night),
    themeColor: theme.page,
    nightColor: night.page,
    icon: id === DEFAULT_BRAND.id ? icon : '/icons/icon-192.png',
    publicUrl: context.get(publicUrlContext),
  }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext)
  const theme = useRouteLoaderData<typeof loader>('root')

  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* The first that applies counts. */}
        {theme && <meta name="theme-color" content={theme.nightColor} media="(prefers-color-scheme: dark)" />}
        {theme && <meta name="theme-color" content={theme.themeColor} />}
        {theme && <link rel="icon" href={theme.icon} />}
        {theme && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: theme.themeStyle }} />
        )}
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

function preloadedFont(href: string) {
  return { rel: 'preload', href, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage error={error} />
}
