// POST /functions/v1/simple-auth {action: 'update-password', email, password}: for the owner's own session alone.
import { refuseReading } from '../json-answer.ts'
import { answerPasswordCall } from './read-call.ts'
import type { Route } from './+types/simple-auth.ts'

export const loader = refuseReading

export const action = ({ request, context }: Route.ActionArgs) =>
  answerPasswordCall(request, context, 'update-password')
