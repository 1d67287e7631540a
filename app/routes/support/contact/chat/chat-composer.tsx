import { useId, type FormEvent, type KeyboardEvent, type RefObject } from 'react'
import { Form } from '#app/forms/form.tsx'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { MOST_QUESTION_CHARACTERS } from '#shop/support/assistant/question.ts'
import { CHAT_FIELD, CHAT_INTENT } from '#app/features/assistant/chat-reply.ts'

type Props = {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  /** Undefined without script: the form then goes to the server as forms do. */
  onSend?: ((text: string) => void) | undefined
  onStop: () => void
  isWaiting: boolean
  action: string
}

/** Counting along from the first character would only make people nervous. */
const COUNTED_FROM = 150

export function ChatComposer({ field, text, onText, onSend, onStop, isWaiting, action }: Props) {
  const id = useId()
  const left = MOST_QUESTION_CHARACTERS - text.trim().length

  const send = () => {
    if (!onSend || isWaiting || left < 0) return
    onSend(text)
  }
  const submit = (event: FormEvent) => {
    if (!onSend) return
    event.preventDefault()
    send()
  }
  const press = (event: KeyboardEvent) => {
    // The Enter that ends the composing of a character belongs to the keyboard.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !onSend) return
    event.preventDefault()
    send()
  }

  return (
    <Form method="post" action={action} className="chat-composer" onSubmit={submit} preventScrollReset>
      <input type="hidden" name="intent" value={CHAT_INTENT} />
      <div className="chat-field">
        <label htmlFor={id} className="sr-only">
          {copy.field}
        </label>
        <textarea
          ref={field}
          id={id}
          name={CHAT_FIELD}
          rows={1}
          value={text}
          onChange={(event) => onText(event.target.value)}
          onKeyDown={press}
          className="field-input chat-input"
          placeholder={copy.field}
          enterKeyHint="send"
          autoComplete="off"
          required={!onSend}
          aria-invalid={left < 0 || undefined}
          aria-describedby={`${id}-hint`}
        />
        {isWaiting ? (
          // Another element than the button to send: a press must not end on the one that takes its place.
          <Button key="stop" look="secondary" onClick={onStop}>
            <span className="chat-stop" aria-hidden="true" />
            {copy.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" aria-disabled={left < 0 || undefined}>
            {copy.send}
            <Icon name="arrow-right" size={18} />
          </Button>
        )}
      </div>
      <p id={`${id}-hint`} className="chat-hint">
        <span className="chat-keys">{copy.hint} </span>
        {copy.care}
        {left < COUNTED_FROM && (
          <span className={left < 0 ? 'chat-count font-semibold text-danger' : 'chat-count'}>
            {left < 0 ? copy.over(-left) : copy.left(left)}
          </span>
        )}
      </p>
    </Form>
  )
}
