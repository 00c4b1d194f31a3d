import { getRouteApi, Outlet } from '@tanstack/react-router'
import { OrganizationNotFound } from '../../organizations/organization-not-found.tsx'
import { OrganizationFrame } from './organization-frame.tsx'

const route = getRouteApi('/signed-in/organization/$id')

/** The pages of the organization that the address names. */
export function OrganizationArea() {
  const { id } = route.useParams()
  return (
    <OrganizationFrame id={id} notFound={<OrganizationNotFound />}>
      <Outlet />
    </OrganizationFrame>
  )
}
