// A form whose server cannot be reached: the page stays as it is, keeps what was typed, and says what went wrong.
import { data } from 'react-router'
import { UNAVAILABLE } from './unavailable.ts'

type Sending<Answer> = { request: Request; serverAction: () => Promise<Answer> }

/**
 * A `clientAction` that answers in place of a lost server. The status says that nothing was done, so that the router
 * asks for no page data anew: on a dead line that would take the page away, and with it what was typed.
 */
export const keepPage =
  <Lost>(answerWithout: (form: FormData) => Lost) =>
  async <Answer>({ request, serverAction }: Sending<Answer>) => {
    const form = await request.clone().formData()
    try {
      return await serverAction()
    } catch (thrown) {
      // The way on to another page is an answer as well.
      if (thrown instanceof Response) throw thrown
      return data(answerWithout(form), UNAVAILABLE)
    }
  }
