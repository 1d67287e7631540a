// Turns a conversation with the assistant into a message to a person, without losing what was typed in the form already.
import { useCallback, useEffect, useState } from 'react'
import { assistantCopy as copy } from '#app/copy/support/assistant.ts'
import { useShell } from '#app/session/shell-data.ts'
import { useToast } from '#app/ui/toast.tsx'
import { MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'
import { toTranscript, type ChatLine } from './chat/conversation.ts'
import { SUPPORT_FIELDS, SUPPORT_TABLE } from './support-fields.ts'
import { NOTHING_TYPED, type SupportAnswer, type SupportValues } from './support-page.ts'

/** A draft replaces what the form held, and the answer that stood beside it then. */
export type Draft = { key: number; values: SupportValues; before: SupportAnswer | undefined }

/** Room for what somebody adds by hand. */
const MOST_TRANSCRIPT_CHARACTERS = MOST_TEXT_CHARACTERS - 1_500

export function useDraft(opened: SupportValues, answer: SupportAnswer | undefined) {
  const [draft, setDraft] = useState<Draft | null>(null)
  const { brand } = useShell()
  const { show } = useToast()
  const key = draft?.key ?? 0

  useEffect(() => {
    if (key === 0) return
    document.getElementById('write')?.scrollIntoView()
    const empty = SUPPORT_FIELDS.find((field) => SUPPORT_TABLE[field].isRequired && fieldNamed(field)?.value === '')
    fieldNamed(empty ?? 'message')?.focus({ preventScroll: true })
  }, [key])

  const write = useCallback(
    (lines: ChatLine[]) => {
      const typed = typedNow() ?? opened
      const values = lines.some(({ from }) => from === 'user') ? withConversation(typed, lines, brand.name) : typed
      setDraft((before) => ({ key: (before?.key ?? 0) + 1, values, before: answer }))
      if (values !== typed) show({ title: copy.draft.added })
    },
    [opened, answer, brand.name, show],
  )
  return { draft, write }
}

/** The message that a conversation becomes; subject and words that are there stay. */
export function withConversation(typed: SupportValues, lines: ChatLine[], product: string): SupportValues {
  const lead = typed.message.trim() === '' ? copy.draft.lead : typed.message.trim()
  return {
    ...typed,
    subject: typed.subject.trim() === '' ? copy.draft.subject : typed.subject,
    message: `${lead}\n\n${toTranscript(lines, product, MOST_TRANSCRIPT_CHARACTERS)}`,
  }
}

const fieldNamed = (name: string) => {
  const field = document.getElementById(`support-${name}`)
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null
}

function typedNow(): SupportValues | null {
  if (!fieldNamed('message')) return null
  const entries = SUPPORT_FIELDS.map((field) => [field, fieldNamed(field)?.value ?? ''])
  return { ...NOTHING_TYPED, ...Object.fromEntries(entries) }
}
