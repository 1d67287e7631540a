import { useEffect, useRef } from 'react'
import { Link, href } from 'react-router'
import { supportCopy } from '#app/copy/support/support.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { sentence } from '#app/ui/verbatim.tsx'

const copy = supportCopy.sent

// The toast is announced as a status, and the focused heading as the number, so nothing is announced twice.
export function MessageSent({ ticket, email }: { ticket: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { show } = useToast()

  useEffect(() => {
    heading.current?.focus()
    show({ title: copy.full })
  }, [show])

  return (
    <div className="grid justify-items-start gap-5">
      <span className="support-done">
        <Icon name="check" size={28} />
      </span>
      <h2 id="write-heading" ref={heading} tabIndex={-1} className="support-write text-3xl">
        {copy.number(ticket)}
      </h2>
      <p className="text-lg font-semibold">{copy.full}</p>
      <p className="[overflow-wrap:anywhere]">{sentence(copy.next(email), [email])}</p>
      <p className="no-print flex flex-wrap gap-3">
        <Link to={href('/support')} className={buttonClass({ look: 'secondary' })}>
          {copy.another}
        </Link>
        <LinkButton to={href('/')} look="quiet">
          {copy.home}
        </LinkButton>
      </p>
    </div>
  )
}
