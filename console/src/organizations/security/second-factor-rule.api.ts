import {
  getSecondFactorRule,
  listMembersWithout,
  setSecondFactorRule,
} from '@accord/contract/second-factor-rule.ts'
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query'
import { pageQuery } from '../../api/paging.ts'
import { refresh } from '../../api/query-client.ts'
import { callFor } from '../../session/act-for.ts'

export const withoutPerPage = 20

/** As many as one answer holds. */
const mostAtOnce = 100

export function secondFactorRuleQuery(id: string) {
  return queryOptions({
    queryKey: ['organization', id, 'second-factor'],
    queryFn: () => callFor(id, getSecondFactorRule, { params: { id } }),
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

/** The addresses of everybody without a second factor, for a mail of one's own. */
export async function addressesWithout(id: string): Promise<string> {
  const addresses: string[] = []
  for (let page = 1; ; page += 1) {
    const query = pageQuery(page, mostAtOnce)
    const { data, __meta } = await callFor(id, listMembersWithout, { params: { id }, query })
    addresses.push(...data.map(({ email }) => email))
    if (data.length === 0 || addresses.length >= __meta.total) return addresses.join(', ')
  }
}

/** A time, `now`, or null to lift it. */
export function setSecondFactorRuleMutation(id: string) {
  return mutationOptions({
    mutationFn: (from: string | null) =>
      callFor(id, setSecondFactorRule, { params: { id }, body: { from } }),
    onSettled: () => refresh(['organization', id]),
  })
}
