// GET /embed.js: the one line of a partner's page asks for it.
import { EMBED_SCRIPT } from '#app/features/embed/embed-script.ts'

export const loader = () =>
  new Response(EMBED_SCRIPT, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
