import { secondFactorNeeded } from '@accord/contract/refusal.ts'
import { hashKey, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasCode } from '../../api/refused-with.ts'
import { organizationQuery } from '../../organizations/organizations.api.ts'

/**
 * An organization may begin to require a second factor while somebody looks at its pages: the first read that is
 * refused for it asks for the organization anew, whose own refusal says what to do in place of the page.
 */
export function useRuleBegun(id: string) {
  const client = useQueryClient()
  useEffect(() => {
    const { queryKey } = organizationQuery(id)
    const own = hashKey(queryKey)
    return client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      if (event.query.queryHash === own || !hasCode(event.action.error, secondFactorNeeded)) return
      void client.invalidateQueries({ queryKey, exact: true })
    })
  }, [client, id])
}
