import type { ReactNode } from 'react'
import { href, Links, Meta, Outlet, useRouteLoaderData } from 'react-router'
import icon from './ui/favicon.svg?url&no-inline'
import { brandContext, publicUrlContext } from './session/request-context.ts'
import { guardPage } from '#app/session/guards.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { Route } from './+types/root.ts'
import { ErrorPage } from './layout/error-page.tsx'
import { lookOf } from './start/brand-look.ts'
import { Boot, BrandStyle, Scrolling, Start } from './start/start.tsx'
import './styles/app.css'

export const links: Route.LinksFunction = () => [
  { rel: 'apple-touch-icon', href: '/icons/icon-192.png' },
  { rel: 'manifest', href: href('/manifest.webmanifest') },
]

export const middleware: Route.MiddlewareFunction[] = [guardPage]

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
    <html lang="en" suppressHydrationWarning>
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
