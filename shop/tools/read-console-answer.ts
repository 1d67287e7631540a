// What staff is shown of an answer of the network, and what is read from it.
import type { ConsoleAnswer } from '#shop/ports/network-console.ts'
import { keptText } from './staff-run.ts'

export const toldBy = ({ method, path, requestBody, status, text, durationMs }: ConsoleAnswer) => ({
  durationMs,
  request: keptText([`${method} ${path}`, requestBody].filter(Boolean).join('\n')),
  response: keptText(`${status}\n${text}`),
})

/** Errors are read from message or error in the response (storefront rules §7). */
export function wordsOf({ status, text }: ConsoleAnswer): string {
  const body = parsed(text)
  const words = textAt(body, 'message') ?? textAt(body, 'error')
  return words && !/[<>]/.test(words) ? words : String(status)
}

export function iccidIn(text: string): string | null {
  const id = textAt(parsed(text), 'idValue')
  return id && /^\d{18,20}$/.test(id) ? id : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textAt(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : null
}
