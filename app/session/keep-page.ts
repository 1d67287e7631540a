// For a form whose server can't be reached: the page stays as it is, keeps what was typed, and says what went wrong.
import { data } from 'react-router'
import { UNAVAILABLE } from './unavailable.ts'

type ActionCall<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * A `clientAction` that answers when the server can't be reached. The status says that nothing was done, so the router
 * doesn't reload the page's data: without a connection, that would lose the page and everything typed into it.
 */
export const keepPage =
  <Lost>(answerWithout: (form: FormData) => Lost) =>
  async <Answer>({ request, serverAction }: ActionCall<Answer>) => {
    const form = await request.clone().formData()
    try {
      return await serverAction()
    } catch (thrown) {
      // A redirect to another page is an answer too.
      if (thrown instanceof Response) throw thrown
      return data(answerWithout(form), UNAVAILABLE)
    }
  }
