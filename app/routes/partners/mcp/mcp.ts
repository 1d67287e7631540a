// POST /mcp: an assistant's messages in the Model Context Protocol, without a session (docs/decisions/0061).
import { refuseReading } from '#app/http/json-call.ts'
import type { Route } from './+types/mcp.ts'
import { answerMessages } from './answer-messages.ts'

/** There is nothing to listen to, and no session to end. */
export const loader = refuseReading

export const action = ({ request, context }: Route.ActionArgs) => answerMessages(request, context)
