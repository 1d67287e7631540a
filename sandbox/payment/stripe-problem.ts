// Errors in the provider's format: thrown anywhere inside a call, answered as { error: { type, code, param, message }
// }.
export type ProblemType =
  | 'invalid_request_error'
  | 'idempotency_error'
  | 'api_error'
  | 'rate_limit_error'
  | 'card_error'

type Details = { code?: string; param?: string; headers?: Record<string, string> }

export class StripeProblem extends Error {
  readonly status: number
  readonly type: ProblemType
  readonly details: Details

  constructor(status: number, type: ProblemType, message: string, details: Details = {}) {
    super(message)
    this.name = 'StripeProblem'
    this.status = status
    this.type = type
    this.details = details
  }

  body(requestId: string) {
    const { code, param } = this.details
    const doc =
      code === undefined ? {} : { code, doc_url: `https://docs.stripe.com/error-codes#${code.replaceAll('_', '-')}` }

    return {
      error: {
        ...doc,
        message: this.message,
        ...(param === undefined ? {} : { param }),
        request_id: requestId,
        type: this.type,
      },
    }
  }
}

export function invalid(message: string, code?: string, param?: string): StripeProblem {
  return new StripeProblem(400, 'invalid_request_error', message, {
    ...(code === undefined ? {} : { code }),
    ...(param === undefined ? {} : { param }),
  })
}

export function missing(what: string, id: string, param = 'id'): StripeProblem {
  return new StripeProblem(404, 'invalid_request_error', `No such ${what}: '${id}'`, {
    code: 'resource_missing',
    param,
  })
}
