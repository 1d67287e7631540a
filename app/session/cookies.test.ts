// Nothing is kept on somebody's device that the privacy page does not name.
import { sealerFor, signerFor } from '#shop/values/secret.ts'
import { expect, it } from 'vitest'
import { privacyCopy } from '#app/copy/privacy.ts'
import { shopCookies } from './cookies.ts'

it('sets no cookie that the privacy page does not list', () => {
  const set = Object.values(
    shopCookies({ signer: signerFor('a secret of sixteen'), isSecure: false, draftSealer: sealerFor('x', 'draft') }),
  ).map(({ name }) => name)
  const listed = privacyCopy.kept.things.filter(({ what }) => what.startsWith('Cookie')).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(set.toSorted())
})
