// Which emails those who run the shop get about what waits for them.
import { platformPath } from '../platform-path.ts'
import { noticesCopy as copy } from '#app/copy/office/notices.ts'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DeskCard } from '../facts.tsx'
import type { ShownSystem } from './read-platform-tabs.ts'

export function NoticesPart({ notices: { to, topics } }: { notices: ShownSystem['notices'] }) {
  return (
    <DeskCard id="notices" heading={copy.heading}>
      <p className="text-muted [overflow-wrap:anywhere]">{copy.text(to)}</p>
      <IntentForm intent="save_notices" action={platformPath('system')} className="grid gap-4">
        {topics.map(({ topic, isOn }) => (
          <Checkbox
            key={topic}
            name={topic}
            value="on"
            label={copy.topics[topic].label}
            hint={copy.topics[topic].hint}
            defaultChecked={isOn}
          />
        ))}
        <div>
          <Button type="submit">{copy.save}</Button>
        </div>
      </IntentForm>
    </DeskCard>
  )
}
