// What an order's page needs besides itself: its data, again and again, its stream, and the redirect from a link with a
// key. The loaders are called directly, because the router takes longer than they do.
import type {
  LoaderFunctionArgs,
  RouterContextProvider,
  ServerBuild,
  UNSAFE_DataWithResponseInit as DataWithInit,
} from 'react-router'
import { packContext } from '#app/session/pack-context.ts'
import { onWayTo } from './route-at.ts'
import { writeData } from './router-data.ts'

type Asked = LoaderFunctionArgs<RouterContextProvider>
type Pages = (request: Request, context: RouterContextProvider) => Promise<Response>

/** What a look may say; a key from a link leads to another address. */
const ASKED = new Set(['reference', '_routes'])

const encoder = new TextEncoder()

/**
 * `pages`, where what needs no rendering at this route is read directly. What comes to something else, such as an error,
 * is asked of the router again, which knows how to say it.
 */
export function withLooks(pages: Pages, { routes }: Pick<ServerBuild, 'routes'>, id: string): Pages {
  const matched = Object.values(onWayTo(routes, id)).filter((route) => route !== undefined)
  const guards = matched.flatMap(({ module }) => module.middleware ?? [])
  const pattern = `/${routes[id]?.path}`
  const leaf = matched.at(-1)?.module
  return async (request, context) => (await answer(request, context).catch(() => null)) ?? pages(request, context)

  function answer(request: Request, context: RouterContextProvider): Promise<Response | null> {
    const url = new URL(request.url)
    const args = { request, url, pattern, params: {}, context }
    if (request.method !== 'GET') return NOT_HERE
    if (url.pathname === `${pattern}.data`) return look(args)
    const isNoPage = !leaf?.default || url.searchParams.has('key')
    return url.pathname === pattern && isNoPage ? ownAnswer(args) : NOT_HERE
  }

  async function look(args: Asked): Promise<Response | null> {
    const { searchParams } = args.url
    if (![...searchParams.keys()].every((name) => ASKED.has(name))) return null
    const names = searchParams.get('_routes')
    const asked = names ? names.split(',') : null
    args.url.pathname = pattern
    searchParams.delete('_routes')

    if (!(await isLetIn(args))) return null
    const loading = matched.filter((route) => route.module.loader && (!asked || asked.includes(route.id)))
    const results = await Promise.all(loading.map(({ module }) => module.loader?.(args)))
    return answerWith(
      loading.map((route, index) => [route.id, results[index]]),
      args.context,
    )
  }

  async function ownAnswer(args: Asked): Promise<Response | null> {
    const result: unknown = (await isLetIn(args)) ? await leaf?.loader?.(args) : null
    return result instanceof Response ? result : null
  }

  async function isLetIn(args: Asked): Promise<boolean> {
    for (const guard of guards) if ((await guard(args, leaveToRouter)) !== undefined) return false
    return true
  }
}

const NOT_HERE = Promise.resolve(null)

/** None of our guards looks at the answer behind it. */
const leaveToRouter = () => Promise.reject(new Error('A guard waits for the answer, which only the router has.'))

function answerWith(results: [id: string, result: unknown][], context: RouterContextProvider): Response | null {
  if (results.some(([, result]) => result instanceof Response)) return null
  const text = writeData(Object.fromEntries(results.map(([id, result]) => [id, { data: valueOf(result) }])))
  if (text === null) return null

  const packing = context.get(packContext)
  const { body, headers: packedAs } = packing.send(packing.pack(encoder.encode(text)))
  const headers = new Headers([...packedAs, ['content-type', 'text/x-script'], ['x-remix-response', 'yes']])
  let status = 200
  for (const [, result] of results) {
    if (!isWithInit(result)) continue
    status = result.init?.status ?? status
    for (const cookie of new Headers(result.init?.headers).getSetCookie()) headers.append('set-cookie', cookie)
  }
  return new Response(body, { status, headers })
}

const valueOf = (result: unknown): unknown => (isWithInit(result) ? result.data : result)

const isWithInit = (result: unknown): result is DataWithInit<unknown> =>
  typeof result === 'object' && result !== null && 'type' in result && result.type === 'DataWithResponseInit'
