import { Link, useLocation, matchPath } from 'react-router'
import { deskFrameCopy as copy } from '#app/copy/office/desk-frame.ts'
import { TaskIcon } from '#app/features/desk/task-icon.tsx'
import type { DeskData, DeskGroup, DeskMark } from '#app/session/shell-data.ts'

const GROUPED = new Intl.NumberFormat('en')

// The tasks; the one that the page belongs to shows its other pages below it.
export function DeskNav({ desk: { groups, marks } }: Pick<DeskData, 'desk'>) {
  const { pathname, search } = useLocation()
  const here = findDeskPlace(marks, pathname, search)
  return (
    <ul className="desk-tasks">
      {groups
        .filter(({ task }) => task !== 'find')
        .map((group) => (
          <li key={group.task}>
            <Task group={group} here={here} />
          </li>
        ))}
    </ul>
  )
}

function Task({ group: { task, name, to, count, places }, here }: { group: DeskGroup; here: DeskMark | null }) {
  const isHere = here?.task === task
  // If the page is also in the list below, the task above it is only its parent.
  const isPage = here?.to === to && places.length === 1
  return (
    <>
      <Link
        to={to}

        aria-current={isHere ? (isPage ? 'page' : 'true') : undefined}
        className="desk-way"
      >
        <TaskIcon name={task} />
        {name}
        {count !== null && count > 0 && (
          <>
            <span aria-hidden="true" className="desk-count">
              {GROUPED.format(count)}
            </span>
            <span className="sr-only">{copy.waiting(count)}</span>
          </>
        )}
      </Link>
      {isHere && places.length > 1 && (
        <ul className="desk-places">
          {places.map((place) => (
            <li key={place.to}>
              <Link
                to={place.to}

                aria-current={place.to === here.to ? 'page' : undefined}
                className="desk-way"
              >
                {place.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The place of an address in the navigation; an unknown tab counts as the first one. */
export function findDeskPlace(marks: DeskMark[], pathname: string, search: string): DeskMark | null {
  const here = marks.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  const tab = new URLSearchParams(search).get('tab')
  return here.find((mark) => mark.tab !== null && mark.tab === tab) ?? here.find(({ isFirst }) => isFirst) ?? null
}
