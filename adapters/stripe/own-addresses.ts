// Which addresses belong to the provider: its own pages, or those of the server configured instead.
export function ownAddresses(apiUrl: string | undefined) {
  const origin = apiUrl && new URL(apiUrl).origin
  return (address: string): boolean => {
    const url = URL.parse(address)
    if (!url || url.username || url.password) return false
    return (
      url.origin === origin || (url.protocol === 'https:' && url.port === '' && /(^|\.)stripe\.com$/.test(url.hostname))
    )
  }
}

/** The address the SDK uses instead of the provider's own. */
export function addressOf(apiUrl: string | undefined) {
  if (!apiUrl) return {}
  const url = new URL(apiUrl)
  const protocol = url.protocol === 'http:' ? ('http' as const) : ('https' as const)
  return { protocol, host: url.hostname, port: Number(url.port || (protocol === 'http' ? 80 : 443)) }
}
