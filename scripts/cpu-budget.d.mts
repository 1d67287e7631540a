export const CPU_BUDGETS: { build: number } & Readonly<Record<string, number>>
export const judgeCpu: (part: string, seconds: number | null, pace: number) => { ok: boolean; note: string }
export const measurePace: () => number
export const takeCpuSeconds: () => number | null
