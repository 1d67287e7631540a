// POST /functions/v1/gemini-chat {message}: the assistant's answer as text (after-purchase rules §7, §8 "Chat failure").
import { z } from 'zod'
import { assistantCopy } from '#app/copy/support/assistant.ts'
import { askChat } from '#app/features/assistant/ask-chat.ts'
import { answerJson, jsonCall, refuseReading, tooOftenJson } from '#app/http/json-call.ts'

const text = z.string().refine((value) => !/\p{Surrogate}/u.test(value))
const fields = z.object({
  message: text,
  /** Earlier turns, as kept by the page; the server stores nothing. */
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), text }))
    .max(50)
    .optional(),
})

export const loader = refuseReading

export const action = jsonCall(fields, async ({ request, context, said: call }) => {
  const { reply, status, wait } = await askChat(request, context, {
    question: call.message,
    history: call.history ?? [],
  })
  if (wait) return tooOftenJson(wait, reply.text)
  if (reply.kind === 'refused') return answerJson({ error: reply.text }, status)
  if (reply.kind === 'failed') return answerJson({ error: assistantCopy.failed.toast, text: reply.text }, status)
  return answerJson({ text: reply.text, links: reply.links }, status)
})
