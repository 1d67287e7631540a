export const CONNECTION_QUESTIONS = ['line', 'data', 'roaming', 'country', 'apn', 'flight'] as const
export type ConnectionQuestion = (typeof CONNECTION_QUESTIONS)[number]
export type ConnectionAnswer = 'yes' | 'no'
