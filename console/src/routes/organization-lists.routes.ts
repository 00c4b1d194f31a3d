import { rankedRoles } from '@accord/contract/rules/roles.ts'
import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { queryClient } from '../api/query-client.ts'
import {
  deepPageNumber,
  oneOf,
  pageNumber,
  searchOf,
  searchWords,
} from '../browser/search-fields.ts'
import { organization } from './organization.ts'

const members = createRoute({
  getParentRoute: () => organization,
  path: '/members',
  validateSearch: searchOf({
    page: deepPageNumber,
    show: oneOf(['members', 'invited']),
    search: searchWords,
    role: oneOf([...rankedRoles, 'contact']),
    sort: oneOf(['name']),
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { page = 1, ...filter }, context }) => {
    if (!context.manages) return
    void import('../members/members.api.ts').then(({ membersQuery }) =>
      queryClient.prefetchQuery(membersQuery(id, page, filter)),
    )
  },
  component: lazyRouteComponent(
    () => import('../members/table/members.screen.tsx'),
    'MembersScreen',
  ),
})

const inviteMembers = createRoute({
  getParentRoute: () => organization,
  path: '/members/invite',
  component: lazyRouteComponent(
    () => import('../members/invite/invite-members.screen.tsx'),
    'InviteMembersScreen',
  ),
})

const applications = createRoute({
  getParentRoute: () => organization,
  path: '/applications',
  // Each tab keeps its page while the other is looked at.
  validateSearch: searchOf({
    tab: oneOf(['authorized']),
    owned: pageNumber,
    authorized: pageNumber,
    search: searchWords,
  }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { tab, owned = 1, authorized = 1, search }, context }) => {
    if (!context.manages) return
    if (tab) {
      void import('../authorizations/authorizations.api.ts').then(({ authorizationsQuery }) =>
        queryClient.prefetchQuery(authorizationsQuery(id, authorized, search)),
      )
    } else {
      void import('../applications/applications.api.ts').then(({ applicationsQuery }) =>
        queryClient.prefetchQuery(applicationsQuery(id, owned, search)),
      )
    }
  },
  component: lazyRouteComponent(
    () => import('../applications/list/applications.screen.tsx'),
    'ApplicationsScreen',
  ),
})

const createApplication = createRoute({
  getParentRoute: () => organization,
  path: '/applications/new',
  component: lazyRouteComponent(
    () => import('../applications/create-application.screen.tsx'),
    'CreateApplicationScreen',
  ),
})

const authorizeApplication = createRoute({
  getParentRoute: () => organization,
  path: '/applications/authorize/$appId',
  component: lazyRouteComponent(
    () => import('../authorizations/authorize-application.screen.tsx'),
    'AuthorizeApplicationScreen',
  ),
})

const networks = createRoute({
  getParentRoute: () => organization,
  path: '/networks',
  // Each list keeps its page while the other is turned.
  validateSearch: searchOf({ created: pageNumber, joined: pageNumber, search: searchWords }),
  loaderDeps: ({ search }) => search,
  loader: ({ params: { id }, deps: { created = 1, joined = 1, search }, context }) => {
    if (!context.manages) return
    void import('../networks/networks.api.ts').then(({ networksQuery }) => {
      void queryClient.prefetchQuery(networksQuery(id, 'created', created, search))
      void queryClient.prefetchQuery(networksQuery(id, 'joined', joined, search))
    })
  },
  component: lazyRouteComponent(
    () => import('../networks/list/networks.screen.tsx'),
    'NetworksScreen',
  ),
})

const createNetwork = createRoute({
  getParentRoute: () => organization,
  path: '/networks/new',
  component: lazyRouteComponent(
    () => import('../networks/settings/create-network.screen.tsx'),
    'CreateNetworkScreen',
  ),
})

/** Its members, applications and networks, and where more of them are made. */
export const organizationLists = [
  members,
  inviteMembers,
  applications,
  createApplication,
  authorizeApplication,
  networks,
  createNetwork,
] as const
