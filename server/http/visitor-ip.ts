// The visitor's IP address: the connection's own, or what our own proxies report; a header from anybody else is
// ignored.
import { isIP } from 'node:net'

export function visitorIp(
  forwardedFor: string | undefined,
  connectionAddress: string | undefined,
  trustedProxies: number,
): string | null {
  const connection = plain(connectionAddress)
  if (trustedProxies === 0) return connection

  // Each proxy appends the address it saw, so the trustworthy one is as far from the end as there are proxies.
  const hops = (forwardedFor ?? '')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean)
  return plain(hops.at(-trustedProxies)) ?? connection
}

function plain(address: string | undefined): string | null {
  const unwrapped = address?.replace(/^::ffff:(?=\d+\.)/, '') ?? ''
  return isIP(unwrapped) === 0 ? null : unwrapped
}
