// Binds use cases to what they need, once. Each keeps its name and type, so that an editor leads from a call to the use
// case itself.
type UseCase<Needs> = (needs: Needs, ...input: never[]) => unknown

export type BoundUseCases<UseCases> = {
  [Name in keyof UseCases]: UseCases[Name] extends (needs: never, ...input: infer Input) => infer Answer
    ? (...input: Input) => Answer
    : never
}

/** The same functions without their first parameter. */
export function bind<Needs, UseCases extends Record<string, UseCase<Needs>>>(
  needs: Needs,
  useCases: UseCases,
): BoundUseCases<UseCases>
export function bind(
  needs: unknown,
  useCases: Record<string, (needs: unknown, ...input: unknown[]) => unknown>,
): object {
  const bound = Object.entries(useCases).map(([name, useCase]): [string, unknown] => [
    name,
    (...input: unknown[]) => useCase(needs, ...input),
  ])
  return Object.fromEntries(bound)
}

/** A use case that is loaded with its first call: what a shop seldom does takes no memory at its start. */
export const later =
  <Input extends unknown[], Answer>(load: () => Promise<(...input: Input) => Promise<Answer>>) =>
  async (...input: Input): Promise<Answer> =>
    (await load())(...input)
