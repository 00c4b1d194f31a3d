import { type StartedRequest, requestedStandardScopes } from '#data/approvals/approvals.rules.ts'
import { Id } from '@accord/contract/fields.ts'
import { RequestedRoles, maxStateLength, rolesIn } from '@accord/contract/rules/approval-scopes.ts'
import {
  type Configuration,
  type KoaContextWithOIDC,
  errors,
  interactionPolicy,
} from 'oidc-provider'
import * as z from 'zod/mini'
import { defaultScopes, scopesIn } from '@accord/contract/rules/scopes.ts'
import { common } from '@accord/contract/rules/small-sets.ts'
import {
  requestedAcr,
  acrValues,
  requestsSecondFactor,
  canBeMet,
  isStrongEnough,
} from './claims/strength.rules.ts'
import { requireGivable } from './scopes.rules.ts'
import { type SilentParts, silentSignIn } from './silent-sign-in.ts'
import { isSubjectOf } from '#data/approvals/subjects.store.ts'
import { unlessGone } from './engine-request.ts'
import { unsupportedParameters } from './unsupported.ts'

/** Returns the content of a token without verifying it. The engine has created or verified the token. */
export function tokenContent<Content>(token: string): Content {
  const [, content = ''] = token.split('.')
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Content
}

const { Check, Prompt } = interactionPolicy

/** Everything that a request needs to continue after the person approved (`answer.ts`). */
export interface Decided {
  grantId: string
  /** The ID under which the application knows the person's session. */
  sid: string
}

/**
 * Defines when a person must decide on the approval screen. A request continues only with their decision, unless it
 * asks for a response without a page. Anything else that the person must do first, such as signing in again, happens
 * before the screen appears.
 */
export function interactionsOf(parts: SilentParts): NonNullable<Configuration['interactions']> {
  const silent = silentSignIn(parts)
  const policy = [
    signInPrompt(parts),
    new Prompt(
      { name: 'select_account', requestable: true },
      new Check('several_approvals', 'the person must choose a profile', (ctx) =>
        silent.isAmbiguous(ctx),
      ),
    ),
    new Prompt(
      { name: 'consent', requestable: true },
      new Check(
        'not_decided',
        'the person must decide on the approval screen',
        async (ctx) => ctx.oidc.result?.consent === undefined && !(await silent.goesOn(ctx)),
      ),
    ),
  ]
  return { policy, url: approvalAddress }
}

/**
 * Returns the engine's own sign-in prompt with three differences. A stronger sign-in than required is accepted. A request
 * that no one can meet is rejected before a person has to sign in for it. And a request can name the signed-in person by
 * any ID by which the application knows them, until they choose a profile.
 */
function signInPrompt({ db }: SilentParts) {
  const prompt = interactionPolicy.base().get('login')!
  for (const reason of ['essential_acrs', 'essential_acr', ...namingChecks.keys()]) {
    prompt.checks.remove(reason)
  }
  for (const [reason, { description, named }] of namingChecks) {
    prompt.checks.add(
      new Check(reason, description, 'login_required', async ({ oidc }) => {
        const subject = named(oidc)
        const { accountId: userId } = oidc.session!
        if (subject === undefined || subject === userId) return false
        if (userId === undefined || oidc.result?.login) return true
        const { clientId: applicationId } = oidc.client!
        return !(await unlessGone(isSubjectOf(db, { userId, applicationId, subject })))
      }),
    )
  }
  prompt.checks.add(
    new Check(
      'essential_acr',
      'the person did not authenticate with the requested strength',
      'unmet_authentication_requirements',
      ({ oidc }) => {
        const asked = oidc.claims.id_token?.['acr']
        if (!canBeMet(asked)) throw new errors.UnmetAuthenticationRequirements(acrUnknown)
        return !isStrongEnough(oidc.acr, asked)
      },
    ),
  )
  return prompt
}

type Oidc = KoaContextWithOIDC['oidc']

