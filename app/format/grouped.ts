const GROUPED = new Intl.NumberFormat('en')

/** '10,000'. */
export const grouped = (count: number): string => GROUPED.format(count)
