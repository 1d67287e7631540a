import { href } from 'react-router'
import { useEffect, useId, useRef, type ComponentProps } from 'react'
import { inquiryCopy as copy } from '#app/copy/partners/business.ts'
import { uiCopy } from '#app/copy/site/ui.ts'
import { Button } from '#app/ui/button.tsx'
import { FieldError, TextField } from '#app/ui/text-field.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { isTopic, LONGEST_LINE, LONGEST_MESSAGE, type InquiryProblems, type Topic } from './inquiry-mail.ts'
import '../business.css'

type InquiryFormProps = {
  topic: Topic | null
  onTopic: (topic: Topic) => void
  problems: InquiryProblems
  to: string
  onSubmit: ComponentProps<'form'>['onSubmit']
  onTyped: (field: string) => void
}

const TOPICS = Object.keys(copy.topics).filter(isTopic)

// The fields come up once an option is chosen, by style alone, so that it works before and without any script.
export function InquiryForm({ topic, onTopic, problems, to, onSubmit, onTyped }: InquiryFormProps) {
  const messageId = useId()
  const form = useRef<HTMLFormElement>(null)
  const sayEarly = useRef(onTopic)
  useEffect(() => {
    const early = form.current?.querySelector<HTMLInputElement>('[name=topic]:checked')?.value
    if (early !== undefined && isTopic(early)) sayEarly.current(early)
  }, [])
  return (
    <form
      ref={form}
      method="post"
      action={href('/business')}
      className="inquiry-form grid gap-5"
      noValidate={topic !== null}
      onSubmit={onSubmit}
      onInput={({ target }) => onTyped(target instanceof Element ? (target.getAttribute('name') ?? '') : '')}
    >
      <fieldset className="grid gap-2">
        <legend className="sr-only">{copy.topic}</legend>
        {TOPICS.map((key) => (
          <label key={key} className="inquiry-option">
            <input
              type="radio"
              name="topic"
              value={key}
              required
              checked={topic === key}
              onChange={() => onTopic(key)}
              className="inquiry-radio"
            />
            <span className="font-semibold">{copy.topics[key].name}</span>
            <span className="text-sm text-muted">{copy.topics[key].text}</span>
          </label>
        ))}
        {problems.topic && <FieldError id="topic-error">{problems.topic}</FieldError>}
      </fieldset>
      <div className="inquiry-fields gap-4">
        <TextField
          label={copy.name}
          name="name"
          required
          autoComplete="name"
          maxLength={LONGEST_LINE}
          error={problems.name}
        />
        <TextField
          label={copy.email}
          name="email"
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          error={problems.email}
        />
        <TextField
          label={copy.company}
          name="company"
          autoComplete="organization"
          maxLength={LONGEST_LINE}
          isOptional
        />
        <div className="grid gap-1.5">
          <label htmlFor={messageId} className="font-semibold">
            {copy.message}
            <span className="font-normal text-muted"> {uiCopy.optional}</span>
          </label>
          <textarea id={messageId} name="message" rows={4} maxLength={LONGEST_MESSAGE} className="field-input" />
        </div>
        <Button type="submit" isWide>
          {copy.send}
        </Button>
        <p className="text-sm text-muted">{sentence(copy.hint(to))}</p>
      </div>
    </form>
  )
}
