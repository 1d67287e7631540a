// The files that somebody sent, once each of them is known.
import type { RefusedFile } from './file-limits.ts'
import type { FileType } from './file-types.ts'

export type SentFile = { name: string; bytes: Uint8Array }
export type KeptFile = { name: string; type: FileType; bytes: Uint8Array }
export type JudgedFiles = { kept: KeptFile[]; refused: RefusedFile[] }

export const NO_FILES: JudgedFiles = { kept: [], refused: [] }
