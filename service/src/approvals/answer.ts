import type { Decision } from '@accord/contract/approvals.ts'
import { notFound, membershipSuspended, unauthenticated } from '@accord/contract/errors.ts'
import type { FastifyReply } from 'fastify'
import { errors, type Provider } from 'oidc-provider'
import { isGoneFrom } from '#database/errors.ts'
import type { Decided } from '#oauth/interactions.ts'
import { RequestError } from '#request-error.ts'
import {
  type StartedRequest,
  addressWith,
  requestedClaims,
} from '#data/approvals/approvals.rules.ts'
import { MembershipSuspended, SessionEnded } from '#oauth/storage/adapter.ts'
import type { ApprovalRow } from '#data/approvals/approvals.store.ts'
import type { Approved } from './save-approval.ts'

/** A decision with the reply, because the OAuth engine reads and writes its cookies itself. */
interface Deciding {
  body: Decision
  reply: FastifyReply
}

/** Finds the request that this browser started at /oauth/authorize, by its cookie and never by its ID alone. */
export async function findRequest(
  provider: Provider,
  { body: { interaction }, reply }: Deciding,
): Promise<StartedRequest | undefined> {
  if (interaction === undefined) return undefined
  try {
    const { uid, params } = await provider.interactionDetails(reply.request.raw, reply.raw)
    return uid === interaction ? (params as unknown as StartedRequest) : undefined
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return undefined
    throw error
  }
}

interface Answering extends Deciding {
  request: StartedRequest | undefined
}

interface ApprovedHere extends Approved {
  /** The ID by which the application knows the person. The engine uses it as the account's ID. */
  subject: string
  /** The session in which the person decided. */
  sessionId: string
  /** The session's ID as the application knows it. */
  sid: string
}

/**
 * Denies the request. The standard flow continues at the engine, and the direct flow leads straight back to the
 * application.
 */
export async function answerNo(
  provider: Provider,
  { body: decision, reply, request }: Answering,
): Promise<string> {
  const error = { error: 'access_denied', error_description: 'the person denied the request' }
  if (request) return provider.interactionResult(reply.request.raw, reply.raw, error)
  return addressWith(decision.redirect, { ...error, ...sentBack(provider, decision) })
}

export function answerYes(...answering: Parameters<typeof grantAndAnswer>): Promise<string> {
  return rejectIfExpired(grantAndAnswer(...answering))
}

/** Makes the call fail if the application, the approval, or the session ended before the response was complete. */
export async function rejectIfExpired<Result>(answering: Promise<Result>): Promise<Result> {
  try {
    return await answering
  } catch (error) {
    if (!(error instanceof errors.InvalidGrant || error instanceof errors.SessionNotFound))
      throw error
    if (error instanceof MembershipSuspended) throw new RequestError(membershipSuspended)
    const signedOut =
      error instanceof SessionEnded || isGoneFrom('oauth_artifacts_session_id_fkey', error.cause)
    throw signedOut
      ? new RequestError(unauthenticated)
      : new RequestError(notFound, { detail: 'application' })
  }
}

async function grantAndAnswer(
  provider: Provider,
  { body: decision, reply, request }: Answering,
  {
    approval,
    subject,
    scopes,
    standardScopes,
    authTime,
    strength,
    linkId,
    sessionId,
    sid,
  }: ApprovedHere,
): Promise<string> {
  const scope = [...standardScopes, ...scopes].join(' ')
  const { application_id: clientId } = approval
  const accountId = subject
  // Without offline access, the tokens end when the person signs out.
  const rests = standardScopes.includes('offline_access') ? {} : { sessionId }
  const given = { subject, scope, claims: request?.claims, givenIn: sessionId, linkId }
  const grantId = await grantOn(provider, approval, given, rests)

  if (request) {
    return provider.interactionResult(reply.request.raw, reply.raw, {
      login: { accountId, remember: false, ts: authTime, ...strength },
      select_account: {},
      consent: { grantId, sid } satisfies Decided,
    })
  }
  const client = await provider.Client.find(clientId)
  if (!client) throw new RequestError(notFound, { detail: 'application' })
  const { redirect, codeChallenge, codeChallengeMethod, nonce } = decision
  const code = new provider.AuthorizationCode({
    client,
    accountId,
    grantId,
    scope,
    authTime,
    ...strength,
    sid,
    codeChallenge,
    codeChallengeMethod,
    nonce,
    redirectUri: redirect,
    gty: 'authorization_code',
  })
  return addressWith(redirect, { code: await code.save(), ...sentBack(provider, decision) })
}

/** Creates the grant for codes and tokens. It belongs to the approval, so they end together. */
export function grantOn(
  provider: Provider,
  { application_id: clientId, id: approvalId }: ApprovalRow,
  {
    subject: accountId,
    givenIn,
    linkId,
    ...given
  }: {
    subject: string
    scope: string
    claims?: string | undefined
    givenIn: string
    linkId: string | null
  },
  besides: { sessionId?: string } = {},
): Promise<string> {
  const rests = { approvalId, givenIn, ...(linkId !== null && { linkId }), ...besides }
  const grant = new provider.Grant({ clientId, accountId, ...rests })
  grant.addOIDCScope(given.scope)
  grant.addOIDCClaims(requestedClaims(given.claims))
  return grant.save()
}

/** Returns the state exactly as it was sent, and the issuer (RFC 9207). */
function sentBack({ issuer }: Provider, { state }: Decision) {
  return { ...(state !== '' && { state }), iss: issuer }
}
