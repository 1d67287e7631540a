// The books of a period, for the accountant and for the EU's One-Stop Shop.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { exportAccounting, exportOssReturn } from './export-accounting.ts'
import { viewAccounting } from './view-accounting.ts'

export const createAccounting = (base: Base) => bind(base, { viewAccounting, exportAccounting, exportOssReturn })
