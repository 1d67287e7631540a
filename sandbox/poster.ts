// Posts the vendors' messages to the shop over connections that stay open. With `fetch`, these few calls took a quarter
// of the sandbox's time.
import { Agent as PlainAgent, request as plainRequest } from 'node:http'
import { Agent as SecureAgent, request as secureRequest } from 'node:https'

export function openPoster(answerWithinMs: number) {
  const plain = new PlainAgent({ keepAlive: true })
  const secure = new SecureAgent({ keepAlive: true })
  const underway = new Set<() => void>()

  return {
    /** Returns the status of the answer; throws if there is none in time, or once this is closed. */
    post: (url: string, headers: Record<string, string>, body: string): Promise<number> =>
      new Promise((done, fail) => {
        const [ask, agent] = url.startsWith('https:') ? [secureRequest, secure] : [plainRequest, plain]
        const length = String(Buffer.byteLength(body))
        const call = ask(
          url,
          { method: 'POST', agent, headers: { ...headers, 'content-length': length } },
          (answer) => {
            // Read to the end, so that the connection is free for the next call.
            answer
              .resume()
              .once('end', () => over(() => done(answer.statusCode ?? 0)))
              .once('error', failed)
          },
        )
        const stop = () => call.destroy(new Error('closed'))
        const late = setTimeout(() => call.destroy(new Error('no answer in time')), answerWithinMs)
        const over = (end: () => void) => {
          clearTimeout(late)
          underway.delete(stop)
          end()
        }
        const failed = (problem: Error) => over(() => fail(problem))
        underway.add(stop)
        call.once('error', failed).end(body)
      }),
    /** Abandons every call that is still waiting for an answer. */
    close: (): void => {
      for (const stop of underway) stop()
      plain.destroy()
      secure.destroy()
    },
  }
}
