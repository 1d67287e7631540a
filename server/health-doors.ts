// What a balancer asks: whether the process lives, and whether its database answers.
import { Hono } from 'hono'
import { wrongMethod } from './wrong-method.ts'

export function healthDoors(isReady: () => Promise<boolean>) {
  const doors = new Hono()
  doors.get('/healthz', (c) => c.json({ ok: true }))
  doors.get('/readyz', async (c) => ((await isReady()) ? c.json({ ok: true }) : c.json({ ok: false }, 503)))
  for (const path of ['/healthz', '/readyz']) doors.all(path, () => wrongMethod(['GET', 'HEAD']))
  return doors
}
