import { useEffect, useRef } from 'react'
import { reminderToolCopy as copy } from '#app/copy/office/staff-mail.ts'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { CodeBlock } from '../console-results.tsx'
import type { MailReply } from './mail-answer.ts'

type ResultProps = { result: NonNullable<MailReply['result']>; countsIccids: boolean }

// The result of the email; it gets the focus, so that it is announced and seen.
export function MailResult({ result, countsIccids }: ResultProps) {
  const box = useRef<HTMLDivElement>(null)
  const { show } = useToast()
  const { isSuccess, message, iccidCount } = result
  useEffect(() => {
    if (!result.isSuccess && result.field) document.getElementById(result.field)?.focus()
    else box.current?.focus()
    show({ title: result.message, tone: result.isSuccess ? 'default' : 'destructive' })
  }, [result, show])

  return (
    <Callout
      ref={box}
      tone={isSuccess ? 'success' : 'danger'}
      title={isSuccess ? copy.success : copy.error}
      role="status"
    >
      <p>{message}</p>
      {countsIccids && iccidCount !== null && <p>{copy.found(iccidCount)}</p>}
      {countsIccids && iccidCount === 0 && <p>{copy.noneExplained}</p>}
      {isSuccess && result.debug && (
        <Disclosure title={copy.raw}>
          <CodeBlock label={copy.raw} text={result.debug} />
        </Disclosure>
      )}
    </Callout>
  )
}
