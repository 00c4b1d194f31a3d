const names = [
  'application',
  'state',
  'redirect',
  'orgId',
  'roles',
  'interaction',
  'scope',
  'acr',
  'offlineAccess',
  'codeChallenge',
  'codeChallengeMethod',
  'nonce',
] as const

/** An application's request, with the parameter names of /approval. */
export type ApprovalFlow = { application: string; state: string; redirect: string } & {
  [Name in (typeof names)[number]]?: string
}

/** Reads the approval request from a query string. Returns undefined if it's incomplete. */
export function approvalFlowIn(search: string): ApprovalFlow | undefined {
  const query = new URLSearchParams(search)
  const held = names.flatMap((name) => {
    const value = query.get(name) ?? query.get(asOAuthWrites(name))
    return value === null ? [] : [[name, value]]
  })
  const flow = Object.fromEntries(held) as ApprovalFlow
  const { application, redirect, state, interaction } = flow
  // A request at /oauth/authorize may have no state. In that case, the service passes an empty one.
  const hasState = Boolean(state || (state === '' && interaction))
  return application && redirect && hasState ? flow : undefined
}

/** Returns the requested scopes of the standard flow, or undefined for the direct flow. */
export function requestedBy({ interaction, scope = '' }: ApprovalFlow): string | undefined {
  return interaction === undefined ? undefined : scope
}

/** Converts codeChallenge to code_challenge, the spelling of OAuth applications. */
function asOAuthWrites(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}
