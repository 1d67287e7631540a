import { Form } from 'react-router'
import { profileCopy } from '#app/copy/account-profile.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { deviceText } from './device-text.ts'
import { momentText } from './moment-text.ts'
import { answerOf } from './profile-part.tsx'
import type { ProfilePartProps } from './profile-tab.tsx'
import type { ShownSession } from './read-account.ts'

const copy = profileCopy.sessions
const ACTION = '/account?tab=profile'

export function SessionList({ page, answer }: ProfilePartProps) {
  const trouble = answerOf('end_session', answer)?.error
  return (
    <section className="status-card" aria-labelledby="sessions">
      <h2 id="sessions" className="text-2xl">
        {copy.heading}
      </h2>
      {page.done === 'end_session' && (
        <Callout tone="success" role="status">
          {copy.ended}
        </Callout>
      )}
      {trouble && (
        <Callout tone="danger" role="alert">
          {trouble}
        </Callout>
      )}
      <ul className="account-rows">
        {page.sessions.map((session) => (
          <Session key={session.id} session={session} />
        ))}
      </ul>
      <Form method="post" action={ACTION} reloadDocument className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" name="intent" value="end_sessions" look="secondary">
          {copy.endAll}
        </Button>
        <span className="text-sm text-muted">{copy.endAllText}</span>
      </Form>
    </section>
  )
}

function Session({ session: { id, device, startedAt, seenAt, isHere } }: { session: ShownSession }) {
  const name = deviceText(device)
  const used = momentText(seenAt)
  return (
    <li className="account-line">
      <p>
        <span className="font-semibold">{name}</span>
        {isHere && <span className="status-badge ms-3">{copy.here}</span>}
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
