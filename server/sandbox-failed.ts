// The sandbox ended before it was ready; the message is its own last sentence.
export class SandboxFailed extends Error {}
