// Files that take minutes begin first, however small they are: begun last, they would run alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = ['tests/long/outlives-its-vendors.test.ts', 'tests/long/odd-forms.test.ts']

export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))
    const others = (await super.sort(files)).filter((file) => !isLongest(file))
    return [...files.filter(isLongest), ...others]
  }
}
