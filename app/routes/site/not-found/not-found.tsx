import { data } from 'react-router'
import { NotFoundPage } from '#app/layout/not-found-page.tsx'

// A route that matches everything would answer 200 by itself.
export function loader() {
  return data(null, { status: 404 })
}

/** What is posted to nowhere did not arrive anywhere either. */
export const action = loader

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <NotFoundPage />
}
