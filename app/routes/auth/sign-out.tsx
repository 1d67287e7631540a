import { useState, type FormEvent } from 'react'
import { Form } from 'react-router'
import { authCopy } from '#app/copy/auth.ts'
import { Button, type ButtonLook } from '#app/ui/button.tsx'

// Signs out; saved passes of this device are wiped first, so that nobody who comes after finds them.
export function SignOut({ look = 'secondary', label = authCopy.reset.signOut }: { look?: ButtonLook; label?: string }) {
  const [isLeaving, setIsLeaving] = useState(false)

  const leave = async (event: FormEvent<HTMLFormElement>) => {
    const form = event.currentTarget
    event.preventDefault()
    if (isLeaving) return
    setIsLeaving(true)
    await wipePasses()
    form.submit()
  }
  return (
    <Form method="post" action="/logout" reloadDocument onSubmit={(event) => void leave(event)}>
      <Button type="submit" look={look} pending={isLeaving} pendingText={authCopy.wait}>
        {label}
      </Button>
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
