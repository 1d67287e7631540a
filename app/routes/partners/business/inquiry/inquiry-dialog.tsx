import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { inquiryCopy as copy } from '#app/copy/partners/business.ts'
import { useShell, usePublicUrl } from '#app/session/shell-data.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import {
  contactAddress,
  prepareMail,
  readInquiry,
  type InquiryProblems,
  type PreparedMail,
  type Topic,
} from './inquiry-mail.ts'

export const INQUIRY_ID = 'inquiry'
/** The mail app gets the time to come up before the page moves (after-purchase rules §9). */
const CLOSES_AFTER_MS = 500

type InquiryDialogProps = {
  topic: Topic | null
  onTopic: (topic: Topic) => void
  isOpen: boolean
  onOpen: () => void
  onClose: () => void
  /** What was typed, to be kept by the shop. */
  onSend: (form: FormData) => void
  /** The mail app was asked to open; the page closes the dialog and keeps the text. */
  onMail: (mail: PreparedMail) => void
}

export function InquiryDialog({ topic, onTopic, isOpen, onOpen, onClose, onSend, onMail }: InquiryDialogProps) {
  const { brand } = useShell()
  const to = contactAddress(brand, usePublicUrl())
  const [problems, setProblems] = useState<InquiryProblems>({})
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(closing.current), [])

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const read = readInquiry(typed)
    setProblems(read.ok ? {} : read.problems)
    if (!read.ok) return focusOn(form, read.problems)

    const mail = prepareMail(read.inquiry, to)
    window.location.assign(mail.href)
    onSend(typed)
    clearTimeout(closing.current)
    closing.current = setTimeout(() => onMail(mail), CLOSES_AFTER_MS)
  }

  return (
    <Dialog id={INQUIRY_ID} title={copy.title} isOpen={isOpen} onOpen={onOpen} onClose={onClose}>
      <InquiryForm
        topic={topic}
        onTopic={onTopic}
        problems={problems}
        to={to}
        onSubmit={submit}
        onTyped={(field) => setProblems((known) => ({ ...known, [field]: undefined }))}
      />
    </Dialog>
  )
}

function focusOn(form: HTMLFormElement, problems: InquiryProblems) {
  const first = problems.topic ? 'topic' : problems.name ? 'name' : 'email'
  form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
}