/** The two ways to name a person, by the engine's names of its checks. */
const namingChecks = new Map<string, { description: string; named: (oidc: Oidc) => unknown }>([
  [
    'id_token_hint',
    {
      description: 'id_token_hint and authenticated subject do not match',
      named: ({ entities: { IdTokenHint: hint } }) => hint?.payload['sub'],
    },
  ],
  [
    'claims_id_token_sub_value',
    {
      description: 'requested subject could not be obtained',
      named: ({ claims }) => (claims.id_token?.['sub'] as { value?: unknown } | null)?.value,
    },
  ],
])

const acrUnknown = `the only supported values of acr are ${acrValues.join(' and ')}`

/**
 * Returns the approval screen's address with the request's parameters. Everything important is checked again after the
 * decision.
 */
function approvalAddress({ oidc }: KoaContextWithOIDC, { uid, params, prompt }: Interaction) {
  const request = params as unknown as StartedRequest
  const { client_id, state = '', redirect_uri, scope = '', orgId, roles } = request
  const { login_hint: loginHint, ui_locales: uiLocales, claims } = request
  const first = oidc.session?.accountId && promptBefore(prompt)
  const query = new URLSearchParams({
    interaction: uid,
    application: client_id,
    state,
    redirect: redirect_uri,
    scope: [...requestedStandardScopes(request), ...scopesIn(scope)].join(' '),
    ...(orgId && { orgId }),
    ...(roles && { roles }),
    ...(first && { prompt: first }),
    ...(requestsSecondFactor(requestedAcr(claims)) && { acr: 'mfa' }),
    ...(loginHint && { loginHint }),
    ...(uiLocales && { uiLocales }),
  })
  return `/approval?${query.toString()}`
}

type Interaction = Parameters<NonNullable<NonNullable<Configuration['interactions']>['url']>>[1]

/**
 * Returns the prompt that a signed-in person must complete before they decide. If a different account is expected, the
 * screen says so.
 */
function promptBefore({ name, reasons }: Interaction['prompt']): string | undefined {
  const mustSignIn = reasons.includes('login_prompt') || reasons.includes('max_age')
  return mustSignIn || reasons.includes('select_account_prompt') ? name : undefined
}

/** Loads only the grant of this interaction's decision. An older grant would skip the choice of a profile. */
export async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const decided = oidc.result?.consent as Decided | undefined
  if (!decided) return undefined
  oidc.session!.sidFor(oidc.client!.clientId, decided.sid)
  return oidc.provider.Grant.find(decided.grantId)
}

/** Parameters in addition to OAuth's, and checks for some of OAuth's own. */
export const extraParams: NonNullable<Configuration['extraParams']> = {
  orgId(_ctx, value) {
    if (value !== undefined && !z.safeParse(Id, value).success) {
      throw new errors.InvalidRequest('orgId must be the ID of an organization')
    }
  },
  roles(_ctx, value) {
    if (value !== undefined && !z.safeParse(RequestedRoles, rolesIn(value)).success) {
      throw new errors.InvalidRequest('roles must be a comma-separated list of roles')
    }
  },
  state(_ctx, value) {
    if (value !== undefined && Buffer.byteLength(value) > maxStateLength) {
      throw new errors.InvalidRequest(`state must not be longer than ${maxStateLength} bytes`)
    }
  },
  /**
   * Sets the scopes of a request. Without scopes, it requests only the person's identity, as OpenID Connect defines
   * (RFC 6749, section 3.3). The person sees everything that is requested, including offline_access, which the engine
   * drops without prompt=consent.
   */
  scope(ctx, _value, client) {
    const registered = client.scope!.split(' ')
    const sent = scopeSentBy(ctx)
    if (sent) requireGivable(sent, client.scope!)
    const asked = sent ? sent.split(' ') : common(defaultScopes, registered)
    ctx.oidc.params!['scope'] = [...new Set(asked)].join(' ')
  },
  ...unsupportedParameters,
}

/**
 * Returns the scopes as they were sent or pushed. The engine removes unknown and dropped scopes from its own
 * parameters.
 */
function scopeSentBy({ method, query, oidc }: KoaContextWithOIDC): string | undefined {
  const { PushedAuthorizationRequest: pushed } = oidc.entities as {
    PushedAuthorizationRequest?: { request: string }
  }
  if (pushed) return tokenContent<{ scope?: string }>(pushed.request).scope
  return ((method === 'POST' ? oidc.body! : query) as { scope?: string }).scope
}
