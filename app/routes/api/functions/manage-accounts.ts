// POST /functions/v1/manage-accounts {action: 'add-password', email, password}: for the owner's own session alone.
import { answerPasswordCall } from './read-call.ts'
import type { Route } from './+types/manage-accounts.ts'

export const action = ({ request, context }: Route.ActionArgs) => answerPasswordCall(request, context, 'add-password')
