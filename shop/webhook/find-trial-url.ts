// Where a newcomer can have events sent without software of their own.
import type { KeepEndpointDeps } from './add-endpoint.ts'

/** The first folder that may be private, as an address; null where there is none, as in production. */
export function findTrialUrl({ webhookPrivateHosts }: Pick<KeepEndpointDeps, 'webhookPrivateHosts'>): string | null {
  const place = webhookPrivateHosts.find((each) => each.includes('/'))
  return place === undefined ? null : `http://${place}`
}
