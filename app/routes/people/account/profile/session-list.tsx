import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import { Form } from '#app/forms/form.tsx'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { deviceText } from '#app/format/device-text.ts'
import { momentText } from '#app/format/moment-text.ts'
import { Refusal } from '#app/ui/verdict.tsx'
import { answerOf } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'
import type { ShownSession } from '../read-account.ts'
import { useAnswered } from '../use-answered.ts'

const copy = profileCopy.sessions
const ACTION = withQuery(href('/account'), { tab: 'profile' }, 'part-end_session')

export function SessionList({ page, answer }: ProfilePartProps) {
  const own = answerOf('end_session', answer)
  const isDone = page.done === 'end_session'
  const { said } = useAnswered('end_session', own, isDone)
  return (
    <HeadedPart id="part-end_session" heading={copy.heading} className="card">
      {isDone && (
        <Callout tone="success" role="status" ref={said}>
          {copy.ended}
        </Callout>
      )}
      <Refusal says={own?.error} />
      <ul className="rows">
        {page.sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action={ACTION} className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="intent" value="end_sessions" look="secondary">
          {copy.endAll}
        </Button>
        <span className="text-sm text-muted">{copy.endAllText}</span>
      </Form>
    </HeadedPart>
  )
}

function Session({ session: { id, device, startedAt, seenAt, isHere } }: { session: ShownSession }) {
  const name = deviceText(device)
  const used = momentText(seenAt)
  return (
    <li className="row-line">
      <p>
        <span className="font-semibold">{name}</span>
        {isHere && <span className="state-badge ms-3 whitespace-nowrap">{copy.here}</span>}
        <span className="block text-sm text-muted">
          {copy.used(used)}, {copy.since(momentText(startedAt))}
        </span>
      </p>
      {!isHere && (
        <Form method="post" action={ACTION} preventScrollReset>
          <input type="hidden" name="session" value={id} />
          <Button
            type="submit"
            name="intent"
            value="end_session"
            look="quiet"
            isSmall
            aria-label={copy.endOf(name, used)}
          >
            {copy.end}
          </Button>
        </Form>
      )}
    </li>
  )
}
