/** What a mail calls itself, so that a repeated send is recognised and an answer to it finds its thread. */
export const messageIdOf = ({ id, generation }: { id: string; generation: number }): string => `${id}.${generation}`
