// A message's thread, and the forms that go on with it.
import { Link, href } from 'react-router'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { DeskCard } from '../facts.tsx'
import { NextForms } from './answer-form.tsx'
import type { MessageAnswer } from './message-action.ts'
import type { MessagePage, ShownEntry } from './read-message.ts'
import { ThreadFiles } from './thread-files.tsx'

type PartProps = { page: MessagePage; answer: MessageAnswer | undefined }

export function Thread({ page, answer }: PartProps) {
  const { entries, followed } = page
  return (
    <DeskCard id="conversation" heading={copy.conversation}>
      {followed && (
        <Callout tone="warning">
          {copy.followed}{' '}
          <Link to={href('/admin-dashboard/inbox/:number', { number: followed })} className="link">
            {copy.number(followed)}
          </Link>
        </Callout>
      )}
      <ol className="thread">
        {entries.map((entry) => (
          <Entry key={entry.id} number={page.number} entry={entry} />
        ))}
      </ol>
      <NextForms page={page} answer={answer} />
    </DeskCard>
  )
}

function Entry({ number, entry }: { number: string; entry: ShownEntry }) {
  const { kind, heading, at, text, files, unkept, mail } = entry
  return (
    <li className="thread-entry" data-kind={kind}>
      <p className="thread-head">
        <span className={kind === 'act' ? undefined : 'font-semibold'}>{heading}</span>
        <span className="desk-line-meta">
          <Moment at={at} />
        </span>
      </p>
      {text && <p className="thread-text">{sentence(text)}</p>}
      <ThreadFiles number={number} files={files} />
      {unkept > 0 && <p className="desk-line-meta">{copy.attachments(unkept)}</p>}
      {mail && (
        <p className={mail.state === 'refused' ? 'text-sm text-danger' : 'desk-line-meta'}>{copy.mail[mail.state]}</p>
      )}
    </li>
  )
}
