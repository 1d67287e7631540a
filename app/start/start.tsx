// The parts of a document that start its scripts. The server fills them; the browser keeps what it was sent.
import { useContext, useEffect } from 'react'
import { ScrollRestoration } from 'react-router'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { PageStartContext } from './page-start-context.ts'
import { replayTyping } from './replay-typing.ts'
import { AWAKE, SCROLL_KEY, START_ID, STATE_ID } from './start-names.ts'

/** In the head: watches for the first interaction from the beginning. */
export function Boot() {
  const boot = useContext(PageStartContext)?.boot ?? ''
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: boot }} />
}

export function BrandStyle() {
  const style = useContext(PageStartContext)?.style ?? ''
  return <style suppressHydrationWarning dangerouslySetInnerHTML={{ __html: style }} />
}

/** At the end of the body: the scripts to load, and the data that the page was rendered from. */
export function Start() {
  const texts = useContext(PageStartContext)
  useEffect(() => void dispatchEvent(new CustomEvent(AWAKE, { detail: replayTyping })), [])
  return (
    <>
      <Text id={STATE_ID} type="text/plain" text={texts?.state} />
      <Text id={START_ID} type="application/json" text={texts?.start} />
    </>
  )
}

/**
 * The router keeps and restores scroll positions; before its scripts run, the document does (`boot.ts`). The script that
 * it would add to a document for that is not in our security policy, except while developing.
 */
export function Scrolling() {
  const isHere = useInBrowser() || import.meta.env.DEV
  return isHere && <ScrollRestoration storageKey={SCROLL_KEY} />
}

const Text = ({ id, type, text = '' }: { id: string; type: string; text?: string }) => (
  <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)
