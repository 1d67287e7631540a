// POST /functions/v1/manage-accounts {action: 'add-password', email, password}: for the owner's own session alone.
import { refuseReading } from '../json-answer.ts'
import { answerPasswordCall } from './read-call.ts'
import type { Route } from './+types/manage-accounts.ts'

export const loader = refuseReading

export const action = ({ request, context }: Route.ActionArgs) => answerPasswordCall(request, context, 'add-password')
