// GET /api/location: the country of the caller's IP address; null if unknown (storefront rules §3, §4).
import { shopContext } from '#app/session/request-context.ts'
import { visitorIpContext } from '#app/session/visitor.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'
import type { Route } from './+types/location.ts'

/** City and region stay empty: the country database knows neither. */
export type Location = { country: string; countryCode: CountryCode; city: null; region: null; ip: string }

export async function loader({ context }: Route.LoaderArgs) {
  const ip = context.get(visitorIpContext)
  const { ipCountry } = await context.get(shopContext).prices.decideVat(null, ip)
  const location: Location | null =
    ip && ipCountry ? { country: countryName(ipCountry), countryCode: ipCountry, city: null, region: null, ip } : null
  return Response.json(location, { headers: { 'cache-control': 'no-store' } })
}
