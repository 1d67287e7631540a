// /functions/v1/get-esim-token: never reveals the network's token, whoever asks.
import { callCopy } from '#app/copy/office/calls.ts'
import { sessionUserContext } from '#app/session/request-context.ts'
import { refuseJson } from '#app/http/json-call.ts'
import type { Route } from './+types/get-esim-token.ts'

export const loader = ({ context }: Pick<Route.LoaderArgs, 'context'>) =>
  context.get(sessionUserContext) ? refuseJson(callCopy.tokenStays, 403) : refuseJson(callCopy.loginFirst, 401)

export const action = ({ context }: Route.ActionArgs) => loader({ context })
