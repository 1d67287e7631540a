// Registers the service worker; without it, everything works except offline use.
const WORKER = '/sw.js'

export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(WORKER).catch(() => undefined)
}

/** Resolves when a worker with the offline page is active; rejects in browsers without one. */
export async function keepOfflinePage(): Promise<void> {
  await navigator.serviceWorker.register(WORKER)
  const { active } = await navigator.serviceWorker.ready
  const channel = new MessageChannel()
  await new Promise<void>((resolve, reject) => {
    channel.port1.addEventListener('message', ({ data }) => {
      if (data === 'kept') resolve()
      else reject(new Error('The offline page could not be kept.'))
    })
    channel.port1.start()
    active?.postMessage(location.href, [channel.port2])
  })
}
