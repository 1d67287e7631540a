// GET /embed.js: the one line of a partner's page asks for it.
import widget from 'virtual:script/app/features/embed/widget.ts'

export const loader = () =>
  new Response(widget, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })
