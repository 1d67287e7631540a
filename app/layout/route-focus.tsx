// After a change of page the focus goes to its heading, so that a screen reader starts there and not at the top.
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

export function RouteFocus() {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    if (before.current === pathname) return
    before.current = pathname
    // If the focus has moved into a toast meanwhile, it stays there.
    if (hash || document.activeElement?.closest('.toasts')) return
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [pathname, hash])

  return null
}
