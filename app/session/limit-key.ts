// Under which key a visitor's tries are counted: an IPv4 address, or the /64 network that one IPv6 household has.

export function limitKey(ip: string | null): string {
  if (ip === null) return 'unknown'
  return ip.includes(':') ? `${networkOf(ip)}::/64` : ip
}

function networkOf(ip: string): string {
  const [before = '', after] = ip.split('::')
  const head = groupsOf(before)
  const tail = groupsOf(after ?? '')
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0')
  return [...head, ...zeros, ...tail].slice(0, 4).join(':')
}

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
