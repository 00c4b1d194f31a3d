import type { StandardScope } from '@accord/contract/rules/standard-scopes.ts'

/**
 * What is told of a person, by the scope that an application needs for it. Ours for people covers what the two
 * standard ones do together, but for the language, the picture and the time of the last change.
 */
export const claims = {
  openid: [
    'sub',
    'auth_time',
    'acr',
    'amr',
    'profile_id',
    'organization_id',
    'organization_name',
    'roles',
  ],
  profile: ['name', 'given_name', 'family_name', 'locale', 'updated_at', 'picture'],
  email: ['email', 'email_verified'],
  'user:read': ['email', 'email_verified', 'name', 'given_name', 'family_name'],
} as const

/** All of it that this service can tell: pictures only where it is set where they come from. */
export function claimsFor({ avatarUrl }: { avatarUrl: string | undefined }) {
  const profile = claims.profile.filter((claim) => avatarUrl || claim !== 'picture')
  return { ...claims, profile } as unknown as Record<string, string[]>
}

/** The claims that a request asks for one by one, wherever it wants them. */
export function claimsAskedIn(parameter: string | undefined): string[] {
  if (parameter === undefined) return []
  const { userinfo, id_token } = JSON.parse(parameter) as Partial<Record<string, object>>
  return [...new Set(Object.keys({ ...userinfo, ...id_token }))]
}

/** The person is told of what they stand for, as if the request had named the scopes. */
export function standardScopesOfClaims(parameter: string | undefined): StandardScope[] {
  const asked = claimsAskedIn(parameter)
  return (['profile', 'email'] as const).filter((scope) =>
    claims[scope].some((claim) => asked.includes(claim)),
  )
}

/** The one person that the ID token must speak of (OpenID Connect Core, 5.5.1). */
export function subjectAskedIn(parameter: string | undefined): string | undefined {
  if (parameter === undefined) return undefined
  const { id_token } = JSON.parse(parameter) as { id_token?: { sub?: { value?: string } | null } }
  return id_token?.sub?.value
}
