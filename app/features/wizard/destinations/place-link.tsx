// The quiet way from the wizard to the page of a country or zone, by the name that the wizard knows it by: that leads to its
// address, whose table no browser needs.
import { href, Link } from 'react-router'
import { destinationsCopy as copy } from '#app/copy/catalogue/wizard.ts'

/** `place`: a country's code, or a zone's name in the price list. */
export function PlaceLink({ place, name }: { place: string; name: string }) {
  return (
    <Link to={href('/esim/:place', { place })} className="link inline-block min-h-8 content-center text-sm">
      {copy.plansOf(name)}
    </Link>
  )
}
