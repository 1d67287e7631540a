import { useLoaderData } from 'react-router'
import { PageHead } from '#app/layout/page-head.tsx'
import { SignOut } from '#app/routes/auth/sign-out.tsx'
import { requireAccount } from '#app/session/guards.ts'
import type { Route } from './+types/account.ts'

export function loader({ request, context }: Route.LoaderArgs) {
  const { name, email } = requireAccount(request, context)
  return { name, email }
}

export default function Account() {
  const { name, email } = useLoaderData<typeof loader>()
  return (
    <div className="wrap grid gap-6 py-10">
      <PageHead title="Your Account" description="Your account." isPrivate />
      <h1 className="text-5xl">Your Account</h1>
      <p>
        {name} · <bdi>{email}</bdi>
      </p>
      <SignOut />
    </div>
  )
}
