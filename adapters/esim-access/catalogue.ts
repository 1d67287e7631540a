// The network's catalog, which comes in one answer.
import { passOnPackages } from '#adapters/transport/pass-on-packages.ts'
import type { CataloguePage } from '#ports/network-catalogue.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import type { EsimAccessClient } from './client.ts'
import { readPackage } from './packages.ts'

type CatalogueQuery = { type: 'BASE' | 'TOPUP'; iccid?: string }

export const listPackages = (
  network: EsimAccessClient,
  noteOdd: NoteOddAnswer,
  asked: CatalogueQuery,
  take: (page: CataloguePage) => Promise<void>,
): Promise<void> =>
  passOnPackages({
    rows: network.items('package/list', asked, 'packageList'),
    read: (row, note) => readPackage(row, asked.type === 'TOPUP', note),
    noteOdd,
    take,
  })
