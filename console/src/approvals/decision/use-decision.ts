import { authorize, type Decision } from '@accord/contract/approvals.ts'
import type { Profile } from '@accord/contract/people.ts'
import type { Scope } from '@accord/contract/rules/scopes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'
import type { ApprovalFlow } from '../../browser/approval-flow.ts'
import { leaveFor, leaveForAnswer } from '../../browser/leave-for.ts'
import { useWords } from '../../language/words.ts'
import { actForOrganization, callFor } from '../../session/act-for.ts'
import { call } from '../../session/call.ts'
import { decisionOn } from '../approval-parameters.ts'
import { approvalKey, becomeContact } from '../approval.api.ts'
import { decisionFailure, isOfTheFlow } from './decision-failure.ts'

type ApprovingProfile = Pick<Profile, 'id' | 'organization'>

export interface DecisionMaking {
  approve: (profile: ApprovingProfile) => Promise<void>
  /** Makes the profile that is missing first. */
  approveAsContact: (organizationId: string) => Promise<void>
  deny: () => Promise<void>
  pending: 'approve' | 'deny' | undefined
  /** What the specification says of it, and why it is so. */
  failure: { title: string; error: unknown } | undefined
}

/** Decides, and goes where the service says that the decision leads. */
export function useDecision(flow: ApprovalFlow, shown: readonly Scope[]): DecisionMaking {
  const { t } = useWords()
  const queries = useQueryClient()
  const [pending, setPending] = useState<DecisionMaking['pending']>()
  const [failure, setFailure] = useState<DecisionMaking['failure']>()

  const approve = (profile: ApprovingProfile) =>
    carryOut('approve', t('Error authorizing the profile.'), () => authorizeAs(profile))

  const approveAsContact = (organizationId: string) =>
    carryOut('approve', t('Error authorizing the profile.'), async () =>
      authorizeAs(await orSay(t('Error creating contact profile'), becomeContact(organizationId))),
    )

  const deny = () =>
    carryOut('deny', t('Unexpected error. Authorization failed'), () =>
      call(authorize, { body: bodyOf({ decision: 'deny' }) }).catch(homeIfNobodyIsToBeTold),
    )

  return { approve, approveAsContact, deny, pending, failure }

  async function authorizeAs({ id, organization }: ApprovingProfile) {
    await orSay(t('Error logging in.'), actForOrganization(organization.id))
    const body = bodyOf({ profile: id, scopes: [...shown] })
    return callFor(organization.id, authorize, { body })
  }

  function bodyOf(decided: Partial<z.input<typeof Decision>>) {
    return { ...decisionOn(flow), ...decided }
  }

  async function carryOut(
    decision: 'approve' | 'deny',
    refused: string,
    decide: () => Promise<{ redirect: string }>,
  ) {
    setPending(decision)
    setFailure(undefined)
    try {
      const { redirect } = await decide()
      await leaveForAnswer(redirect)
    } catch (error) {
      setFailure(
        error instanceof Failed
          ? { title: error.message, error: error.cause }
          : { title: decisionFailure(error, refused, t), error },
      )
      setPending(undefined)
      // The application may ask for something else by now, or the profile may be gone.
      await queries.invalidateQueries({ queryKey: approvalKey })
    }
  }
}

/** To say no needs nobody who can be told: whoever wants to leave, leaves. */
function homeIfNobodyIsToBeTold(error: unknown): Promise<never> {
  if (isOfTheFlow(error)) return leaveFor('/user/profile')
  throw error
}

/** A step on the way that has words of its own for its failure. */
class Failed extends Error {}

async function orSay<Result>(title: string, work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    throw new Failed(title, { cause })
  }
}
