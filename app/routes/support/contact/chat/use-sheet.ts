// The panel is part of the page; on phones it fills the screen above the keyboard. Escape closes both.
import { useEffect, useRef, type RefObject } from 'react'

const NARROW = '(width < 48rem)'

/** Shows and hides the dialog, modal while the screen is narrow, and calls `onClose` when the browser closed it. */
export function useSheet(dialog: RefObject<HTMLDialogElement | null>, isOpen: boolean, onClose: () => void) {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  }, [onClose])

  useEffect(() => {
    const element = dialog.current
    if (!element || !isOpen) return undefined
    const narrow = window.matchMedia(NARROW)
    // Switching how it opens would close it first, which nobody wants.
    let isChanging = false
    const open = () => {
      isChanging = element.open
      element.close()
      if (narrow.matches) element.showModal()
      else element.show()
    }
    const closed = () => {
      if (isChanging) isChanging = false
      else if (!element.open) close.current()
    }
    const escape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !element.matches(':modal')) element.close()
    }
    open()
    narrow.addEventListener('change', open)
    element.addEventListener('close', closed)
    element.addEventListener('keydown', escape)
    return () => {
      narrow.removeEventListener('change', open)
      element.removeEventListener('close', closed)
      element.removeEventListener('keydown', escape)
      element.close()
    }
  }, [dialog, isOpen])

  useEffect(() => {
    const view = window.visualViewport
    const element = dialog.current
    if (!view || !element || !isOpen) return undefined
    const fit = () => {
      element.style.setProperty('--sheet-height', `${view.height}px`)
      element.style.setProperty('--sheet-top', `${view.offsetTop}px`)
    }
    fit()
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [dialog, isOpen])
}
