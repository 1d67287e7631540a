// Requests to addresses that partners chose.

/**
 * Why nobody was asked, or nobody answered: the name leads nowhere, or into a private network; nobody took the connection, or
 * not with a certificate that fits; or the answer took too long.
 */
export type SendProblem = 'host_unknown' | 'address_private' | 'not_reached' | 'not_secure' | 'timed_out'

export type WebhookAnswer =
  /** `text`: the first bytes of the answer. */
  { kind: 'answered'; status: number; text: string } | { kind: 'unanswered'; problem: SendProblem }

export type WebhookSender = {
  /** Posts the body once. Never throws, follows no redirect, and asks at no address but a public one, the one it looked at. */
  send: (request: { url: string; headers: Record<string, string>; body: string }) => Promise<WebhookAnswer>
}
