import type { FrontDoorPath } from '@accord/contract/front-door.ts'
import type { ReactNode } from 'react'
import { useAfterHydration } from './use-after-hydration.ts'

/** A link to another page before sign-in that carries the query string along: it may hold a flow. */
export function QueryKeptLink({ to, children }: { to: FrontDoorPath; children: ReactNode }) {
  const search = useAfterHydration(() => location.search, '')
  return <a href={`${to}${search}`}>{children}</a>
}
