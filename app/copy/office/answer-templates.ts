// The words of answer templates: their list, and how one is put into an answer.
import { MOST_TEMPLATE_TEXT, MOST_TEMPLATES, type Placeholder } from '#shop/support/inbox/answer-template.ts'
import type { TemplateProblem } from '#shop/support/inbox/save-template.ts'

const formatted = new Intl.NumberFormat('en')

export const templatesCopy = {
  title: 'Answer templates',
  lead: 'Answers you send often, for everyone who answers messages.',
  back: 'Back to the inbox',
  list: (count: number) => (count === 0 ? 'Templates' : `Templates (${count})`),
  none: 'No templates yet. Add the first one, then insert it while you answer a message.',
  newHeading: 'New template',
  name: 'Name',
  nameHint: 'Only your team sees it, such as “No connection (German)”.',
  text: 'Text',
  textHint: 'Without greeting and ticket number: every answer has these already.',
  add: 'Add template',
  save: 'Save',
  saving: 'Saving …',
  delete: 'Delete',
  deleteOf: (name: string) => `Delete ${name}`,
  saveOf: (name: string) => `Save ${name}`,
  noUndo: 'You can’t undo deleting a template.',
  placeholders: 'Placeholders',
  placeholdersText:
    'Write one of these into the text, with its braces. It becomes the fact when you insert the template into an answer.',
  meanings: {
    customer_name: 'Name of the writer',
    ticket_number: 'Number of the message',
    order_number: 'Reference of the linked order',
    bundle: 'Its bundle, such as “5 GB, Spain and Italy”',
    days: 'For how many days the bundle is valid',
    total: 'What the order cost',
    qr_link: 'Link to the order with its QR code. It becomes the link in the email alone.',
  } satisfies Record<Placeholder, string>,

  insert: {
    label: 'Template',
    choose: 'Choose a template',
    button: 'Insert',
    edit: 'Edit templates',
    hint: 'You can still change the text before you send it.',
  },

  problems: {
    name_missing: 'Please give the template a name.',
    name_taken: 'There’s already a template with this name.',
    text_missing: 'Please write the text of the answer.',
    template_too_long: `That’s too long. The limit is ${formatted.format(MOST_TEMPLATE_TEXT)} characters.`,
    too_many_templates: `There are ${MOST_TEMPLATES} templates already. Delete one first.`,
    template_changed:
      'Someone else changed or deleted this template since you opened it. Reload the page, then try again.',
    template_gone: 'This template was already deleted.',
  } satisfies Record<TemplateProblem, string>,
  unknown: (names: string[]) =>
    names.length === 1
      ? `There’s no placeholder ${names[0]}. Use one from the list, or write it without braces.`
      : `There are no placeholders ${names.join(', ')}. Use those from the list, or write them without braces.`,
} as const
