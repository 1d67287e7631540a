// A browser, or any other client of the shop and the vendors over HTTP: failed calls are retried with the same cookies.
import { setTimeout as pause } from 'node:timers/promises'

/** The addresses of the shop and the vendors. */
export type Place = {
  shopUrl: string
  /** Where buyers reach the vendors, whatever happens to the shop's own connection to them. */
  sandboxUrl: string
  /** How long a buyer keeps retrying; longer than any short storm. */
  patienceMs?: number
}

export type Answer = { status: number; location: string | null; text: string }
export type Caller = ReturnType<typeof openCaller>

const PATIENCE_MS = 180_000
const ANSWER_WITHIN_MS = 20_000

/** Without a Retry-After, a buyer retries soon at first, and then less and less often. */
const FIRST_PAUSE_MS = 400
const LONGEST_PAUSE_MS = 5_000
/** The longest window of the shop's rate limits for buyers. */
const LONGEST_TOLD_MS = 600_000

/** Not now: the call may be repeated after the time the shop named; null if it named none. */
export class NotNow extends Error {
  readonly afterMs: number | null
  constructor(message: string, afterMs: number | null = null) {
    super(message)
    this.afterMs = afterMs
  }
}

/** How long to wait after this many failed tries: as long as the shop said. */
export const waitMs = (tries: number, saidMs: number | null): number =>
  saidMs ?? Math.min(FIRST_PAUSE_MS * 1.5 ** tries, LONGEST_PAUSE_MS)

export function openCaller({ shopUrl, patienceMs = PATIENCE_MS }: Place, who: string, ip: string) {
  const cookies = new Map<string, string>()
  const counted = { repeats: 0 }

  async function again<Done>(what: string, call: () => Promise<Done>): Promise<Done> {
    const startedAt = Date.now()
    let toldMs = 0
    for (let tries = 0; ; tries += 1) {
      try {
        return await call()
      } catch (error) {
        if (!isWorthRepeating(error)) throw error
        const saidMs = error instanceof NotNow ? error.afterMs : null
        // Waits that the shop asked for don't use up patience, but there is still an upper limit.
        if (Date.now() - startedAt > patienceMs + Math.min(toldMs, patienceMs))
          throw new Error(`${who} gave up: ${what}`, { cause: error })
        counted.repeats += 1
        toldMs += saidMs ?? 0
        await pause(waitMs(tries, saidMs))
      }
    }
  }

  async function callShop(path: string, form?: Record<string, string>): Promise<Answer> {
    const headers = {
      origin: shopUrl,
      'x-forwarded-for': ip,
      ...(cookies.size > 0 && { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }),
    }
    const answer = await call(new URL(path, shopUrl), headers, form)
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      const [name = '', value = ''] = pair.split(/=(.*)/s)
      if (/max-age=0/i.test(line)) cookies.delete(name)
      else cookies.set(name, value)
    }
    return read(answer, path)
  }

  return {
    who,
    patienceMs,
    repeats: () => counted.repeats,
    again,
    /** Calls the shop until it answers; throws if it never does, or hangs. */
    ask: (path: string, form?: Record<string, string>) => again(path, () => callShop(path, form)),
    /** Calls a page of a vendor until it answers. */
    askVendor: (url: string, form?: Record<string, string>) =>
      again(url, async () =>
        read(await call(new URL(url), { origin: new URL(url).origin }, form), 'a page of a vendor'),
      ),
  }
}

async function read(answer: Response, where: string): Promise<Answer> {
  const text = await answer.text()
  if (answer.status === 429) throw new NotNow(`429 at ${where}`, toldIn(answer))
  if (answer.status >= 500) throw new NotNow(`${answer.status} at ${where}: ${text.slice(0, 300)}`, toldIn(answer))
  return { status: answer.status, location: answer.headers.get('location'), text }
}

// The wait that a 429 or 503 asks for; null if it names none.
function toldIn({ headers }: Response): number | null {
  const seconds = Number(headers.get('retry-after') ?? 0)
  return seconds > 0 ? Math.min(LONGEST_TOLD_MS, seconds * 1000) : null
}

const call = (url: URL, headers: Record<string, string>, form?: Record<string, string>) =>
  fetch(url, {
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  }).catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error
    throw new Error(`${form ? 'POST' : 'GET'} ${url.href} hung`, { cause: error })
  })

// A dead shop means a refused or broken connection (fetch throws a TypeError), or an answer that says "not now"; a call
// that hangs is a fault.
const isWorthRepeating = (error: unknown) => error instanceof NotNow || error instanceof TypeError
