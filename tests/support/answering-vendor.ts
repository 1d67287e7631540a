// A vendor that gives the answers that a test writes, over HTTP: for answers that no sandbox gives.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

export type ToldRequest = { path: string; headers: Record<string, unknown>; body: string }
type ToldAnswer = { status?: number; headers?: Record<string, string>; body: string } | object

/** Answers each request in turn, the last answer again and again; an object is sent as JSON. */
export async function answeringVendor() {
  const asked: ToldRequest[] = []
  let answers: ToldAnswer[] = []
  const server = createServer((request, response) => void answer(request, response))
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    asked.push({ path: request.url ?? '', headers: request.headers, body: await text(request) })
    const next = (answers.length > 1 ? answers.shift() : answers[0]) ?? { status: 500, body: '' }
    const { status = 200, headers = {}, body } = isWritten(next) ? next : { body: JSON.stringify(next) }
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(body)
  }
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    answers: (...told: ToldAnswer[]) => {
      asked.length = 0
      answers = told
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

type Written = { status?: number; headers?: Record<string, string>; body: string }
const isWritten = (answer: ToldAnswer): answer is Written => 'body' in answer && typeof answer.body === 'string'
