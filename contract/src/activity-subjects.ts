import type { OrganizationActivityKind } from './activity-details.ts'

/** What a kind of activity is about: people choose by it before they choose the kind. */
export const activitySubjects = [
  'organization',
  'members',
  'applications',
  'networks',
  'exports',
  'reviews',
] as const
export type ActivitySubject = (typeof activitySubjects)[number]

/** A kind begins with what it happened to. */
export function subjectOf(kind: OrganizationActivityKind): ActivitySubject {
  if (/^(organization|activity)_/.test(kind)) return 'organization'
  if (/^(application|key|authorization|approval)_/.test(kind)) return 'applications'
  const [begin] = kind.split('_', 1)
  const named = ({ network: 'networks', export: 'exports', review: 'reviews' } as const)[begin!]
  return named ?? 'members'
}
