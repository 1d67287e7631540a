// The partner API: who may call it, and what it returns.
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import { checkApiKey } from './check-api-key.ts'
import { listApiKeys } from './list-api-keys.ts'
import { findSoldBundle, listBundles, listCountries, listTripOffers, listZones } from './list-bundles.ts'
import { makeApiKey, revokeApiKey } from './make-api-key.ts'

export const createApi = (needs: AccountNeeds) =>
  bind(needs, {
    checkApiKey,
    findSoldBundle,
    listApiKeys,
    listBundles,
    listCountries,
    listTripOffers,
    listZones,
    makeApiKey,
    revokeApiKey,
  })
