// Under which key a visitor's tries are counted: an IPv4 address, or the /64 network that one IPv6 household has.
import { ipv6Network } from '#shop/values/network.ts'

export function limitKey(ip: string | null): string {
  if (ip === null) return 'unknown'
  return ip.includes(':') ? ipv6Network(ip) : ip
}
