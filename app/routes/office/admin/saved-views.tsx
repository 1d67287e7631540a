// The saved views of a list, above it: each a link, and the ways to keep the one that is open and to tidy up.
import { Link, href } from 'react-router'
import { savedViewsCopy as copy } from '#app/copy/office/saved-views.ts'
import { LinkChips } from '#app/ui/link-chips.tsx'
import type { SavedView, ViewedList } from '#shop/office/search/saved-view.ts'
import { keptQuery, saveViewPath, viewedPath } from './views-address.ts'

type SavedViewsProps = { list: ViewedList; views: SavedView[]; path: string }

/** `path` is the address of the list as it is open. */
export function SavedViews({ list, views, path }: SavedViewsProps) {
  const here = keptQuery(list, path.split('?')[1] ?? '')
  const chips = views.map(({ name, query }) => ({
    to: viewedPath(list, query),
    words: name,
    isCurrent: keptQuery(list, query) === here,
  }))
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {chips.length > 0 && <LinkChips label={copy.own} chips={chips} />}
      {!chips.some(({ isCurrent }) => isCurrent) && (
        <Link to={saveViewPath(list, path)} className="link inline-flex min-h-11 items-center">
          {copy.save}
        </Link>
      )}
      {chips.length > 0 && (
        <Link to={`${href('/admin-dashboard/views')}?list=${list}`} className="link inline-flex min-h-11 items-center">
          {copy.manage}
        </Link>
      )}
    </div>
  )
}
