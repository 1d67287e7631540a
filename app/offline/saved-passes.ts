// Passes that a traveler saved on this device: in the browser's database, never sent anywhere, removed only by hand.
import type { OrderView } from '#shop/sales/order-access/view-order.ts'

export type SavedPass = {
  iccid: string
  activationCode: string
  /** Passes that were saved before there were any have none. */
  confirmationCode?: string | null
  /** The QR picture as a data URL, so that it needs no request. */
  qr: string
  reference: string
  bundle: OrderView['bundle']
  brandName: string
  /** Milliseconds since 1970. */
  savedAt: number
}

const DATABASE = 'saved-passes'
const PASSES = 'passes'

export const savePass = (pass: SavedPass): Promise<unknown> => inStore('readwrite', (passes) => passes.put(pass))

export const removePass = (iccid: string): Promise<unknown> => inStore('readwrite', (passes) => passes.delete(iccid))

export const removeAllPasses = (): Promise<unknown> => inStore('readwrite', (passes) => passes.clear())

export const countPasses = (): Promise<number> => inStore('readonly', (passes) => passes.count())

export const isPassSaved = async (iccid: string): Promise<boolean> =>
  (await inStore('readonly', (passes) => passes.count(iccid))) > 0

/** The newest first. */
export async function listPasses(): Promise<SavedPass[]> {
  const passes = await inStore<SavedPass[]>('readonly', (store) => store.getAll())
  return passes.toSorted((one, other) => other.savedAt - one.savedAt)
}

async function inStore<Answer>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<Answer>) {
  const database = await openDatabase()
  try {
    return await new Promise<Answer>((resolve, reject) => {
      const transaction = database.transaction(PASSES, mode)
      const request = work(transaction.objectStore(PASSES))
      // Only then is it on disk.
      transaction.addEventListener('complete', () => resolve(request.result))
      transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('The storage gave up.')))
    })
  } finally {
    database.close()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore(PASSES, { keyPath: 'iccid' }))
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('The storage stays closed.')))
  })
}
