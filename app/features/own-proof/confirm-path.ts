// The page where somebody proves once more that it is them, and what they come back to.

const CONFIRM_PATH = '/account/confirm'

export const confirmPath = (back: string): string => `${CONFIRM_PATH}?${new URLSearchParams({ redirectTo: back })}`
