// The page where somebody proves once more that it is them, what they come back to, and the file they asked for.

const CONFIRM_PATH = '/account/confirm'

export const confirmPath = (back: string, file?: string | null): string =>
  `${CONFIRM_PATH}?${new URLSearchParams({ redirectTo: back, ...(file && { file }) })}`
