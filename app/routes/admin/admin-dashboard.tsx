// /admin-dashboard: where own-admin is at home.
import { useLoaderData } from 'react-router'
import { requireRole } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { RoleHome } from './role-home.tsx'
import type { Route } from './+types/admin-dashboard.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, type } = await requireRole(request, context, ['own-admin'])
  return { user: { name, email, type }, figures: await context.get(shopContext).viewFigures() }
}

export default function AdminDashboard() {
  return <RoleHome page="adminDashboard" {...useLoaderData<typeof loader>()} />
}
