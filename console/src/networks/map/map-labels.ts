import type { NetworkMap } from '@accord/contract/networks.ts'
import type { Translate } from '../../i18n/translation.ts'
import { listValues } from '../../i18n/translation.ts'
import { applicationsOf, type MapNode, type Tie } from './drawing/map-graph.ts'

type MembershipState = NetworkMap['organizations'][number]['standing']

export function membershipStateLabel(state: MembershipState, t: Translate): string {
  return { owner: t('Owner'), joined: t('Joined'), invited: t('Invited') }[state]
}

interface Shown {
  past: boolean
  changed: boolean
}

/** Describes a node, such as 'Northwind, joined, 2 applications, changed'. */
export function nodeName(node: MapNode, { past, changed }: Shown, t: Translate): string {
  const count = applicationsOf(node)
  const applications = t('{{count}} applications', {
    count,
    defaultValue_one: '{{count}} application',
  })
  const state = { owner: t('owner'), joined: t('joined'), invited: t('invited') }[node.standing]
  const known = [node.name, state, !past && applications, changed && t('changed')]
  return listValues(known.filter((part) => part !== false))
}

/** Describes an application that an organization authorized, with its owner. */
export function authorizedTie({ application, other }: Tie, t: Translate): string {
  return t('{{application}} (owned by {{organization}})', {
    application: application.name,
    organization: other.name,
  })
}

const maxNamed = 3

/** Describes an organization's own applications, each with the organizations that authorized it. */
export function offeredLines(ties: readonly Tie[], t: Translate): string[] {
  const byApplication = Map.groupBy(ties, ({ application }) => application.id)
  return [...byApplication.values()].map((same) => {
    const names = same.map(({ other }) => other.name)
    const shown = listValues(names.slice(0, maxNamed))
    const count = names.length - maxNamed
    const application = same[0]?.application.name ?? ''
    return t('{{application}} (authorized by {{organizations}})', {
      application,
      organizations: count > 0 ? t('{{names}} and {{count}} more', { names: shown, count }) : shown,
    })
  })
}
