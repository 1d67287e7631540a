// The chat model's client against the sandbox's Gemini: plain text, or a VendorError within its time-out.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { GEMINI_PATH } from '#sandbox/gemini/gemini-server.ts'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { geminiAssistant } from './gemini.ts'
import { SANDBOX_SECRET, startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startLoneSandbox({ chatApiKey: SANDBOX_SECRET })
})
afterAll(() => sandbox.close())
beforeEach(() => sandbox.chat.faults.clear())

const QUESTION = {
  question: 'How do I top up?',
  history: [
    { role: 'user' as const, text: 'Hello' },
    { role: 'assistant' as const, text: 'Hello! What would you like to know?' },
  ],
  passages: [{ title: 'Topping up', text: 'Press Top up.', path: '/esim-status' }],
  product: 'Alpha Roam',
}
const ask = (timeoutMs?: number, apiKey = SANDBOX_SECRET) =>
  geminiAssistant({ apiKey, model: 'gemini-test', apiUrl: `${sandbox.url}${GEMINI_PATH}`, timeoutMs }).answer(QUESTION)

describe('a question', () => {
  it('is answered from the given passages', async () => {
    expect(await ask()).toBe('Press Top up.')
  })

  it('sends rules, conversation, question, and an answer limit, but no tools', async () => {
    await ask()
    const body = JSON.parse(sandbox.chat.heard().at(-1) ?? '{}')
    expect(body.systemInstruction.parts[0].text).toMatch(
      /support assistant of Alpha Roam[^]+## Topping up \(\/esim-status\)/,
    )
    expect(body.contents.map(({ role }: { role: string }) => role)).toEqual(['user', 'model', 'user'])
    expect(body.contents.at(-1).parts[0].text).toBe(QUESTION.question)
    expect(body.generationConfig.maxOutputTokens).toBe(800)
    expect(body.tools).toBeUndefined()
  })

  it.each(['empty', 'blocked'])('gets an empty answer if it is %s', async (kind) => {
    sandbox.chat.faults.set({ at: 'answer', kind })
    expect(await ask()).toBe('')
  })

  it('gets markup back as plain text', async () => {
    sandbox.chat.faults.set({ at: 'answer', kind: 'markup' })
    expect(await ask()).toContain('<a href="javascript:alert(1)">')
  })

  it.each([
    ['broken', 'the chat model answered 500', true],
    ['down', 'the chat model answered 503', true],
    ['busy', 'the chat model answered 429', true],
    ['slow', 'the chat model did not answer', true],
    ['not_json', 'the chat model', true],
  ])('fails within its time limit while the model is %s', async (kind, words, isRetryable) => {
    sandbox.chat.faults.set({ at: 'answer', kind })
    const failed: unknown = await ask(kind === 'slow' ? 400 : undefined).catch((problem: unknown) => problem)
    expect(failed).toBeInstanceOf(VendorError)
    expect(failed).toMatchObject({ vendor: 'chat', isRetryable, message: expect.stringContaining(words) })
    // The log doesn't contain the question.
    expect(JSON.stringify(failed) + String(failed)).not.toContain('top up')
  })

  it('is not retried with a wrong key', async () => {
    await expect(ask(1_000, 'wrong')).rejects.toMatchObject({ isRetryable: false })
  })

  it('fails if the model can’t be reached', async () => {
    const nobody = geminiAssistant({ apiKey: SANDBOX_SECRET, model: 'gemini-test', apiUrl: 'http://127.0.0.1:1' })
    await expect(nobody.answer(QUESTION)).rejects.toThrow(VendorError)
  })
})
