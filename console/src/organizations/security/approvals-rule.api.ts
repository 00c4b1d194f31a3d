import {
  getApprovalsRule,
  type MemberApprovals,
  setApprovalsRule,
} from '@accord/contract/approvals-rule.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

export function approvalsRuleQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'approvals-rule'],
    queryFn: () => callFor(id, getApprovalsRule, { params: { id } }),
    refetchInterval: ({ state: { data } }) => (data?.ending ? 2000 : false),
  })
}

export function setApprovalsRuleMutation(id: string) {
  return mutationOptions({
    mutationFn: (memberApprovals: MemberApprovals) =>
      callFor(id, setApprovalsRule, { params: { id }, body: { memberApprovals } }),
    onSettled: () => refresh(['organization', id]),
  })
}
