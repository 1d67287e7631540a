// Requests to addresses that partners chose.

/**
 * Why nothing was sent or answered: the port isn't allowed; the name doesn't resolve, or to a private network; nobody accepted the connection,
 * or not with a valid certificate; or the answer took too long.
 */
export type SendProblem =
  | 'port_not_allowed'
  | 'host_unknown'
  | 'address_private'
  | 'not_reached'
  | 'not_secure'
  | 'timed_out'

export type WebhookAnswer =
  /** `text`: the first bytes of the answer. */
  { kind: 'answered'; status: number; text: string } | { kind: 'unanswered'; problem: SendProblem }

export type WebhookSender = {
  /**
   * Posts the body once. Never throws, follows no redirects, and connects only to a public address, the very one it
   * checked.
   */
  send: (request: { url: string; headers: Record<string, string>; body: string }) => Promise<WebhookAnswer>
}
