// The assistant that answers travellers.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { askAssistant } from './ask-assistant.ts'

export const createAssistant = (base: Base) => ({
  ...bind(base, { askAssistant }),
  /** Whether a chat model writes the answers; without one our own pages are quoted. */
  hasChatModel: base.assistant !== null,
})
