import type { Organization } from '@accord/contract/organizations.ts'
import { canManage } from '@accord/contract/rules/roles.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { keep, recall } from '../../browser/browser-storage.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { firstStepsQuery } from './first-steps.api.ts'

const newForMs = 30 * 24 * 60 * 60 * 1000

/** What is to be done first in a new organization; nothing for those who do not manage it, or dismissed it here. */
export function useFirstSteps({ id, createdAt, deletion, profileRoles = [] }: Organization) {
  const [hidden, setHidden] = useState(() => recall('hiddenFirstSteps')?.includes(id) ?? false)
  const now = useNow()
  const isNew = createdAt !== undefined && now.getTime() - Date.parse(createdAt) < newForMs
  const enabled = isNew && !hidden && !deletion && canManage(profileRoles)
  const { data, isPending } = useQuery({ ...firstStepsQuery(id), enabled })

  function dismiss() {
    keep('hiddenFirstSteps', [...(recall('hiddenFirstSteps') ?? []), id])
    setHidden(true)
  }

  // What comes later would push the page away.
  return { known: !enabled || !isPending, steps: enabled ? data : undefined, dismiss }
}
