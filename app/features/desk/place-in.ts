import { matchPath } from 'react-router'
import type { DeskMark } from '#app/session/shell-data.ts'

/** The place of an address in the navigation; an unknown tab counts as the first one. */
export function findDeskPlace(marks: DeskMark[], pathname: string, search: string): DeskMark | null {
  const here = marks.filter(({ pattern }) => matchPath(pattern, pathname) !== null)
  const tab = new URLSearchParams(search).get('tab')
  return here.find((mark) => mark.tab !== null && mark.tab === tab) ?? here.find(({ isFirst }) => isFirst) ?? null
}
