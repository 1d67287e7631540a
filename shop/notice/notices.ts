// Emails to administrators.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import { listNotices, saveNotices } from './save-notices.ts'

export const createNotices = (base: Base) => bind(base, { listNotices, saveNotices })
