export const loader = () => new Response('Not found', { status: 404 })
