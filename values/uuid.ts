/** Whether a text has the form of an ID; the database refuses to compare anything else. */
export const isUuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text)
