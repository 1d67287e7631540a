import { data } from 'react-router'
import { NotFoundPage } from './not-found-page.tsx'

// A route that matches everything would answer 200 by itself.
export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  return <NotFoundPage />
}
