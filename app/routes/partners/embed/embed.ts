// GET /embed: the search and its offers on a partner's own page, in a frame. It sets no cookie: the links in it open the shop in
// the whole window, and an affiliate's go by /r/CODE, where the browser may remember who sent it.
import { href } from 'react-router'
import { answerEmbed } from '#app/features/embed/answer-embed.ts'
import { codeIn } from '#app/features/embed/embed-address.ts'
import { brandContext, isSuspendedContext } from '#app/session/request-context.ts'
import type { Route } from './+types/embed.ts'

export const loader = ({ request, context }: Route.LoaderArgs) =>
  answerEmbed(request, context, {
    brand: context.get(brandContext),
    isClosed: context.get(isSuspendedContext),
    place: { code: codeIn(new URL(request.url).searchParams), shopOrigin: '', path: href('/embed') },
    framedBy: '*',
  })
