import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import { mayManage, organizationQuery } from '../organizations/organizations.api.ts'
import { signedIn } from './root.ts'

/** Everything of one organization. */
export const organization = createRoute({
  getParentRoute: () => signedIn,
  path: '/organization/$id',
  // Lists of it are for those who manage it.
  beforeLoad: ({ params: { id } }) => ({ manages: mayManage(id) }),
  // Here and below: asked for while a link is pointed at or its code is on its way, and not waited for. The screen
  // draws the places of what is coming.
  loader: ({ params: { id } }) => {
    void queryClient.prefetchQuery(organizationQuery(id))
  },
  component: lazyRouteComponent(
    () => import('../shell/areas/organization-area.tsx'),
    'OrganizationArea',
  ),
})
