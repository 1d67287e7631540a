// What the support page shows: the form, with what was typed and what is wrong with it, or the number of the ticket.
import type { ChatReply } from '#app/features/assistant/chat-reply.ts'
import { recordOf } from '#values/record-of.ts'
import { SUPPORT_FIELDS, type SupportField } from './support-fields.ts'

export type SupportValues = Record<SupportField, string>
export type SupportProblems = Partial<Record<SupportField | 'files', string>>

/** What the server filled in before anybody typed. */
export type OpenedSupport = {
  formId: string
  values: SupportValues
  orderReference: string | null
  /** The address asks for the chat, as a page without script does. */
  isChatOpen: boolean
  /** Whether a chat model answers, which the page must disclose. */
  hasChatModel: boolean
}

export type SupportAnswer =
  /** A question of a page without script, and what the assistant said. */
  | { kind: 'answered'; question: string; reply: ChatReply }
  | { kind: 'sent'; ticket: string; email: string }
  | {
      kind: 'refused'
      /** What was typed, for a page without script; null if the server wasn't reached and the fields still have it. */
      form: { formId: string | null; values: SupportValues; isAboutOrder: boolean; hadFiles: boolean } | null
      fields: SupportProblems
      error: string | null
      /** It is not the visitor's doing, and trying again may help. */
      isOurs: boolean
    }

export const NOTHING_TYPED: SupportValues = recordOf(SUPPORT_FIELDS, () => '')
