// Before anything breaks, the owner connects the wholesalers of a storm, as every owner does, sells a package of each, and
// hears from them.
import { bundleIdFor } from '#shop/catalogue/network/package-change.ts'
import { NotNow, type Caller } from './callers.ts'
import { PASSWORD } from './clerk.ts'
import { WHOLESALER_NAMES, WHOLESALERS, type Wholesale, type WholesalerName } from './wholesalers.ts'

const PAGE = '/super-admin-dashboard/network-packages'
const RULES = { factor: '2.00', margin: '0.00', least: '0.00', ending: 'none', dearer: '0.00' }

/** Connects each with its login, sets the rules of its prices, and sells its package. */
export async function sellWholesale(owner: Caller, sandboxUrl: string): Promise<Wholesale[]> {
  const today = new Date().toISOString().slice(0, 10)
  await post(owner, { intent: 'rate', currency: 'USD', from: today, rate: '0.90' })
  const sold: Wholesale[] = []
  for (const network of WHOLESALER_NAMES) {
    const { name, login, packageId, to } = WHOLESALERS[network]
    const fields = Object.fromEntries(Object.entries(login).map(([part, value]) => [`login_${part}`, value]))
    await post(owner, { intent: 'connect', kind: network, name, password: PASSWORD, ...fields })
    await post(owner, { intent: 'rules', network, ...RULES })
    await post(owner, { intent: 'on', network, password: PASSWORD })
    await post(owner, { intent: 'read', network })
    await owner.again(`the catalog of ${name}`, async () => {
      const chosen = { intent: 'sell', network, show: 'new', [`package_${packageId}`]: 'on' }
      const { status } = await owner.ask(PAGE, chosen)
      if (status !== 303) throw new NotNow(`the catalog of ${name} has not been read yet`)
    })
    const { status, text } = await owner.ask('/super-admin-dashboard/catalog.csv')
    if (status !== 200) throw new Error(`The catalog as a file: ${status}`)
    const [bundleId] = new RegExp(`\\b${bundleIdFor(packageId, '')}\\w+`).exec(text) ?? []
    if (!bundleId) throw new Error(`${name} sells no ${packageId}.`)
    await hearFrom(owner, sandboxUrl, network)
    sold.push({ network, bundleId, to })
  }
  return sold
}

/** Enters the shop's address where the network's owner enters it. */
async function hearFrom(owner: Caller, sandboxUrl: string, network: WholesalerName): Promise<void> {
  const { text } = await owner.ask(PAGE)
  const [url] = new RegExp(`https?://[^\\s"<]+/webhooks/network/${network}/[\\w.-]+`).exec(text) ?? []
  if (!url) throw new Error(`The page of networks shows no address for ${network}.`)
  const answer = await fetch(`${sandboxUrl}/control/wholesale/${network}/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url, ...(network === 'esim-go' && { version: 'V3' }) }),
  })
  if (!answer.ok) throw new Error(`${network} takes no address: ${await answer.text()}`)
}

async function post(owner: Caller, form: Record<string, string>): Promise<void> {
  const { status, text } = await owner.ask(PAGE, form)
  if (status >= 400) throw new Error(`${form['intent']} of ${form['network'] ?? form['kind']}: ${status} ${text}`)
}
