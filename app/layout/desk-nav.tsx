import { Link, useLocation, matchPath } from 'react-router'
import { deskFrameCopy as copy } from '#app/copy/office/desk-frame.ts'
import { TaskIcon } from '#app/features/desk/task-icon.tsx'
import type { DeskData, DeskGroup, DeskMark, DeskPlace } from '#app/session/shell-data.ts'

const GROUPED = new Intl.NumberFormat('en')

// The tasks. One that the page belongs to, or has a tab of, lists its pages, and is their heading.
export function DeskNav({ desk: { groups, marks } }: Pick<DeskData, 'desk'>) {
  const { pathname, search } = useLocation()
  const here = findDeskPlace(marks, pathname, search)
  return (
    <ul className="desk-tasks">
      {groups
        .filter(({ task }) => task !== 'find')
        .map((group) => (
          <li key={group.task}>
            <Task group={group} here={here} pathname={pathname} />
          </li>
        ))}
    </ul>
  )
}

type TaskProps = { group: DeskGroup; here: DeskMark | null; pathname: string }

function Task({ group, here, pathname }: TaskProps) {
  const { task, name, count } = group
  const isHere = here?.task === task
  const places = group.places.map((place) => placeAt(place, pathname))
  const [first] = places
  const isOpen = places.length > 1 && (isHere || places.some(({ tabOf }) => tabOf === pathname))
  const inside = (
    <>
      <TaskIcon name={task} />
      {first && places.length === 1 && first.to !== group.to ? first.name : name}
      {count !== null && count > 0 && (
        <>
          <span aria-hidden="true" className="desk-count">
            {GROUPED.format(count)}
          </span>
          <span className="sr-only">{copy.waiting(count)}</span>
        </>
      )}
    </>
  )
  if (!isOpen)
    return (
      <Link
        to={first?.to ?? group.to}
        aria-current={isHere ? (here.to === null ? 'true' : 'page') : undefined}
        className="desk-way"
      >
        {inside}
      </Link>
    )
  const id = `desk-task-${task}`
  return (
    <>
      <p id={id} className="desk-way desk-task-open" data-here={isHere || undefined}>
        {inside}
      </p>
      <ul aria-labelledby={id} className="desk-places">
        {places.map((place) => (
          <li key={place.to}>
            <Link to={place.to} aria-current={place.to === here?.to ? 'page' : undefined} className="desk-way">
              {place.name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

// At the page that has the same as a tab of its own, one stays there.
const placeAt = (place: DeskPlace, pathname: string): DeskPlace =>
  place.elsewhere?.tabOf === pathname ? place.elsewhere : place

/** The place of an address in the navigation; an unknown tab counts as the first one. */
export function findDeskPlace(marks: DeskMark[], pathname: string, search: string): DeskMark | null {
  const here = marks.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  const tab = new URLSearchParams(search).get('tab')
  return here.find((mark) => mark.tab !== null && mark.tab === tab) ?? here.find(({ isFirst }) => isFirst) ?? null
}
