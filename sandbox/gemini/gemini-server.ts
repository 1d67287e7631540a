// Simulates Google's generateContent: a model that repeats the first passage of its instructions; faults on demand.
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { z } from 'zod'
import { openFaultList } from '../control/fault-list.ts'
import type { FaultList } from '../control/fault-list.ts'

export const GEMINI_PATH = '/v1beta'

const GEMINI_FAULTS: Record<string, readonly string[]> = {
  answer: ['slow', 'down', 'broken', 'busy', 'empty', 'blocked', 'markup', 'not_json', 'no_candidates'],
}

export type GeminiServer = {
  routes: Hono
  faults: FaultList
  /** The bodies of the latest calls as received, newest last. */
  heard: () => string[]
  close: () => void
}

const SLOW_MS = 30_000
const MOST_HEARD = 20
const MOST_CHARACTERS = 700
/** What a model might say after a prompt injection: none of it may become markup or a link. */
const MARKUP =
  'Click <a href="javascript:alert(1)">here</a> <img src=x onerror=alert(1)> [or here](javascript:alert(2)), see https://evil.example/faq or //evil.example, and our /faq#no-internet.'

const content = z.object({ role: z.string().optional(), parts: z.array(z.object({ text: z.string().optional() })) })
const call = z.object({ systemInstruction: content.optional(), contents: z.array(content).min(1) })

export function geminiServer({ apiKey }: { apiKey: string }): GeminiServer {
  const faults = openFaultList(GEMINI_FAULTS)
  const closing = new AbortController()
  const routes = new Hono()
  let heard: string[] = []

  routes.use(`${GEMINI_PATH}/*`, bodyLimit({ maxSize: 512 * 1024 }))
  routes.post(`${GEMINI_PATH}/models/:call`, async (c) => {
    const [model = '', method] = c.req.param('call').split(':')
    if (method !== 'generateContent') return c.json(refusal(404, 'NOT_FOUND', `${method} is not found`), 404)
    if (c.req.header('x-goog-api-key') !== apiKey)
      return c.json(refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'), 400)

    const body = await c.req.text()
    heard = [...heard, body].slice(-MOST_HEARD)
    const asked = call.safeParse(parsed(body))
    if (!asked.success) return c.json(refusal(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received.'), 400)

    const fault = faults.take('answer', [body])
    if (fault?.kind === 'down') return c.json(refusal(503, 'UNAVAILABLE', 'The model is overloaded.'), 503)
    if (fault?.kind === 'broken') return c.json(refusal(500, 'INTERNAL', 'An internal error has occurred.'), 500)
    if (fault?.kind === 'busy') return c.json(refusal(429, 'RESOURCE_EXHAUSTED', 'Quota exceeded.'), 429)
    if (fault?.kind === 'not_json') return c.html('<!doctype html><title>Sign in</title><h1>Sign in</h1>')
    if (fault?.kind === 'no_candidates') return c.json({ usageMetadata: usage(0), modelVersion: model })
    if (fault?.kind === 'blocked')
      return c.json({ promptFeedback: { blockReason: 'SAFETY' }, usageMetadata: usage(0), modelVersion: model })
    // An abort ends the wait early: nobody is listening anymore.
    if (fault?.kind === 'slow')
      await wait(fault.ms ?? SLOW_MS, undefined, { signal: AbortSignal.any([c.req.raw.signal, closing.signal]) }).catch(
        () => undefined,
      )

    const text = fault?.kind === 'empty' ? '' : fault?.kind === 'markup' ? MARKUP : readOut(asked.data)
    return c.json({
      candidates: [
        { content: { parts: text === '' ? [] : [{ text }], role: 'model' }, finishReason: 'STOP', index: 0 },
      ],
      usageMetadata: usage(text.length),
      modelVersion: model,
    })
  })

  return { routes, faults, heard: () => [...heard], close: () => closing.abort() }
}

// The first passage below a heading in the instructions; without one, it has no answer.
function readOut({ systemInstruction }: z.infer<typeof call>): string {
  const told = systemInstruction?.parts.map(({ text = '' }) => text).join('\n') ?? ''
  const [, passage] = /\n## [^\n]*\n([\s\S]+?)(?=\n\n## |$)/.exec(told) ?? []
  return passage ? passage.slice(0, MOST_CHARACTERS) : 'I do not know. A person answers at /support.'
}

const usage = (letters: number) => ({
  promptTokenCount: 1,
  candidatesTokenCount: Math.ceil(letters / 4),
  totalTokenCount: 1 + Math.ceil(letters / 4),
})

const refusal = (code: number, status: string, message: string) => ({ error: { code, message, status } })

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
