import {
  type Decision,
  authorize,
  challengeExpected,
  invalidState,
  notStartedHere,
  otherOrganizationExpected,
  otherPersonExpected,
  requestChanged,
  signInAgain,
} from '@accord/contract/approvals.ts'
import { invalidRedirect, isPrivateUse } from '@accord/contract/rules/redirect-uris.ts'
import { ApiError, ReauthCanceled, isTransient } from '../../api/api-error.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ApprovalFlow } from '../../browser/approval-flow.ts'
import { leaveFor } from '../../browser/redirects.ts'
import { leaveForApplication } from '../../browser/leave-for-application.ts'
import { actForOrganization, callFor } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import { decisionOn } from '../approval-parameters.ts'
import { approvalKey, becomeContact } from '../approval.api.ts'
import { signInFirst } from '../sign-in-first.ts'

/** Errors that apply to the whole request, so another profile wouldn't help. */
const ofTheFlow: string[] = [
  invalidRedirect,
  invalidState,
  notStartedHere,
  requestChanged,
  challengeExpected,
  otherPersonExpected,
  otherOrganizationExpected,
].map(({ code }) => code)

function isOfTheFlow(error: unknown): boolean {
  return error instanceof ApiError && ofTheFlow.includes(error.code)
}

/** Returns the specification's message for a failed decision (APV-11). */
export function decisionFailure(error: unknown, refused: string, t: Translate): string {
  if (!(error instanceof ApiError) || isTransient(error))
    return t('Unexpected error. Authorization failed')
  return isOfTheFlow(error) ? t('Error during auth flow') : refused
}

type ApprovingProfile = Pick<Profile, 'id' | 'organization'>

export interface DecisionMaking {
  /**
   * Approves with a profile, or as the person themselves. `authorize` also authorizes the application for the
   * organization.
   */
  approve: (profile: ApprovingProfile | undefined, authorize: true | undefined) => Promise<void>
  /** Creates the missing contact profile and then approves with it. */
  approveAsContact: (organizationId: string) => Promise<void>
  deny: () => Promise<void>
  /** The label of the button that rejects, if it isn't 'Cancel'. */
  denyWords?: string
  pending: 'approve' | 'deny' | undefined
  /** Whether the answer was sent to an application on this device. */
  handedOver?: boolean
  /** The specification's message, which becomes the title, and the cause. */
  failure: { title: string; error: unknown } | undefined
}

/** The functions that send each decision. */
interface Deciding {
  approveAs: (profile: ApprovingProfile, authorize?: true) => Promise<void>
  approveAsOneself: () => Promise<void>
  deny: () => Promise<void>
}

/** Sends the decision, and redirects to the URL in the response. */
export function useDecision(flow: ApprovalFlow, shown: readonly Scope[]): DecisionMaking {
  const [handedOver, setHandedOver] = useState(false)
  const deciding = useDeciding({
    async approveAs({ id, organization }, authorizeToo) {
      const body = bodyOf({ profile: id, authorize: authorizeToo, scopes: [...shown] })
      const approved = callFor(organization.id, authorize, { body })
      const { redirect } = await approved.catch(signInAgainIfAsked)
      await leave(redirect)
    },
    async approveAsOneself() {
      const body = bodyOf({ personal: true, scopes: [...shown] })
      const { redirect } = await call(authorize, { body }).catch(signInAgainIfAsked)
      await leave(redirect)
    },
    async deny() {
      const denied = call(authorize, { body: bodyOf({ decision: 'deny' }) })
      const { redirect } = await denied.catch(homeIfNobodyIsToBeTold)
      await leave(redirect)
    },
  })
  return { ...deciding, handedOver }

  /** Opens the redirect URI. This page stays open if the browser opens an application on this device. */
  async function leave(redirect: string) {
    if (isPrivateUse(flow.redirect)) setHandedOver(true)
    await leaveForApplication(redirect)
  }

  /** Signs the person in again if the application requires a recent sign-in and they opened this screen without one. */
  function signInAgainIfAsked(error: unknown): Promise<never> {
    if (error instanceof ApiError && error.code === signInAgain.code) return signInFirst(flow, true)
    throw error
  }

  function bodyOf(decided: Partial<z.input<typeof Decision>>) {
    return { ...decisionOn(flow), ...decided }
  }
}

/** Runs one decision at a time, and keeps the error of the last one. */
export function useDeciding(deciding: Deciding): DecisionMaking {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const [pending, setPending] = useState<DecisionMaking['pending']>()
  const [failure, setFailure] = useState<DecisionMaking['failure']>()

  const approve: DecisionMaking['approve'] = (profile, authorizeToo) =>
    carryOut('approve', t('Error authorizing the profile.'), () =>
      profile ? approveAs(profile, authorizeToo) : deciding.approveAsOneself(),
    )

  const approveAsContact = (organizationId: string) =>
    carryOut('approve', t('Error authorizing the profile.'), async () =>
      approveAs(await orSay(t('Error creating contact profile'), becomeContact(organizationId))),
    )

  const deny = () => carryOut('deny', t('Unexpected error. Authorization failed'), deciding.deny)

  return { approve, approveAsContact, deny, pending, failure }

  async function approveAs(profile: ApprovingProfile, authorizeToo?: true) {
    await orSay(t('Error logging in.'), actForOrganization(profile.organization.id))
    await deciding.approveAs(profile, authorizeToo)
  }

  async function carryOut(
    decision: 'approve' | 'deny',
    refused: string,
    decide: () => Promise<void>,
  ) {
    setPending(decision)
    setFailure(undefined)
    try {
      await decide()
    } catch (error) {
      // The person canceled the confirmation of their identity, so nothing was sent.
      if (error instanceof ReauthCanceled) return setPending(undefined)
      setFailure(
        error instanceof Failed
          ? { title: error.message, error: error.cause }
          : { title: decisionFailure(error, refused, t), error },
      )
      setPending(undefined)
      // The application's request may have changed, or the profile may have been removed.
      await queries.invalidateQueries({ queryKey: approvalKey })
    }
  }
}

/** Opens the home page if a rejection can't be sent to the application. */
function homeIfNobodyIsToBeTold(error: unknown): Promise<never> {
  if (isOfTheFlow(error)) return leaveFor('/user/profile')
  throw error
}

/** The failure of a step that has its own message. */
class Failed extends Error {}

async function orSay<Result>(title: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw new Failed(title, { cause })
  }
}
