import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useNavigation } from 'react-router'
import { passkeyCopy as copy } from '#app/copy/people/own-proof.ts'
import { Form } from '#app/forms/form.tsx'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { PasskeyOffer, PasskeyQuestion } from '#ports/second-factors.ts'

type PasskeyRequest = { kind: 'add'; offer: PasskeyOffer } | { kind: 'use'; question: PasskeyQuestion }
type PasskeyFormProps = {
  asked: PasskeyRequest
  intent: string
  words: string
  look?: ButtonLook
  isWide?: boolean
  children?: ReactNode
}

// First asks the browser for a passkey, then submits its response with the form.
export function PasskeyForm({ asked, intent, words, look, isWide, children }: PasskeyFormProps) {
  const answer = useRef<HTMLInputElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [isLost, setIsLost] = useState(false)
  const navigation = useNavigation()
  const isSending = navigation.formData?.get('intent') === intent
  const isHydrated = useHydrated()
  // The browser's response is valid once.
  useEffect(() => {
    if (!isSending && answer.current) answer.current.value = ''
  }, [isSending])

  const ask = async (form: HTMLFormElement) => {
    setIsLost(false)
    setIsAsking(true)
    const said = await askBrowser(asked)
    setIsAsking(false)
    if (said === null) return setIsLost(true)
    if (answer.current) answer.current.value = said
    return form.requestSubmit()
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    // What is still missing the server says, before the browser is troubled.
    if (answer.current?.value || !event.currentTarget.checkValidity()) return
    event.preventDefault()
    if (!isAsking) void ask(event.currentTarget)
  }
  return (
    <Form method="post" preventScrollReset noValidate className="grid gap-3" onSubmit={send}>
      <input type="hidden" name="intent" value={intent} />
      <input ref={answer} type="hidden" name="passkey" />
      {children}
      {isLost && (
        <Callout tone="warning" role="alert">
          {asked.kind === 'add' ? copy.notMade : copy.canceled}
        </Callout>
      )}
      <div className="grid justify-items-start gap-2">
        <Button
          type="submit"
          look={look}
          isWide={isWide}
          disabled={!isHydrated}
          pending={isAsking || isSending}
          pendingText={copy.waiting}
        >
          {words}
        </Button>
        <noscript>
          <p className="text-sm text-muted">{copy.needsScript}</p>
        </noscript>
      </div>
    </Form>
  )
}

// Null when the person, or the browser, would not.
async function askBrowser(asked: PasskeyRequest): Promise<string | null> {
  try {
    const { makePasskey, takePasskey } = await import('./ask-browser.ts')
    return JSON.stringify(asked.kind === 'add' ? await makePasskey(asked.offer) : await takePasskey(asked.question))
  } catch {
    return null
  }
}
