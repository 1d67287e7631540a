/** '1 day', '2 days': a count and what is counted, which agrees with it. */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`
