// The load balancer's checks: whether the process is alive, and whether it has what it needs.
import { Hono } from 'hono'
import type { CheckReadiness } from './readiness.ts'
import { wrongMethod } from '#server/http/refusals.ts'

export function healthEndpoints(checkReadiness: CheckReadiness) {
  const doors = new Hono()
  doors.get('/healthz', (c) => c.json({ ok: true }))
  doors.get('/readyz', async (c) => {
    const found = await checkReadiness()
    const ok = Object.values(found).every(Boolean)
    return c.json({ ok, ...found }, ok ? 200 : 503)
  })
  for (const path of ['/healthz', '/readyz']) doors.all(path, () => wrongMethod(['GET', 'HEAD']))
  return doors
}
