// GET /api/v1/openapi.json: what the partner API takes and answers, for everybody.
import { apiDocument } from '#app/features/partner-api/api-document.ts'
import { publicUrlContext } from '#app/session/request-context.ts'
import type { Route } from './+types/openapi.ts'

export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(apiDocument(context.get(publicUrlContext)), { headers: { 'cache-control': 'no-store' } })
