// What the addresses of the inbox say: state, kind, whose, and the page of the list.
import { href } from 'react-router'
import { withQuery } from '#app/format/with-query.ts'
import {
  INBOX_KINDS,
  INBOX_OWNERS,
  INBOX_STATES,
  type InboxKind,
  type InboxOwner,
  type InboxState,
} from '#shop/support/inbox/ticket-view.ts'

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
  return withQuery(href('/admin-dashboard/inbox'), {
    state: state !== DEFAULTS.state && state,
    kind: kind !== DEFAULTS.kind && kind,
    owner: owner !== DEFAULTS.owner && owner,
    after,
    before,
  })
}
