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
import { MembersScreen } from '../members/table/members.screen.tsx'
import { OrganizationId } from '../organizations/organization-id.ts'
import { useOrganizationMenu } from '../shell/areas/use-organization-menu.tsx'
import { SideMenu } from '../shell/side-menu.tsx'
import { keepSamples, sampleId } from './samples.ts'

interface DrawnPage {
  /** The last word of its address, and the document that holds it. */
  section: string
  area: 'organization' | 'wide'
  screen: RouteComponent
}

/** The pages that are drawn beforehand, by the very screens that take their place. */
const pages: DrawnPage[] = [{ section: 'members', area: 'wide', screen: MembersScreen }]

/**
 * Pages of an organization with one sample row in each list, for the documents to hold (`draw-page.ts` puts them in the place
 * of the frame's bars). What only a script can do is inert: it looks as it will, and takes no click that would be lost.
 */
export function drawPages() {
  keepSamples()
  return Promise.all(
    pages.map(async ({ section, area, screen }) => ({
      area,
      html: `<template id="${section}">${withoutScripts(await draw(section, screen))}</template>`,
    })),
  )
}

async function draw(section: string, screen: RouteComponent): Promise<string> {
  const root = createRootRoute()
  const signedIn = createRoute({ getParentRoute: () => root, id: 'signed-in' })
  const organization = createRoute({
    getParentRoute: () => signedIn,
    path: '/organization/$id',
    component: InOrganization,
  })
  const page = createRoute({ getParentRoute: () => organization, path: section, component: screen })
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren([organization.addChildren([page])])]),
    history: createMemoryHistory({ initialEntries: [`/organization/${sampleId}/${section}`] }),
  })
  await router.load()
  const html = renderToString(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  // React leaves what fails for the browser, and says nothing.
  if (!html.includes('~name~')) throw new Error(`The page ${section} cannot be drawn beforehand.`)
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

function withoutScripts(html: string): string {
  return (
    html
      .replaceAll(/<(button|input|select)\b/g, '<$1 inert')
      // Of what a row's buttons are called, which nobody can press.
      .replaceAll(/<span class="visually-hidden">[^<]*~[^<]*<\/span>/g, '')
      // Takes no focus: that waits for the page's own title.
      .replaceAll(' tabindex="-1"', '')
      // The same at every build.
      .replaceAll(/<time.*?<\/time>/g, '<time>&nbsp;</time>')
  )
}
