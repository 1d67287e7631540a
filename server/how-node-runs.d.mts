export const NODE_FLAGS: readonly string[]
export const MEMORY_SETTINGS: Readonly<Record<string, string>>
