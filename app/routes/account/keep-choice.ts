// Without a connection a choice of the features stays as it was made, and the page says that it is not saved.
import { data } from 'react-router'
import { featuresCopy } from '#app/copy/account-profile.ts'
import { accountAnswer, type AccountIntent } from './account-answer.ts'

type Sending = { request: Request; serverAction: () => Promise<unknown> }

const CHOICES: AccountIntent[] = ['save_alerts', 'save_language']

export async function keepChoice({ request, serverAction }: Sending) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (thrown) {
    const intent = CHOICES.find((known) => known === form.get('intent'))
    if (thrown instanceof Response || !intent) throw thrown
    // With this status the page is not asked for anew, which would fail as well.
    return data(accountAnswer(intent, { error: featuresCopy.notSaved }), 503)
  }
}
