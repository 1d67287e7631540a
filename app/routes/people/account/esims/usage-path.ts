// Where the figures of one own eSIM are asked for; its order names it, the session opens it.
export const usagePath = (reference: string): string => `/account/usage?${new URLSearchParams({ reference })}`
