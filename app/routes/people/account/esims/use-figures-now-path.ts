// The address of this very page, drawn with its figures.
import { useLocation } from 'react-router'

export function useFiguresNowPath(): string {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.set('figures', 'now')
  return `${pathname}?${query}`
}
