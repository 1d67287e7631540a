// Where newcomers can send events without software of their own.
import type { KeepEndpointDeps } from './add-endpoint.ts'

/** The first allowed private path, as an address; null if there is none, as in production. */
export function findTrialUrl({ webhookPrivateHosts }: Pick<KeepEndpointDeps, 'webhookPrivateHosts'>): string | null {
  const place = webhookPrivateHosts.find((each) => each.includes('/'))
  return place === undefined ? null : `http://${place}`
}
