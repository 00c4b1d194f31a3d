import {
  type ActivityYears,
  type MemberApprovals,
  getActivityRetention,
  getApprovalPolicy,
  getSecondFactorPolicy,
  listMembersWithout,
  setActivityRetention,
  setApprovalPolicy,
  setSecondFactorPolicy,
} from '@accord/contract/organization-policies.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

export const withoutPerPage = 20

/** The maximum number of members in a response. */
const maxAtOnce = 100

export function secondFactorPolicyQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'second-factor'],
    queryFn: () => callFor(id, getSecondFactorPolicy, { params: { id } }),
  })
}

export function membersWithoutQuery(id: string, page: number) {
  return queryOptions({
    queryKey: ['organization', id, 'second-factor', 'without', page],
    queryFn: () =>
      callFor(id, listMembersWithout, { params: { id }, query: pageQuery(page, withoutPerPage) }),
    placeholderData: keepPreviousData,
  })
}

/** Returns the addresses of all members without a second factor, so that they can be emailed. */
export async function addressesWithout(id: string): Promise<string> {
  const addresses: string[] = []
  for (let page = 1; ; page += 1) {
    const query = pageQuery(page, maxAtOnce)
    const { data, __meta } = await callFor(id, listMembersWithout, { params: { id }, query })
    addresses.push(...data.map(({ email }) => email))
    if (data.length === 0 || addresses.length >= __meta.total) return addresses.join(', ')
  }
}

/** Sets the policy to a time or to `now`, or turns it off with null. */
export function setSecondFactorPolicyMutation(id: string) {
  return mutationOptions({
    mutationFn: (from: string | null) =>
      callFor(id, setSecondFactorPolicy, { params: { id }, body: { from } }),
    onSettled: () => refresh(['organization', id]),
  })
}

export function approvalPolicyQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'approval-policy'],
    queryFn: () => callFor(id, getApprovalPolicy, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.ending ? 2000 : false),
  })
}

export function setApprovalPolicyMutation(id: string) {
  return mutationOptions({
    mutationFn: (memberApprovals: MemberApprovals) =>
      callFor(id, setApprovalPolicy, { params: { id }, body: { memberApprovals } }),
    onSettled: () => refresh(['organization', id]),
  })
}

export function activityRetentionQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'activity-retention'],
    queryFn: () => callFor(id, getActivityRetention, { params: { id } }),
  })
}

export function setActivityRetentionMutation(id: string) {
  return mutationOptions({
    mutationFn: (years: ActivityYears | null) =>
      callFor(id, setActivityRetention, { params: { id }, body: { years } }),
    onSettled: () => refresh(['organization', id]),
  })
}
