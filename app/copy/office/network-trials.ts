// The words of test orders at connected networks.
import type { NetworkAbilities } from '#ports/esim-provider.ts'
import type { TrialStep, TrialStepName } from '#shop/office/networks/network-trial.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { ProfileState } from '#values/profile-state.ts'
import { formatEuro } from '#values/money.ts'

type TakesBack = NetworkAbilities['takesBack']

const inItsMoney = ({ units, divisor, currency }: NetworkMoney) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(units / divisor)
const costOf = (cost: NetworkMoney, cents: number | null) =>
  cents === null || cost.currency === 'EUR' ? inItsMoney(cost) : `${inItsMoney(cost)} (${formatEuro(cents)})`

const STATES: Record<ProfileState, string> = {
  released: 'on no phone',
  downloaded: 'downloaded',
  installed: 'installed',
  enabled: 'turned on',
  disabled: 'turned off',
  deleted: 'deleted',
  unknown: 'a state that the shop doesn’t know',
}
const isState = (told: string): told is ProfileState => Object.hasOwn(STATES, told)

export const networkTrialsCopy = {
  heading: 'Test a network',
  text: 'A test is a real order: the network charges your account for it, the shop checks the eSIM, and then it gives it back. No customer gets it, and it’s in no figure, invoice, or email. Each network takes five tests a day, one at a time.',
  test: (network: string) => `Test ${network}`,
  testing: 'Ordering',
  choose: (network: string) => `What to order at ${network}`,
  choice: (name: string, cost: NetworkMoney, cents: number | null, isCheapest: boolean) =>
    `${costOf(cost, cents)}${isCheapest ? ', the cheapest' : ''}: ${name}`,
  takesBack: {
    'at once': 'This network takes an unused eSIM back at once.',
    'on request':
      'People at this network decide whether it takes the eSIM back. The test stays listed here until you close it.',
    never: 'This network doesn’t take eSIMs back, so the test costs what it says.',
  } satisfies Record<TakesBack, string>,
  runs: (network: string) => `A test of ${network} is running.`,
  nothingOnSale: (network: string) => `Nothing of ${network} is on sale yet. Approve a package first.`,
  look: 'Look again',
  latest: 'Tests',
  at: (packageName: string, network: string) => `${packageName} at ${network}`,
  cost: 'Cost',
  costOf,
  reference: 'Reference',
  begun: 'Ordered',
  by: 'By',
  steps: {
    ordered: 'Ordered',
    esim: 'eSIM is there',
    install_data: 'Install data fits a phone',
    state: 'State read',
    given_back: 'Given back',
    money: 'Money is back',
  } satisfies Record<TrialStepName, string>,
  states: {
    waiting: 'Not yet',
    running: 'In progress',
    done: 'Done',
    no: 'No',
    skipped: 'Not done',
  } satisfies Record<TrialStep['state'], string>,
  failed: 'The network didn’t deliver an eSIM in time.',
  unusable: 'No phone can read the install data.',
  told: (state: string) => `The network says: ${isState(state) ? STATES[state] : STATES.unknown}.`,
  noState: 'This network doesn’t tell the state on a phone; it knows the eSIM, and nobody uses it.',
  kept: (iccidEnd: string, because: string | null) =>
    because === null || because === ''
      ? `The network keeps the eSIM ending in ${iccidEnd}.`
      : `The network keeps the eSIM ending in ${iccidEnd}: ${because}.`,
  money: {
    back: 'The credit there is as high as before.',
    nothing: 'Nothing was bought.',
    kept: 'The money stays at the network. It counts as a cost of tests.',
    requested: 'The network decides about the money.',
    unknown: 'The credit there doesn’t tell, for example because other orders changed it. Look at your account there.',
  },
  seen: 'Somebody has seen it in the account there.',
  lookedFor:
    'Nobody knows whether the network still delivers it. It’s looked for during two days, and given back if it comes.',
  close: 'Close, depending on what your account there says:',
  closeBack: 'The money came back',
  closeKept: 'The money stays there',
  closed: 'Closed',
  sum: (cents: number) => `Tests cost ${formatEuro(cents)} in the last twelve months, which is in no margin.`,
} as const
