// Everything that is written inside stands together, or not at all; inside another one it joins that.
export type Transaction = <Result>(work: () => Promise<Result>) => Promise<Result>
