import { askedBy, type StartedRequest } from '#approvals/approvals.rules.ts'
import { Id } from '@accord/contract/fields.ts'
import { longestState, rolesIn, WishedRoles } from '@accord/contract/rules/approval-wishes.ts'
import {
  type Configuration,
  errors,
  interactionPolicy,
  type KoaContextWithOIDC,
} from 'oidc-provider'
import * as z from 'zod/mini'
import { scopesIn } from '@accord/contract/rules/scopes.ts'
import { requireGivable } from './scopes.rules.ts'
import { tokenContent } from './token-content.ts'

const { Check, Prompt } = interactionPolicy

/** What a request goes on with once the person approved (`answer.ts`). */
export interface Decided {
  grantId: string
  /** What the application knows the session by in which they did. */
  sid: string
}

/** Every request is decided on the screen, and nothing but that decision lets it go on. */
export const interactions: NonNullable<Configuration['interactions']> = {
  policy: [
    new Prompt(
      { name: 'consent', requestable: true },
      new Check(
        'not_decided',
        'the person must decide on the approval screen',
        ({ oidc }) => oidc.result?.consent === undefined,
      ),
    ),
  ],

  /** The screen's own address, with what the request asks for. All of it is compared again afterwards. */
  url(_ctx, { uid, params }) {
    const request = params as unknown as StartedRequest
    const { client_id, state = '', redirect_uri, scope = '', orgId, roles } = request
    const query = new URLSearchParams({
      interaction: uid,
      application: client_id,
      state,
      redirect: redirect_uri,
      scope: [...askedBy(request), ...scopesIn(scope)].join(' '),
      ...(orgId && { orgId }),
      ...(roles && { roles }),
    })
    return `/approval?${query.toString()}`
  },
}

/** Only the decision made in this interaction: a grant of another time would skip the choice of a profile. */
export async function loadExistingGrant({ oidc }: KoaContextWithOIDC) {
  const decided = oidc.result?.consent as Decided | undefined
  if (!decided) return undefined
  oidc.session!.sidFor(oidc.client!.clientId, decided.sid)
  return oidc.provider.Grant.find(decided.grantId)
}

/** Parameters that we know beside those of OAuth, and what we ask of one of those. */
export const extraParams: NonNullable<Configuration['extraParams']> = {
  orgId(_ctx, value) {
    if (value !== undefined && !z.safeParse(Id, value).success) {
      throw new errors.InvalidRequest('orgId must be the id of an organization')
    }
  },
  roles(_ctx, value) {
    if (value !== undefined && !z.safeParse(WishedRoles, rolesIn(value)).success) {
      throw new errors.InvalidRequest('roles must be a list of roles, separated by commas')
    }
  },
  state(_ctx, value) {
    if (value !== undefined && Buffer.byteLength(value) > longestState) {
      throw new errors.InvalidRequest(`state must not be longer than ${longestState} bytes`)
    }
  },
  /**
   * Who asks for no scope in particular asks for all that the application is registered for. What is asked for
   * is told to the person: offline_access too, which the engine drops unless the request says prompt=consent.
   */
  scope(ctx, _value, client) {
    const sent = scopeSentBy(ctx)
    if (sent) requireGivable(sent, client.scope!)
    const asked = sent ? new Set(sent.split(' ')) : scopesIn(client.scope!)
    ctx.oidc.params!['scope'] = [...asked].join(' ')
  },
}

/** As it was sent, or pushed before: the engine's own parameters lack by now what it does not know or drops. */
function scopeSentBy({ method, query, oidc }: KoaContextWithOIDC): string | undefined {
  const { PushedAuthorizationRequest: pushed } = oidc.entities as {
    PushedAuthorizationRequest?: { request: string }
  }
  if (pushed) return tokenContent<{ scope?: string }>(pushed.request).scope
  return ((method === 'POST' ? oidc.body! : query) as { scope?: string }).scope
}
