// Emails to administrators.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import { listNotices, saveNotices } from './save-notices.ts'

export const createNotices = (base: Base) => bind(base, { listNotices, saveNotices })
