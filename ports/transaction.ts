// Everything written inside is committed together or not at all; a nested one joins the outer one.
export type Transaction = <Result>(work: () => Promise<Result>) => Promise<Result>
