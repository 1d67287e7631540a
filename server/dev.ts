// The development server: pages and server code reload when edited, next to the complete sandbox.
import { createServer, type RequestListener } from 'node:http'
import { resolve } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createServer as createVite, isRunnableDevEnvironment } from 'vite'
import { composeShop, openDatabaseFor } from './compose.ts'
import { readConfig } from './settings/config.ts'
import { explain } from './process/startup-error.ts'
import { openLog } from './watching/log.ts'
import { openNudges } from './work/nudges.ts'
import { openOrderEvents } from './work/order-events.ts'
import { startSandboxProcess } from './process/sandbox-process.ts'
import { tellSandbox } from './process/tell-sandbox.ts'
import { startWorker } from './work/worker.ts'

type Entry = typeof import('./entry.ts')

try {
  const config = readConfig()
  const log = openLog(config.logLevel)
  const sandbox = await startSandboxProcess(config)
  const open = await openDatabaseFor(config, log)
  const nudges = openNudges(open.database, log)
  const news = await openOrderEvents(config.directDatabaseUrl, log)
  const composed = await composeShop(config, open, nudges, log, news)
  const { shop, away, checkReadiness, upkeep } = composed
  await composed.sealIccids()
  if (open.engine) await shop.worker.voidLeases()

  const http = createServer()
  const vite = await createVite({
    root: resolve(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http } },
  })
  const ssr = vite.environments['ssr']
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('The server build cannot run from source.')

  const parts = {
    shop,
    log,
    checkReadiness: async () => ({ ...(await checkReadiness()), worker: true, staying: true }),
    away,
    publicUrl: config.publicUrl,
    isSecure: config.isSecure,
    isProduction: false,
    isUnderConstruction: true,
    sessionSecret: config.sessionSecret,
    trustedProxies: config.trustedProxies,
    paymentOrigin: new URL(config.payment.apiUrl ?? 'https://checkout.stripe.com').origin,
  }
  const listener = getRequestListener(async (request, env) => {
    const entry = await ssr.runner.import<Entry>('/server/entry.ts')
    return entry.openApp(parts).fetch(request, env)
  })
  const answer: RequestListener = (request, response) =>
    void ssr.runner
      .import<Entry>('/server/entry.ts')
      .then(({ openApp }) =>
        openApp(parts).inItsLanguage((again, same) => void listener(again, same))(request, response),
      )
  http.on('request', (request, response) => vite.middlewares(request, response, () => answer(request, response)))
  const worker = startWorker(shop, nudges, log, { upkeep, away })

  const end = async () => {
    await worker.stop()
    await vite.close()
    await news.close()
    await open.close()
    process.exit(0)
  }
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) process.once(signal, () => void end())
  await tellSandbox(sandbox.url, { url: config.publicUrl, shop, watchReading: news.events.watchReading })
  http.listen(config.port, config.host, () => {
    console.log(`Mailbox:       ${sandbox.url}/mailbox`)
    console.log(`Sandbox:       ${sandbox.url}/`)
    console.log(`Shop ready: ${config.publicUrl}`)
  })
} catch (error) {
  console.error(explain(error))
  process.exit(1)
}
