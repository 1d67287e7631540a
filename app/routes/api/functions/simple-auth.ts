// POST /functions/v1/simple-auth {action: 'update-password', email, password}: for the owner's own session alone.
import { answerPasswordCall } from './read-call.ts'
import type { Route } from './+types/simple-auth.ts'

export const action = ({ request, context }: Route.ActionArgs) =>
  answerPasswordCall(request, context, 'update-password')
