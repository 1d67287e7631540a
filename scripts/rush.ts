// npm run rush -- http://localhost:3000 [callers]: this many connections at once request two rendered pages each from a
// running shop, while buyers continue to the checkout; prints how many were broken, turned away, and served, and the
// longest wait.
import { Agent, request } from 'node:http'

const [address = 'http://localhost:3000', callers = '2000'] = process.argv.slice(2)
const PAGES_EACH = 2
const BUYERS = 20
const GIVE_UP_MS = 60_000

type Answer = { status: number; ms: number; hasRetryAfter: boolean }
type Request = { path: string; cookie: string; agent: Agent; form?: Record<string, string> }

/** One answer; status 0 if the connection broke before it was complete. */
function ask({ path, cookie, agent, form }: Request): Promise<Answer & { cookies: string[] }> {
  const startedAt = performance.now()
  const body = form && new URLSearchParams(form).toString()
  return new Promise((done) => {
    const end = (status: number, hasRetryAfter: boolean, cookies: string[] = []) =>
      done({ status, hasRetryAfter, cookies, ms: performance.now() - startedAt })
    const asking = request(
      new URL(path, address),
      {
        agent,
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          cookie,
          origin: address,
          ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
      },
      (answer) => {
        answer.resume()
        answer.once('error', () => end(0, false))
        answer.once('end', () =>
          end(answer.statusCode ?? 0, answer.headers['retry-after'] !== undefined, answer.headers['set-cookie']),
        )
      },
    )
    asking.once('error', () => end(0, false))
    asking.setTimeout(GIVE_UP_MS, () => asking.destroy())
    asking.end(body)
  })
}

async function callTwice(): Promise<Answer[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const answers = []
  // Sends a cookie, so that no cached page is served and each one is rendered.
  for (let page = 0; page < PAGES_EACH; page++) answers.push(await ask({ path: '/', cookie: 'vat=rush', agent }))
  agent.destroy()
  return answers
}

/** A buyer with a full cart on the way to the payment. */
async function fillsACart(): Promise<string> {
  const agent = new Agent()
  const form = { intent: 'add', bundleId: '01032_3', to: 'FR', from: '', to_date: '' }
  const { cookies } = await ask({ path: '/cart', cookie: '', agent, form })
  return cookies.map((line) => line.split(';', 1)[0]).join('; ')
}

async function paysMeanwhile(cookie: string, after: number): Promise<Answer> {
  await new Promise((done) => setTimeout(done, after))
  return ask({ path: '/checkout', cookie, agent: new Agent() })
}

function tell(who: string, answers: Answer[]) {
  const of = (wanted: (answer: Answer) => boolean) => answers.filter(wanted).length
  const times = answers.map(({ ms }) => ms).toSorted((one, other) => one - other)
  const worst = Math.round(times.at(-1) ?? 0)
  const [broken, served, sent] = [of(({ status }) => status === 0), of(({ status }) => status === 200), of(isSentAway)]
  const median = Math.round(times[Math.floor(times.length / 2)] ?? 0)
  console.log(
    `${who}: ${answers.length} answers, ${broken} broken, ${served} served, ${sent} told when to come back, median ${median} ms, worst ${worst} ms`,
  )
}
const isSentAway = ({ status, hasRetryAfter }: Answer) => status === 503 && hasRetryAfter

const cookie = await fillsACart()
const buying = Array.from({ length: BUYERS }, (_, number) => paysMeanwhile(cookie, number * 150))
const looked = await Promise.all(Array.from({ length: Number(callers) }, callTwice))
tell(`${callers} callers`, looked.flat())
tell(`${BUYERS} buyers at the checkout meanwhile`, await Promise.all(buying))
