// Sends what is typed to the server as it is typed, so that a reload finds it again; nothing of it stays in this browser's
// storage, where any script could read it.
import { href } from 'react-router'
import { useEffect, useRef, type RefObject } from 'react'

const DRAFT_PATH = href('/checkout/draft')
/** Long enough to write a word, short enough that a reload has it. */
const PAUSE_MS = 300

/**
 * `answered` is the newest answer to the form: it brought a draft of what was sent
 * then, so that what was typed meanwhile is sent once more.
 */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>, answered: unknown): void {
  const keepNow = useRef<(() => void) | null>(null)

  useEffect(() => {
    const element = form.current
    if (!element) return undefined
    const drafts = sender(element)
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      drafts.send()
    }
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE_MS)
    }
    const hurry = () => timer && keep()
    keepNow.current = keep
    element.addEventListener('input', wait)
    element.addEventListener('change', hurry)
    window.addEventListener('pagehide', hurry)
    return () => {
      clearTimeout(timer)
      keepNow.current = null
      element.removeEventListener('input', wait)
      element.removeEventListener('change', hurry)
      window.removeEventListener('pagehide', hurry)
    }
  }, [form])

  useEffect(() => {
    if (answered) keepNow.current?.()
  }, [answered])
}

// One after the other: of two drafts on their way, the older one could arrive last.
function sender(form: HTMLFormElement) {
  let isSending = false
  let isWanted = false
  const send = () => {
    isWanted = true
    if (isSending) return
    isWanted = false
    isSending = true
    void fetch(DRAFT_PATH, { method: 'POST', body: new FormData(form), keepalive: true })
      // Without a connection, what was typed is still on the page.
      .catch(() => undefined)
      .finally(() => {
        isSending = false
        if (isWanted) send()
      })
  }
  return { send }
}
