// Everything below /api/v1: calls of partners' software, by key (docs/decisions/0029).
import { answerApiCall } from '#app/features/partner-api/answer-api-call.ts'
import type { Route } from './+types/partner-api.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => answerApiCall(request, context)
export const action = ({ request, context }: Route.ActionArgs) => answerApiCall(request, context)
