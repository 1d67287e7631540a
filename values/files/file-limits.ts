// How much a message's files may be. The browser asks before anything is sent, and the server again.

export const FILE_LIMITS = { count: 5, eachBytes: 5_000_000, togetherBytes: 7_000_000 } as const

/** The same as people read it, in megabytes. */
export const FILE_LIMITS_IN_MB = {
  most: FILE_LIMITS.count,
  each: FILE_LIMITS.eachBytes / 1_000_000,
  together: FILE_LIMITS.togetherBytes / 1_000_000,
} as const

/** Why a file isn't taken; `no_room` if the shop takes no more today, whoever asks. */
export type FileRefusal = 'empty' | 'too_large' | 'type' | 'too_many' | 'too_much' | 'no_room'

export type RefusedFile = { name: string; why: FileRefusal }

/** Whether a next file of this size is too many or too much beside those that were taken before it; null if it isn't. */
export function sizeRefusal(size: number, before: { count: number; bytes: number }): FileRefusal | null {
  if (size === 0) return 'empty'
  if (size > FILE_LIMITS.eachBytes) return 'too_large'
  if (before.count >= FILE_LIMITS.count) return 'too_many'
  return before.bytes + size > FILE_LIMITS.togetherBytes ? 'too_much' : null
}

/** What is wrong with files by their sizes alone. */
export function refusedBySize(files: readonly { name: string; size: number }[]): RefusedFile[] {
  const taken = { count: 0, bytes: 0 }
  return files.flatMap(({ name, size }) => {
    const why = sizeRefusal(size, taken)
    if (why) return [{ name, why }]
    taken.count += 1
    taken.bytes += size
    return []
  })
}
