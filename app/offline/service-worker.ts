// Puts the service worker to work; without it the shop is as good as before, only offline it is not there.
const WORKER = '/sw.js'

export function startWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  void navigator.serviceWorker.register(WORKER).catch(() => undefined)
}

/** Ends when a worker is there that keeps the offline page; fails where a browser has none. */
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
    active?.postMessage('keep pages', [channel.port2])
  })
}
