// Where newcomers can send events without software of their own.
import type { KeepEndpointDeps } from './add-endpoint.ts'

/** The first allowed private path, as an address; null if there is none, as in production. */
export function findTrialUrl({ webhookPlaces }: Pick<KeepEndpointDeps, 'webhookPlaces'>): string | null {
  const place = webhookPlaces.privateHosts.find((each) => each.includes('/'))
  return place === undefined ? null : `http://${place}`
}
