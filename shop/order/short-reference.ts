/** The moment in a reference names an order well enough to read it out; the whole stands on its page. */
export const shortReference = (reference: string): string => /_order_(\d+)_/.exec(reference)?.[1] ?? reference
