// The parts of the service worker API that we use; the page's own types don't include them.
type Waiting = { waitUntil: (work: Promise<unknown>) => void }

type FetchNotice = Waiting & { request: Request; respondWith: (answer: Promise<Response>) => void }

type Listen = {
  (event: 'install' | 'activate', heard: (event: Waiting) => void): void
  (event: 'message', heard: (event: Waiting & { data: unknown; ports: readonly MessagePort[] }) => void): void
  (event: 'fetch', heard: (event: FetchNotice) => void): void
}

export type WorkerScope = {
  addEventListener: Listen
  skipWaiting: () => Promise<void>
  clients: { claim: () => Promise<void> }
  location: { origin: string }
}
