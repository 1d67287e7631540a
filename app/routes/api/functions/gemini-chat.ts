// POST /functions/v1/gemini-chat {message}: the assistant's answer as text (after-purchase rules §7, §8 "Chat failure").
import { z } from 'zod'
import { assistantCopy } from '#app/copy/assistant.ts'
import { askChat } from '#app/features/assistant/ask-chat.ts'
import { answerJson, refuseReading, tooOftenJson, unreadable } from '../json-answer.ts'
import { readCall } from './read-call.ts'
import type { Route } from './+types/gemini-chat.ts'

const text = z.string().refine((value) => !/\p{Surrogate}/u.test(value))
const fields = z.object({
  message: text,
  /** What was said before, as the page keeps it; the server keeps nothing. */
  history: z
    .array(z.object({ role: z.enum(['user', 'assistant']), text }))
    .max(50)
    .optional(),
})

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const call = await readCall(request, fields)
  if (!call) return unreadable()
  const { reply, status, wait } = await askChat(request, context, {
    question: call.message,
    history: call.history ?? [],
  })
  if (wait) return tooOftenJson(wait, reply.text)
  if (reply.kind === 'refused') return answerJson({ error: reply.text }, status)
  if (reply.kind === 'failed') return answerJson({ error: assistantCopy.failed.toast, text: reply.text }, status)
  return answerJson({ text: reply.text, links: reply.links }, status)
}
