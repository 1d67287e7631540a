// From which network somebody comes: the part of an address that a household or an office shares.

/** Under which key a visitor's tries are counted: an IPv4 address, or the /64 network that one IPv6 household has. */
export function limitKey(ip: string | null): string {
  if (ip === null) return 'unknown'
  return ip.includes(':') ? ipv6Network(ip) : ip
}

/** The 256 neighbours of an IPv4 address ('203.0.113.0/24') or the /64 of an IPv6 one; null for an address that is no public one. */
export function networkOf(ip: string): string | null {
  if (ip.includes(':')) return isPrivateIpv6(ip) ? null : ipv6Network(ip)

  const parts = ip.split('.')
  const isIpv4 = parts.length === 4 && parts.every((part) => /^\d{1,3}$/.test(part) && Number(part) <= 255)
  return isIpv4 && !isPrivateIpv4(parts.map(Number)) ? `${parts.slice(0, 3).join('.')}.0/24` : null
}

/** The /64 network that one IPv6 household has, in one spelling. */
function ipv6Network(ip: string): string {
  const [before = '', after] = ip.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = after === undefined ? [] : Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0')
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`
}

// Behind a proxy or at home everybody may have such an address: it says nothing about who comes.
function isPrivateIpv4([first = 0, second = 0]: number[]): boolean {
  if ([0, 10, 127].includes(first) || first >= 224) return true
  if (first === 172) return second >= 16 && second <= 31
  if (first === 100) return second >= 64 && second <= 127
  return (first === 192 && second === 168) || (first === 169 && second === 254)
}

const isPrivateIpv6 = (ip: string) => /^(::1?$|f[cd]|fe[89ab])/i.test(ip)

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
