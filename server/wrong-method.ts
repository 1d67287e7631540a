// The answer to an unsupported method.
export const wrongMethod = (allowed: string[]): Response =>
  new Response('This address does not support that request method.', {
    status: 405,
    headers: { allow: allowed.join(', '), 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })
