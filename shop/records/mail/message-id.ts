/** An email's Message-ID, so that a repeated send is recognized and replies find their thread. */
export const makeMessageId = ({ id, generation }: { id: string; generation: number }): string => `${id}.${generation}`
