// Which picture stands for which page when it is shared.
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** Pages that are for everybody: they stand in the sitemap and have a picture of their own. */
export const PUBLIC_PAGES: Record<string, { picture: string }> = {
  '/': { picture: 'home' },
  '/bundleselector': { picture: 'bundles' },
  '/business': { picture: 'business' },
  '/faq': { picture: 'faq' },
  '/devices': { picture: 'devices' },
  '/support': { picture: 'support' },
  '/esim-status': { picture: 'esim-status' },
  '/terms': { picture: 'terms' },
  '/privacy': { picture: 'privacy' },
  '/accessibility': { picture: 'accessibility' },
  '/withdraw': { picture: 'withdraw' },
}

export const pictureFor = (pathname: string): string => `/og/${PUBLIC_PAGES[pathname]?.picture ?? 'home'}.png`
