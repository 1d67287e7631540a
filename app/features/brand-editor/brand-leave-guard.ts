// Asks before unsaved changes are lost: when leaving by a link, closing the page, or reloading it.
import { useEffect } from 'react'

export function useLeaveGuard(isGuarded: boolean, question: string): void {
  useEffect(() => {
    if (!isGuarded) return undefined
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    // Before the router sees the click.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const staysHere = !link || link.getAttribute('target') === '_blank' || link.getAttribute('href')?.startsWith('#')
      if (staysHere || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (window.confirm(question)) {
        window.removeEventListener('beforeunload', onUnload)
        return
      }
      event.preventDefault()
      event.stopPropagation()
    }
    window.addEventListener('beforeunload', onUnload)
    document.addEventListener('click', onClick, true)
    return () => {
      window.removeEventListener('beforeunload', onUnload)
      document.removeEventListener('click', onClick, true)
    }
  }, [isGuarded, question])
}
