// Which emails those who run the shop get about what waits for them.
import { noticesCopy as copy } from '#app/copy/notices.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DeskCard } from '../facts.tsx'
import type { ShownSystem } from './read-platform-tabs.ts'

export function NoticesPart({ notices: { to, topics } }: { notices: ShownSystem['notices'] }) {
  return (
    <DeskCard id="notices" heading={copy.heading}>
      <p className="text-muted [overflow-wrap:anywhere]">{copy.text(to)}</p>
      <Form method="post" action="/super-admin-dashboard?tab=system" preventScrollReset className="grid gap-4">
        <input type="hidden" name="intent" value="save_notices" />
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
      </Form>
    </DeskCard>
  )
}
