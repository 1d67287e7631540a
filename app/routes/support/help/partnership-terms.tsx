// /business/terms: the terms on which affiliates and businesses sell with us.
import { partnershipChapters, partnershipCopy as copy } from '#app/copy/partners/partnership-terms.ts'
import { toWords } from '#app/features/partnership/read-terms.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { TERMS_VERSION } from '#shop/people/partnership/terms-version.ts'
import { Reading, Section } from './reading.tsx'

const CHAPTERS = partnershipChapters({ ...AFFILIATE_TERMS, ...PAYOUT_TERMS })

export default function PartnershipTerms() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead(toWords(TERMS_VERSION))} />
      <Reading chapters={CHAPTERS}>
        {CHAPTERS.map(({ id, title, paragraphs }, at) => (
          <Section key={id} id={id} title={title} number={at + 1}>
            <div className="prose">
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Section>
        ))}
      </Reading>
    </>
  )
}
