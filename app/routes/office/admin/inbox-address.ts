// The addresses of the inbox, and what they say: state, kind, whose, and the page of the list.
import {
  INBOX_KINDS,
  INBOX_OWNERS,
  INBOX_STATES,
  type InboxKind,
  type InboxOwner,
  type InboxState,
} from '#shop/support/inbox/ticket-view.ts'

const INBOX_PATH = '/admin-dashboard/inbox'

export type InboxAddress = {
  state: InboxState
  kind: InboxKind
  owner: InboxOwner
  after: string | null
  before: string | null
}

const DEFAULTS: InboxAddress = { state: 'open', kind: 'all', owner: 'everybody', after: null, before: null }

export function readInboxAddress(searchParams: URLSearchParams): InboxAddress {
  const one = <Name extends string>(names: readonly Name[], key: string, otherwise: Name) =>
    names.find((name) => name === searchParams.get(key)) ?? otherwise
  return {
    state: one(INBOX_STATES, 'state', DEFAULTS.state),
    kind: one(INBOX_KINDS, 'kind', DEFAULTS.kind),
    owner: one(INBOX_OWNERS, 'owner', DEFAULTS.owner),
    after: searchParams.get('after'),
    before: searchParams.get('before'),
  }
}

/** Says what differs from the first look. */
export function inboxPath(address: Partial<InboxAddress> = {}): string {
  const { state, kind, owner, after, before } = { ...DEFAULTS, ...address }
  const query = new URLSearchParams()
  if (state !== DEFAULTS.state) query.set('state', state)
  if (kind !== DEFAULTS.kind) query.set('kind', kind)
  if (owner !== DEFAULTS.owner) query.set('owner', owner)
  for (const [name, value] of Object.entries({ after, before })) if (value) query.set(name, value)
  return query.size > 0 ? `${INBOX_PATH}?${query}` : INBOX_PATH
}

export const messagePath = (number: string): string => `${INBOX_PATH}/${number}`
