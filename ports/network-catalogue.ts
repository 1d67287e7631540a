// How a network passes on what it sells.
import type { CataloguePackage } from '#values/network-package.ts'

/** A row of the catalog that can't be sold, because something in it is unknown to us. */
export type RefusedPackage = { packageId: string | null; field: string; told: string }

export type CataloguePage = { packages: CataloguePackage[]; refused: RefusedPackage[] }
