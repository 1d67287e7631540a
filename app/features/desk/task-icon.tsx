import { TASK_SHAPES } from './task-shapes.ts'

// Decoration beside the words; drawn in place, so that no page of the shop carries them.
export const TaskIcon = ({ name }: { name: keyof typeof TASK_SHAPES }) => (
  <svg
    width={20}
    height={20}
    viewBox="0 0 24 24"
    aria-hidden="true"
    className="icon"
    dangerouslySetInnerHTML={{ __html: TASK_SHAPES[name] }}
  />
)
