import { writeQuery } from '../../../browser/query-string.ts'

/** What an application would ask for, and by which way in. */
export interface Asking {
  way: 'standard' | 'direct'
  application: string
  redirect: string
  /** The direct way in asks for all that is registered, and looks only for offline_access. */
  scopes: readonly string[]
  state: string
  /** With commas between them. */
  roles: string
  orgId: string
}

// Made anew for every request: words in capitals say where.
const challenge = 'CODE_CHALLENGE'

/** As an application sends a browser there (docs/oauth.md, 'The two ways in'). */
export function approvalAddress(asking: Asking, issuer: string): string {
  const { way, application, redirect, state } = asking
  if (way === 'direct') {
    const query = writeQuery({
      ...directly(asking),
      codeChallenge: challenge,
      codeChallengeMethod: 'S256',
    })
    return new URL(`/approval${query}`, issuer).href
  }
  const query = writeQuery({
    client_id: application,
    response_type: 'code',
    redirect_uri: redirect,
    scope: scopeOf(asking),
    state: state || 'STATE',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...wishesOf(asking),
  })
  return `${issuer}/authorize${query}`
}

/** As the approval screen finds it in its own address, whichever way in it was. */
export function flowOf(asking: Asking): string {
  if (asking.way === 'direct') return writeQuery(directly(asking))
  return writeQuery({
    ...directly(asking),
    interaction: 'preview',
    scope: scopeOf(asking),
  })
}

function directly(asking: Asking) {
  const { application, redirect, state, scopes } = asking
  return {
    application,
    state: state || 'STATE',
    redirect,
    ...(scopes.includes('offline_access') && { offlineAccess: 'true' }),
    ...wishesOf(asking),
  }
}

function wishesOf({ roles, orgId }: Asking) {
  return { ...(roles && { roles }), ...(orgId && { orgId }) }
}

function scopeOf({ scopes }: Asking): string {
  return ['openid', ...scopes].join(' ')
}
