// The assistant that answers travelers.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { askAssistant } from './ask-assistant.ts'

export const createAssistant = (base: Base) => ({
  ...bind(base, { askAssistant }),
  /** Whether a chat model writes the answers; without one, we quote our own pages. */
  hasChatModel: base.assistant !== null,
})
