// Files that take minutes begin first: begun last, they would run alone at the end.
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const LONGEST = ['tests/long/outlives-its-vendors.test.ts', 'tests/long/odd-forms.test.ts']

const isLongest = ({ moduleId }: TestSpecification) => LONGEST.some((path) => moduleId.endsWith(path))

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve([...files.filter(isLongest), ...files.filter((file) => !isLongest(file))])
  }
}
