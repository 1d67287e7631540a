// How the control desk reads bodies and answers: pages go back to the control page, tests and terminals get JSON.
import type { Context } from 'hono'
import { refusalPage } from './control-page.ts'
import { PAGE_POLICY } from './page-frame.ts'

// The page's forms send URL-encoded bodies, tests and terminals send JSON; an empty form field counts as not filled in.
export async function bodyOf(c: Context): Promise<unknown> {
  const text = await c.req.text()
  if (text.trimStart().startsWith('{')) return parsed(text)
  const filled = [...new URLSearchParams(text)].filter(([, value]) => value !== '')
  const numbers = new Set(['times', 'skip', 'ms'])
  return Object.fromEntries(filled.map(([name, value]) => [name, numbers.has(name) ? Number(value) : value]))
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

function wantsPage(c: Context): boolean {
  return (c.req.header('accept') ?? '').includes('text/html')
}

export function done(c: Context, answer: object | null, part: string) {
  return wantsPage(c) ? c.redirect(`/#${part}`, 303) : c.json(answer)
}

export function refuse(c: Context, message: string, status: 400 | 403 | 404 | 409 = 400) {
  if (!wantsPage(c)) return c.json({ message }, status)
  c.header('Content-Security-Policy', PAGE_POLICY)
  return c.html(refusalPage(message), status)
}
