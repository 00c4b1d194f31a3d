import {
  type ActivityYears,
  getActivityRule,
  setActivityRule,
} from '@accord/contract/activity-rule.ts'
import { mutationOptions, queryOptions } from '@tanstack/react-query'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

export function activityRuleQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'activity-rule'],
    queryFn: () => callFor(id, getActivityRule, { params: { id } }),
  })
}

export function setActivityRuleMutation(id: string) {
  return mutationOptions({
    mutationFn: (years: ActivityYears | null) =>
      callFor(id, setActivityRule, { params: { id }, body: { years } }),
    onSettled: () => refresh(['organization', id]),
  })
}
