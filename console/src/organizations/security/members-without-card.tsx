import type { MemberWithout, SecondFactorPolicy } from '@accord/contract/organization-policies.ts'
import { useQuery } from '@tanstack/react-query'
import type { AppPath } from '../../browser/app-path.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { PagedList } from '../../pages/lists/paged-list.tsx'
import { RoleChip } from '../../permissions/role-chip.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { useOrganization } from '../use-organization.ts'
import { addressesWithout, membersWithoutQuery, withoutPerPage } from './policies.api.ts'

type MembersWithoutCardProps = {
  policy: SecondFactorPolicy
  page: number
  hrefOf: (page: number) => AppPath
}

/** Lists the members whom the policy affects, or would affect. */
export function MembersWithoutCard({ policy, page, hrefOf }: MembersWithoutCardProps) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const without = useQuery(membersWithoutQuery(id, page))
  const columns = columnsOf(t)
  const someWithout = policy.withOne < policy.members
  const table = (rows: readonly MemberWithout[], skeletonRows?: number) => (
    <Table
      caption={t('Members without a second factor')}
      plain
      columns={columns}
      rows={rows}
      rowKey={(row) => row.id}
      skeletonRows={skeletonRows}
    />
  )

  return (
    <Card
      title={t('Members without a second factor')}
      description={someWithout ? whatOfThem(policy, t) : undefined}
      action={
        someWithout && (
          <CopyButton
            value={() => addressesWithout(id)}
            label={t('Copy addresses')}
            copiedLabel={t('Addresses copied')}
            failedLabel={t("Your browser didn't allow copying.")}
          />
        )
      }
    >
      <PagedList
        query={without}
        page={page}
        perPage={withoutPerPage}
        hrefOf={hrefOf}
        pagesLabel={t('Members pagination')}
        failure={t('Unable to get member list')}
        loadingLabel={t('Loading members…')}
        skeleton={table([], 3)}
        empty={<EmptyState title={t('Everyone has a second factor.')} />}
      >
        {(rows) => table(rows)}
      </PagedList>
    </Card>
  )
}

function whatOfThem({ inForce, ends: { people } }: SecondFactorPolicy, t: Translate): string {
  if (inForce)
    return t("They still belong to the organization, but can't act for it until they set one up.")
  return people === 0
    ? t('None of them are currently active in this organization.')
    : t('{{count}} of them are currently active in this organization.', {
        count: people,
        defaultValue_one: '{{count}} of them is currently active in this organization.',
      })
}

function columnsOf(t: Translate): TableColumn<MemberWithout>[] {
  return [
    { id: 'name', header: t('Name'), cell: ({ name }) => name },
    { id: 'email', header: t('Email'), cell: ({ email }) => email, roomy: true },
    { id: 'roles', header: t('Roles'), cell: ({ roles }) => <RoleChip roles={roles} /> },
  ]
}
