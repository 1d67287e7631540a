// An owner connects a network, changes its login, or switches it on or off.
import { randomUUID } from 'node:crypto'
import { readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import { isUuid } from '#values/uuid.ts'
import { recordOf } from '#values/record-of.ts'
import { readEuro } from '#values/money.ts'
import { CANCELLATION_LIMITS } from '#shop/support/cancellation/cancellation-terms.ts'
import { LOGIN, readChoice, TRIALS } from './form-names.ts'
import type { PackagesDoor } from './packages-action.ts'

type Name =
  | 'cancellation-terms'
  | 'cancellation-limits'
  | 'connect'
  | 'move-bundle'
  | 'change-login'
  | 'ask-again'
  | 'failover'
  | 'least-credit'
  | 'on'
  | 'off'
  | 'try-network'
  | 'close-trial'

export const NETWORK_DOORS: Record<Name, PackagesDoor> = {
  async connect({ request, context, form, shop, caller }) {
    const proof = await readFreshProof(request, context, form)
    const network = { kind: textOf(form, 'kind'), name: textOf(form, 'name'), login: loginIn(form), proof }
    const done = await shop.networks.connectNetwork(network, caller)
    if (!done.ok) return done
    return { flash: { text: done.isChanged ? 'network_login_changed' : 'network_connected' }, network: done.id }
  },
  async 'change-login'({ request, context, form, shop, caller }) {
    const proof = await readFreshProof(request, context, form)
    const done = await shop.networks.changeLogin({ id: textOf(form, 'network'), login: loginIn(form), proof }, caller)
    return done.ok ? { flash: { text: 'network_login_changed' } } : done
  },
  async 'least-credit'({ form, shop, caller }) {
    const typed = textOf(form, 'least').trim()
    const cents = typed === '' ? null : (readEuro(typed) ?? -1)
    const done = await shop.networks.setLeastCredit({ id: textOf(form, 'network'), cents }, caller)
    return done.ok ? { flash: { text: 'network_credit_set' } } : done
  },
  async 'move-bundle'({ form, shop, caller }) {
    const [networkId, packageId] = [textOf(form, 'network'), textOf(form, 'package')]
    const to = { networkId, packageId: packageId === '' ? null : packageId }
    const done = await shop.packages.moveBundle({ bundleId: textOf(form, 'bundle'), to }, caller)
    if (!done.ok) return done
    return { flash: { text: done.isMoved ? 'bundle_moved' : 'nothing_changed' }, filter: 'sold' }
  },
  async failover({ form, shop, caller }) {
    // A share has two places, as an amount has.
    const floorBasisPoints = readEuro(textOf(form, 'floor')) ?? -1
    const done = await shop.networks.setFailover({ isOn: form.has('isOn'), floorBasisPoints }, caller)
    return done.ok ? { flash: { text: 'failover_set' } } : done
  },
  async 'cancellation-terms'({ form, shop, caller }) {
    const terms = {
      isOn: form.has('isOn'),
      days: wholeNumberOf(form, 'days'),
      // A share has two places, as an amount has.
      usedBasisPoints: readEuro(textOf(form, 'used')) ?? -1,
    }
    const done = await shop.networks.setCancellationTerms({ networkId: textOf(form, 'of'), terms }, caller)
    return done.ok ? { flash: { text: 'cancellation_terms_set' } } : done
  },
  async 'cancellation-limits'({ form, shop, caller }) {
    const limits = recordOf(CANCELLATION_LIMITS, (name) => wholeNumberOf(form, name))
    const done = await shop.networks.setCancellationLimits(limits, caller)
    return done.ok ? { flash: { text: 'cancellation_limits_set' } } : done
  },
  async 'ask-again'({ form, shop, caller }) {
    const done = await shop.networkEvents.askEventAgain(textOf(form, 'message'), caller)
    return done.ok ? { flash: { text: 'network_asked_again' } } : done
  },
  async on({ form, shop, caller }) {
    const done = await shop.networks.switchNetwork({ id: textOf(form, 'network'), isActive: true }, caller)
    return done.ok ? { flash: { text: 'network_switched_on' } } : done
  },
  async off({ form, shop, caller }) {
    const done = await shop.networks.switchNetwork({ id: textOf(form, 'network'), isActive: false }, caller)
    return done.ok ? { flash: { text: 'network_switched_off' } } : done
  },
  async 'try-network'({ form, shop, caller }) {
    const id = textOf(form, 'trial')
    const of = { id: isUuid(id) ? id : randomUUID(), networkId: textOf(form, 'network') }
    const done = await shop.networkTrials.startNetworkTrial({ ...of, ...readChoice(textOf(form, 'choice')) }, caller)
    return done.ok ? { part: TRIALS } : done
  },
  async 'close-trial'({ form, shop, caller }) {
    const money = textOf(form, 'money') === 'back' ? 'back' : 'kept'
    const done = await shop.networkTrials.acknowledgeNetworkTrial({ id: textOf(form, 'trial'), money }, caller)
    return done.ok ? { part: TRIALS } : done
  },
}

function loginIn(form: FormData): Record<string, string> {
  const names = [...form.keys()].filter((name) => name.startsWith(LOGIN))
  return Object.fromEntries(names.map((name) => [name.slice(LOGIN.length), textOf(form, name)]))
}
