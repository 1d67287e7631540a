// What the owner called zones in the language of the page: known with each request, and in a browser with each page.
import { NO_ZONE_NAMES, type ZoneNames } from '#values/zone-names.ts'

let shown = NO_ZONE_NAMES
let read = (): ZoneNames => shown

export const ownZoneNames = (): ZoneNames => read()

/** In a browser, before what names zones is drawn. */
export function showZoneNames(names: ZoneNames = NO_ZONE_NAMES): void {
  shown = names
}

/** For the server, which answers in several languages at once. */
export function tellZoneNamesBy(teller: () => ZoneNames | undefined): void {
  read = () => teller() ?? NO_ZONE_NAMES
}
