// The parts of a document that start its scripts. The server fills them; the browser keeps what it was sent.
import { useContext, useEffect } from 'react'
import { AWAKE, BOOT } from './boot.ts'
import { START_ID, STATE_ID } from './element-ids.ts'
import { PageStartContext } from './page-start-context.ts'
import { replayTyping } from './replay-typing.ts'

/** In the head: watches for the first interaction from the beginning. */
export function Boot() {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: BOOT }} />
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

const Text = ({ id, type, text = '' }: { id: string; type: string; text?: string }) => (
  <script id={id} type={type} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
)
