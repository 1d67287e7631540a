// What comes next in a message's thread: an answer, a note, or a reply that came by email.
import { useRef, useState } from 'react'
import { messageCopy as copy } from '#app/copy/office/inbox.ts'
import { filesCopy } from '#app/copy/support/files.ts'
import { FILES_INPUT } from '#app/forms/form-files.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import { MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import type { MessageAnswer, MessageIntent } from './message-action.ts'
import { InsertTemplate } from './insert-template.tsx'
import { MessageForm } from './message-form.tsx'
import { takerField, useTaking } from './on-it.tsx'
import type { MessagePage, ShownEntry } from './read-message.ts'

type PartProps = { page: MessagePage; answer: MessageAnswer | undefined }

const typedIn = (answer: MessageAnswer | undefined, intent: MessageIntent) =>
  answer?.intent === intent ? answer.text : ''

const countOf = ({ entries }: MessagePage, isMeant: (entry: ShownEntry) => boolean) => entries.filter(isMeant).length

export function NextForms({ page, answer }: PartProps) {
  // A field is empty again once its text was sent. It keeps its text after a refusal, and when somebody else acts.
  const own = (meant: ShownEntry['kind']) => `${meant}${countOf(page, ({ kind, isOwn }) => isOwn && kind === meant)}`
  return (
    <div className="grid gap-4">
      <AnswerForm key={own('answer')} page={page} answer={answer} />
      <div className="grid gap-2">
        <TextForm
          key={own('note')}
          page={page}
          answer={answer}
          intent="note"
          title={copy.note}
          label={copy.noteLabel}
          hint={copy.noteHint}
        />
        <TextForm
          key={own('reply')}
          page={page}
          answer={answer}
          intent="reply"
          title={copy.reply}
          label={copy.replyLabel}
        />
      </div>
    </div>
  )
}

function AnswerForm({ page, answer }: PartProps) {
  const take = useTaking(page)
  const { onIt } = page
  const field = useRef<HTMLTextAreaElement>(null)
  return (
    <div className="grid gap-4">
      <InsertTemplate page={page} field={field} />
      <MessageForm
        page={page}
        intent="answer"
        answer={answer}
        fields={{ ...takerField(page), seenAnswers: String(countOf(page, ({ kind }) => kind === 'answer')) }}
        words={copy.send}
        takesFiles
        beside={
          page.withdrawal?.outcome !== null && (
            <Button type="submit" look="secondary" name="then" value="close">
              {copy.sendAndClose}
            </Button>
          )
        }
      >
        <TextArea
          ref={field}
          name="text"
          label={copy.answerLabel}
          hint={copy.answerHint(page.writer.email)}
          rows={7}
          maxLength={MOST_TEXT_CHARACTERS}
          required
          defaultValue={typedIn(answer, 'answer') || page.inserted?.text}
          onInput={take}
        />
        <TextField {...FILES_INPUT} label={copy.files} hint={filesCopy.hint} isOptional />
        {answer?.intent === 'answer' && answer.hadFiles && (
          <noscript>
            <p className="font-semibold">{copy.filesAgain}</p>
          </noscript>
        )}
        {onIt && !onIt.isOwn && (
          <Callout tone="warning" role="status">
            {copy.onIt.warning(onIt.name)}
          </Callout>
        )}
        <News page={page} />
      </MessageForm>
    </div>
  )
}

// What was said since the form was opened, for whoever is about to send it.
function News({ page: { entries } }: { page: MessagePage }) {
  const [seen] = useState(() => new Set(entries.map(({ id }) => id)))
  const news = entries.findLast(
    ({ id, kind, isOwn }) => !seen.has(id) && !isOwn && (kind === 'answer' || kind === 'reply'),
  )
  if (!news) return null
  return (
    <Callout tone="warning" role="status">
      {news.kind === 'answer' ? copy.onIt.news(news.author) : copy.onIt.reply}
    </Callout>
  )
}

type TextFormProps = PartProps & { intent: 'note' | 'reply'; title: string; label: string; hint?: string }

const TextForm = ({ page, answer, intent, title, label, hint }: TextFormProps) => (
  <Disclosure title={title} open={answer?.intent === intent}>
    <MessageForm
      page={page}
      intent={intent}
      fields={{ seenCount: String(page.entries.length) }}
      answer={answer}
      words={copy.save}
      look="secondary"
    >
      <TextArea
        name="text"
        label={label}
        hint={hint}
        rows={4}
        maxLength={MOST_TEXT_CHARACTERS}
        required
        defaultValue={typedIn(answer, intent)}
      />
    </MessageForm>
  </Disclosure>
)
