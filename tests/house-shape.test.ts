// Folders and files have a size that can be read, and names mean one thing.
import { describe, expect, it } from 'vitest'
import { crowdedFolders } from './support/house-shape.ts'
import { readSources } from './support/read-imports.ts'

describe('the house', () => {
  const paths = readSources().map(({ path }) => path)

  it('has at most twenty entries in a folder of the database and the server', () => {
    expect(crowdedFolders(paths, ['db', 'server'])).toEqual([])
  })
})

describe('the check of the shape finds', () => {
  it('a folder with more than twenty entries', () => {
    const crowd = Array.from({ length: 21 }, (_, at) => `server/http/file-${at}.ts`)
    expect(crowdedFolders(crowd, ['server'])).toEqual(['server/http: 21 entries'])
    expect(crowdedFolders(crowd.slice(1), ['server'])).toEqual([])
  })
})
