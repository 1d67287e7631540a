// A message's thread, and the next actions: an answer, a note, or a reply that came by email.
import { Link, href } from 'react-router'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import { DeskCard } from '../facts.tsx'
import type { MessageAnswer, MessageIntent } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage, ShownEntry } from './read-message.ts'

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
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      <AnswerForm page={page} answer={answer} />
    </DeskCard>
  )
}

function Entry({ entry: { kind, heading, at, text, attachments, mail } }: { entry: ShownEntry }) {
  return (
    <li className="thread-entry" data-kind={kind}>
      <p className="thread-head">
        <span className={kind === 'act' ? undefined : 'font-semibold'}>{heading}</span>
        <span className="desk-line-meta">
          <Moment at={at} />
        </span>
      </p>
      {text && <p className="thread-text">{sentence(text)}</p>}
      {attachments > 0 && <p className="desk-line-meta">{copy.attachments(attachments)}</p>}
      {mail && (
        <p className={mail.state === 'refused' ? 'text-sm text-danger' : 'desk-line-meta'}>{copy.mail[mail.state]}</p>
      )}
    </li>
  )
}

// What was sent is gone from the field; what was refused stays in it.
function AnswerForm({ page, answer }: PartProps) {
  const seen = { seenCount: String(page.entries.length) }
  const typed = (intent: MessageIntent) => (answer?.intent === intent ? answer.text : '')
  return (
    <div key={page.version} className="grid gap-4">
      <MessageForm
        page={page}
        intent="answer"
        answer={answer}
        words={copy.send}
        beside={
          page.withdrawal?.outcome !== null && (
            <Button type="submit" look="secondary" name="then" value="close">
              {copy.sendAndClose}
            </Button>
          )
        }
      >
        <TextArea
          name="text"
          label={copy.answerLabel}
          hint={copy.answerHint(page.writer.email)}
          rows={7}
          maxLength={MOST_TEXT_CHARACTERS}
          required
          defaultValue={typed('answer')}
        />
      </MessageForm>
      <div className="grid gap-2">
        <Disclosure title={copy.note} open={answer?.intent === 'note'}>
          <MessageForm page={page} intent="note" fields={seen} answer={answer} words={copy.save} look="secondary">
            <TextArea
              name="text"
              label={copy.noteLabel}
              hint={copy.noteHint}
              rows={3}
              maxLength={MOST_TEXT_CHARACTERS}
              required
              defaultValue={typed('note')}
            />
          </MessageForm>
        </Disclosure>
        <Disclosure title={copy.reply} open={answer?.intent === 'reply'}>
          <MessageForm page={page} intent="reply" fields={seen} answer={answer} words={copy.save} look="secondary">
            <TextArea
              name="text"
              label={copy.replyLabel}
              rows={4}
              maxLength={MOST_TEXT_CHARACTERS}
              required
              defaultValue={typed('reply')}
            />
          </MessageForm>
        </Disclosure>
      </div>
    </div>
  )
}
