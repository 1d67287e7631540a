// Which picture stands for which page when it is shared.
export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** Where the picture of a page lies; the server shows the home page's for a page that has none. */
export const pictureFor = (pathname: string): string => `/og/${pictureOf(pathname)}.png`

/** The name of a page's picture: the first part of its address. */
export const pictureOf = (pathname: string): string => pathname.split('/')[1] || 'home'
