// Stands for a value in a statement that is built before its values are known.
import { Param, Placeholder, SQL, type AnyColumn } from 'drizzle-orm'

const asSent = { mapToDriverValue: (value: unknown) => (value instanceof Date ? value.toISOString() : value) }

export class Given extends SQL {
  readonly #placeholder: Placeholder

  constructor(name: string) {
    const placeholder = new Placeholder(name)
    super([new Param(placeholder, asSent)])
    this.#placeholder = placeholder
  }

  /** The value as this column stores it. Conditions don't need it, unless the column encrypts. */
  for(column: AnyColumn): Param {
    return new Param(this.#placeholder, column)
  }
}
