// Which preview picture a shared page has.
import { pathHere } from '#app/language/address.ts'

export const PICTURE_WIDTH = 1200
export const PICTURE_HEIGHT = 630

/** The address of a page's preview picture in its language; for a page without one, the server shows the home page's. */
export const pictureFor = (pathname: string, name = pictureOf(pathname)): string => pathHere(`/og/${name}.png`)

/** The name of a page's picture: the first part of its address. */
export const pictureOf = (pathname: string): string => pathname.split('/')[1] || 'home'
