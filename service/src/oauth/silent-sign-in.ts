import {
  requestedScopesOf,
  requestedProfileInState,
} from '@accord/contract/rules/approval-scopes.ts'
import { type Scope, scopesIn } from '@accord/contract/rules/scopes.ts'
import { errors, type KoaContextWithOIDC } from 'oidc-provider'
import {
  type GrantedApproval,
  type StartedRequest,
  requestedStandardScopes,
  requestedClaims,
  requestedSubject,
  grantableNow,
  previouslyGranted,
  requestedProfileIn,
} from '#data/approvals/approvals.rules.ts'
import { listGrantedApprovals } from '#data/approvals/approvals.store.ts'
import type { Context } from '#context.ts'
import { isForeignKeyViolation } from '#database/errors.ts'
import { ownOf } from '#oauth/storage/client-adapter.ts'
import { unlessGone } from './engine-request.ts'
import { recordSignedInTo } from '#data/sessions/session-applications.store.ts'
import { isKnownBy } from './public-clients.ts'

/** The `usage` is optional, because processes that answer no requests don't record it. */
export type SilentParts = Pick<Context, 'db'> & Partial<Pick<Context, 'usage'>>

/**
 * Handles requests for a response without a page. They succeed only if the signed-in person has approved the same
 * request before.
 */
export function silentSignIn({ db, usage }: SilentParts) {
  return {
    /** Returns whether several approvals match, so that the person would have to choose one. */
    async isAmbiguous({ oidc }: KoaContextWithOIDC): Promise<boolean> {
      return oidc.prompts.has('none') && (await givenFor(oidc)).length > 1
    },

    /** Continues with the first approval that covers everything. Returns false if there is none. */
    async goesOn({ oidc }: KoaContextWithOIDC): Promise<boolean> {
      if (!oidc.prompts.has('none')) return false
      const [approval] = await givenFor(oidc)
      if (!approval) return false
      try {
        await goOnWith(oidc, approval)
      } catch (error) {
        // The approval or session may end at this very moment.
        if (!isForeignKeyViolation(error) && !(error instanceof errors.InvalidGrant)) throw error
        return false
      }
      usage?.note('approval', approval.id)
      return true
    },
  }

  async function givenFor(oidc: Oidc): Promise<GrantedApproval[]> {
    const request = requestOf(oidc)
    if (!isKnownBy(ownOf(oidc.client!).kind, request.redirect_uri)) return []
    const inState = requestedProfileInState(request.state ?? '')
    if (!inState) return []
    const { accountId, uid } = oidc.session!
    const who = { userId: accountId!, applicationId: oidc.client!.clientId, sessionId: uid }
    return previouslyGranted(await unlessGone(listGrantedApprovals(db, who)), {
      scopes: scopesAskedBy(oidc),
      standardScopes: requestedStandardScopes(request),
      requestedProfiles: [requestedProfileIn(request), inState],
      profileId: profileHintedAt(oidc),
      subjects: [requestedSubject(request.claims), oidc.entities.IdTokenHint?.payload['sub']],
    })
  }

  /** Continues as a decision on the screen does (`answer.ts`), but stores no new approval. */
  async function goOnWith(oidc: Oidc, approval: GrantedApproval) {
    const { id: approvalId, subject: accountId, link_id: linkId } = approval
    const [grant, session] = [oidc.grant!, oidc.session!]
    const { clientId: applicationId } = oidc.client!
    const { uid: sessionId } = session
    const sid = await unlessGone(recordSignedInTo(db, { sessionId, applicationId, approvalId }))

    const request = requestOf(oidc)
    const standard = requestedStandardScopes(request)
    grant.addOIDCScope([...standard, ...grantableNow(approval, scopesAskedBy(oidc))].join(' '))
    grant.addOIDCClaims(requestedClaims(request.claims))
    const rests = !standard.includes('offline_access') && { sessionId }
    // The engine issues everything for the subject that the application knows.
    Object.assign(session, { accountId })
    const through = linkId !== null && { linkId }
    Object.assign(grant, { accountId, approvalId, givenIn: sessionId, ...rests, ...through })
    session.grantIdFor(applicationId, await grant.save())
    session.sidFor(applicationId, sid)
  }
}

type Oidc = KoaContextWithOIDC['oidc']

function requestOf({ params }: Oidc): StartedRequest {
  return params as unknown as StartedRequest
}

/** Returns the profile that the hint names, or null if it names only the person. */
function profileHintedAt({ entities: { IdTokenHint: hint } }: Oidc): string | null | undefined {
  return hint && ((hint.payload['profile_id'] as string | undefined) ?? null)
}

function scopesAskedBy(oidc: Oidc): Scope[] {
  return requestedScopesOf(scopesIn(oidc.client!.scope!), requestOf(oidc).scope ?? '')
}
