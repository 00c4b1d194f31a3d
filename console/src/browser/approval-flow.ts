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

/** What an application asks for, by the names it has in the address of /approval. */
export type ApprovalFlow = { application: string; state: string; redirect: string } & {
  [Name in (typeof names)[number]]?: string
}

/** The approval that a query string holds; undefined unless it is whole. */
export function approvalFlowIn(search: string): ApprovalFlow | undefined {
  const query = new URLSearchParams(search)
  const held = names.flatMap((name) => {
    const value = query.get(name) ?? query.get(asOAuthWrites(name))
    return value === null ? [] : [[name, value]]
  })
  const flow = Object.fromEntries(held) as ApprovalFlow
  const { application, redirect, state, interaction } = flow
  // A request at /oauth/authorize may do without a state; the service then hands an empty one on.
  const hasState = Boolean(state || (state === '' && interaction))
  return application && redirect && hasState ? flow : undefined
}

/** The scopes in a request that came by the standard way in; without any it asks for none. */
export function requestedBy({ interaction, scope = '' }: ApprovalFlow): string | undefined {
  return interaction === undefined ? undefined : scope
}

/** code_challenge for codeChallenge: where applications have the words of OAuth, they send those. */
function asOAuthWrites(name: string): string {
  return name.replace(/[A-Z]/g, (email) => `_${email.toLowerCase()}`)
}
