import { href } from 'react-router'
import { useState, type FormEvent } from 'react'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { authCopy } from '#app/copy/people/auth.ts'
import { uiCopy } from '#app/copy/site/ui.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'

// Signs out. This device's saved passes are deleted first, so that nobody finds them later. Without a connection,
// nobody is signed out, so the passes stay available.
export function SignOut({ look = 'secondary', label = authCopy.reset.signOut }: { look?: ButtonLook; label?: string }) {
  const [isLeaving, setIsLeaving] = useState(false)

  const { submit, isLost } = useFetcher()

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (isLeaving) return
    setIsLeaving(true)
    if (navigator.onLine) await wipePasses()
    await submit(form, { method: 'post', action: href('/logout') })
    setIsLeaving(false)
  }
  return (
    <Form method="post" action={href('/logout')} onSubmit={(event) => void leave(event)}>
      <Button type="submit" look={look} pending={isLeaving} pendingText={authCopy.wait}>
        {label}
      </Button>
      {isLost && <ErrorBox message={uiCopy.unsent} />}
    </Form>
  )
}

async function wipePasses() {
  try {
    const { removeAllPasses } = await import('#app/offline/saved-passes.ts')
    await removeAllPasses()
  } catch {
    // A browser without storage has no passes to wipe.
  }
}
