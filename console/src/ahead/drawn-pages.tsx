import { QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  type RouteComponent,
  RouterProvider,
} from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { queryClient } from '../api/query-client.ts'
import { ApplicationsScreen } from '../applications/list/applications.screen.tsx'
import { MembersScreen } from '../members/table/members.screen.tsx'
import { NetworksScreen } from '../networks/list/networks.screen.tsx'
import { OrganizationsScreen } from '../organizations/list/organizations.screen.tsx'
import { OrganizationId } from '../organizations/organization-id.ts'
import { useWords } from '../language/words.ts'
import { useOrganizationMenu } from '../shell/areas/use-organization-menu.tsx'
import { useUserMenu } from '../shell/areas/use-user-menu.tsx'
import { SideMenu } from '../shell/side-menu.tsx'
import { keepLists, keepSamples, sampleId, sampleLists } from './samples.ts'
import { withPlaces, withoutScripts } from './with-places.ts'

interface DrawnPage {
  /** The last word of its address, and the document that holds it. */
  section: string
  area: 'user' | 'lists' | 'wide'
  screen: RouteComponent
  /** Of its lists: each may have nothing in it, and says so. */
  mayBeEmpty?: boolean
}

/** The pages that are drawn beforehand, by the very screens that take their place. */
const pages: DrawnPage[] = [
  { section: 'members', area: 'wide', screen: MembersScreen },
  { section: 'applications', area: 'lists', screen: ApplicationsScreen, mayBeEmpty: true },
  { section: 'networks', area: 'lists', screen: NetworksScreen, mayBeEmpty: true },
  { section: 'organizations', area: 'user', screen: OrganizationsScreen, mayBeEmpty: true },
]

/**
 * Pages with a sample row of each kind in each list, and as they are where some of the lists have none, for the documents to
 * hold (`draw-page.ts` puts them in the place of the frame's bars).
 */
export async function drawPages() {
  keepSamples()
  const drawn = []
  for (const page of pages) {
    for (const nones of page.mayBeEmpty ? choicesOf(sampleLists[page.section]!) : [[]]) {
      keepLists(page.section, nones)
      const whole = withoutScripts(withPlaces(page.section, await draw(page)))
      // The menu stands by the time that something is known of the lists.
      const html = nones.length > 0 ? whole.slice(whole.indexOf('</nav>') + 6) : whole
      const id = page.section + nones.join('')
      drawn.push({ area: page.area, html: `<template id="${id}">${html}</template>` })
    }
  }
  return drawn
}

/** None of them, this one, that one, both. */
function choicesOf(lists: readonly unknown[]): number[][] {
  return lists.reduce<number[][]>(
    (choices, _, index) => [...choices, ...choices.map((choice) => [...choice, index])],
    [[]],
  )
}

async function draw({ section, area, screen }: DrawnPage): Promise<string> {
  const root = createRootRoute()
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
  const place = createRoute({
    getParentRoute: () => signedIn,
    ...(area === 'user'
      ? { path: '/user', component: InUser }
      : { path: '/organization/$id', component: InOrganization }),
  })
  const page = createRoute({ getParentRoute: () => place, path: section, component: screen })
  const address = area === 'user' ? '/user' : `/organization/${sampleId}`
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([place.addChildren([page])])]),
    history: createMemoryHistory({ initialEntries: [`${address}/${section}`] }),
  })
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // React leaves what fails for the browser, and says nothing.
  if (!html.includes('<h1')) throw new Error(`The page ${section} cannot be drawn beforehand.`)
  return html
}

/** The menu of those who manage it comes first: nobody else sees these pages. */
function InOrganization() {
  return (
    <OrganizationId value={sampleId}>
      <SideMenu label="~organization~" items={useOrganizationMenu(sampleId, ['owner'])} />
      <Outlet />
    </OrganizationId>
  )
}

function InUser() {
  const { t } = useWords()
  return (
    <>
      <SideMenu label={t('Your account')} items={useUserMenu()} />
      <Outlet />
    </>
  )
}
