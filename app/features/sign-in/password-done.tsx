import { withQuery } from '#app/format/with-query.ts'
import { useEffect, useRef, useState } from 'react'
import { useNavigate, href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { flashCopy } from '#app/copy/site/flash.ts'
import type { FlashText } from '#app/session/flash.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { useToast } from '#app/ui/toast.tsx'

const copy = authCopy.setup
const LEAVES_AFTER_SECONDS = 3

// The new password is set; three seconds later the login follows by itself, or at once.
export function PasswordDone({ text, toast, email }: { text: string; toast: FlashText; email: string }) {
  const [left, setLeft] = useState(LEAVES_AFTER_SECONDS)
  const said = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { show } = useToast()
  const target = withQuery(href('/login'), { email })

  useEffect(() => show(flashCopy[toast]), [show, toast])
  // The form is gone from under the focus, so what it came to takes it.
  useEffect(() => said.current?.focus(), [])
  useEffect(() => {
    if (left === 0) void navigate(target)
    const timer = setTimeout(() => setLeft((before) => Math.max(0, before - 1)), 1000)
    return () => clearTimeout(timer)
  }, [left, navigate, target])

  return (
    <div className="grid gap-4">
      <Callout tone="success" title={text} role="status" ref={said}>
        <span aria-hidden="true">{copy.leaving(left)}</span>
        <span className="sr-only">{copy.leaving(LEAVES_AFTER_SECONDS)}</span>
      </Callout>
      <LinkButton to={target} isWide>
        {copy.goOn}
      </LinkButton>
    </div>
  )
}
