// Ctrl+K or Cmd+K opens the search over everything; what it opens comes when it is first asked for.
import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { paletteCopy as copy } from '#app/copy/site/palette.ts'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import type { DeskGroup } from '#app/session/shell-data.ts'
import { useInBrowser } from '#app/ui/use-in-browser.ts'

const loadDialog = () => import('./palette-dialog.tsx')
const PaletteDialog = lazyPart(async () => (await loadDialog()).PaletteDialog)

export type PaletteState = { isOpen: boolean; wasOpened: boolean; open: () => void; close: () => void }

export function usePalette(isOffered: boolean): PaletteState {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  useEffect(() => {
    if (!isOffered) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      event.preventDefault()
      setWasOpened(true)
      setIsOpen((isNow) => !isNow)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [isOffered])
  return { isOpen, wasOpened, open, close: () => setIsOpen(false) }
}

export const Palette = ({ palette, groups }: { palette: PaletteState; groups: DeskGroup[] }) => (
  <LazyPlace>
    {palette.wasOpened && <PaletteDialog isOpen={palette.isOpen} onClose={palette.close} groups={groups} />}
  </LazyPlace>
)

type PaletteLinkProps = { palette: PaletteState; find: DeskGroup; className: string; children: ReactNode }

// Without script, or into another tab, it leads to the page with the same search.
export function PaletteLink({ palette, find, className, children }: PaletteLinkProps) {
  const { pathname } = useLocation()
  const open = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    palette.open()
  }
  return (
    <Link
      to={find.to}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-current={pathname === find.to ? 'page' : undefined}
      className={className}
      onClick={open}
    >
      {children}
    </Link>
  )
}

/** The keyboard shortcut, shown once there is a script that handles it. */
export function Shortcut() {
  const isInBrowser = useInBrowser()
  if (!isInBrowser) return null
  const isMac = navigator.userAgent.includes('Mac')
  return (
    <kbd aria-hidden="true" className="desk-keys">
      {isMac ? copy.shortcut.mac : copy.shortcut.other}
    </kbd>
  )
}
