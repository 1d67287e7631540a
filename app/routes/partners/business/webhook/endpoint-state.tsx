import { webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import type { EndpointState as State } from '#shop/partners/webhook/endpoint.ts'

const SHOWN_AS = { on: 'completed', off: 'expired', failing: 'failed' } as const

export const EndpointState = ({ state }: { state: State }) => (
  <DeskState state={SHOWN_AS[state]} words={webhooksCopy.list.states[state]} />
)
