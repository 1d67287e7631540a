/** Whether a text could be one of our ids at all; the database refuses to compare anything else. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
