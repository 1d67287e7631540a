// Pages make changes only with posted forms, for which browsers state the site of origin. JSON is for the calls, and is
// refused from other sites.
import type { HttpBindings } from '@hono/node-server'
import type { Context } from 'hono'
import { refusalCopy } from '#app/copy/site/busy.ts'
import { API_PATH } from '#app/features/partner-api/api-path.ts'
import type { BrandVariables, tenantResolver } from './resolve-tenant.ts'

type Door = Pick<ReturnType<typeof tenantResolver>, 'isOwnOrigin'>
type Env = { Bindings: HttpBindings; Variables: BrandVariables }

/** The calls of the specifications' §7 and of assistants, which use JSON. */
const CALL_PATHS = /^\/((functions\/v1|api|network)\/|mailchimp-api\.php$|mcp$)/
const JSON_TYPE = /^application\/json\s*(;|$)/i
const FORM_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i

export const refuseOtherBodies = (door: Door) => async (c: Context<Env>, next: () => Promise<void>) => {
  if (c.req.method !== 'POST') return next()
  const type = c.req.header('content-type') ?? ''
  if (!CALL_PATHS.test(c.req.path)) return FORM_TYPES.test(type) ? next() : c.text(refusalCopy.onlyForms, 415)
  // The middleware against foreign forms only checks forms, so the origin of JSON is checked here.
  if (!JSON_TYPE.test(type) && !(await isApiCallWithoutBody(c))) return c.text('This address only accepts JSON.', 415)
  return isFromElsewhere(c, door) ? c.text(refusalCopy.foreign, 403) : next()
}

// Without a body there is no type to accept or refuse: some clients state none then, and others that of a form.
async function isApiCallWithoutBody({ req }: Context<Env>): Promise<boolean> {
  if (!req.path.startsWith(`${API_PATH}/`)) return false
  if (req.header('transfer-encoding') === undefined) return /^0*$/.test(req.header('content-length') ?? '')
  return (await req.raw.clone().text()) === ''
}

// A program sends neither header; a browser sends at least one of them.
function isFromElsewhere(c: Context<Env>, door: Door): boolean {
  const [site, origin] = [c.req.header('sec-fetch-site'), c.req.header('origin')]
  if (origin !== undefined) return !door.isOwnOrigin(origin, c.get('tenant'))
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
