import { brandFieldName, brandSettingsCopy } from '#app/copy/people/brand-settings.ts'
import { Callout } from '#app/ui/callout.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { differences, type BrandDraft } from './brand-draft.ts'

const copy = brandSettingsCopy.conflict

type BrandConflictProps = { theirs: BrandDraft; mine: BrandDraft; shownFields: readonly string[]; reload: string }

// Two admins saved: what stands there now, and what was typed here, side by side.
export function BrandConflict({ theirs, mine, shownFields, reload }: BrandConflictProps) {
  const fields = differences(theirs, mine).filter((field) => shownFields.includes(field))
  return (
    <Callout tone="warning" role="alert" title={copy.title}>
      <p>{copy.text}</p>
      {fields.length === 0 ? (
        <p className="pt-2">{copy.same}</p>
      ) : (
        <dl className="brand-conflict">
          {fields.map((field) => (
            <div key={field}>
              <dt>{brandFieldName(field)}</dt>
              <dd>
                <span className="text-sm text-muted">{copy.theirs}: </span>
                {theirs[field] || copy.empty}
              </dd>
              <dd>
                <span className="text-sm text-muted">{copy.mine}: </span>
                {mine[field] || copy.empty}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p className="pt-3">
        <a href={reload} className={buttonClass({ look: 'secondary', isSmall: true })}>
          {copy.load}
        </a>
      </p>
    </Callout>
  )
}
