// An owner connects a network, or switches one on or off.
import { readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { LOGIN } from './form-names.ts'
import type { PackagesDoor } from './packages-action.ts'

export const NETWORK_DOORS: Record<'connect' | 'on' | 'off', PackagesDoor> = {
  async connect({ request, context, form, shop, caller }) {
    const names = [...form.keys()].filter((name) => name.startsWith(LOGIN))
    const login = Object.fromEntries(names.map((name) => [name.slice(LOGIN.length), textOf(form, name)]))
    const proof = await readFreshProof(request, context, form)
    const network = { kind: textOf(form, 'kind'), name: textOf(form, 'name'), login, proof }
    const done = await shop.networks.connectNetwork(network, caller)
    return done.ok ? { flash: { text: 'network_connected' }, network: done.id } : done
  },
  async on({ form, shop, caller }) {
    const done = await shop.networks.switchNetwork({ id: textOf(form, 'network'), isActive: true }, caller)
    return done.ok ? { flash: { text: 'network_switched_on' } } : done
  },
  async off({ form, shop, caller }) {
    const done = await shop.networks.switchNetwork({ id: textOf(form, 'network'), isActive: false }, caller)
    return done.ok ? { flash: { text: 'network_switched_off' } } : done
  },
}
