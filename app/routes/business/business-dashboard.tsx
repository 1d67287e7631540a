// /business-dashboard: where the business roles are at home.
import { useLoaderData } from 'react-router'
import { requireRole } from '#app/session/guards.ts'
import { RoleHome } from '../admin/role-home.tsx'
import type { Route } from './+types/business-dashboard.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { name, email, type } = await requireRole(request, context, ['business-admin', 'business-user'])
  return { user: { name, email, type }, figures: null }
}

export default function BusinessDashboard() {
  return <RoleHome page="businessDashboard" {...useLoaderData<typeof loader>()} />
}
