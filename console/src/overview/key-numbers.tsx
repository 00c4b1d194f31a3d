import type { AccessSummary } from '@accord/contract/access.ts'
import { useQuery } from '@tanstack/react-query'
import { accessSummaryQuery } from '../access/access-grants.api.ts'
import { type AppPath, pathTo } from '../browser/app-path.ts'
import { type Translate, listValues, useTranslation } from '../i18n/translation.ts'
import { networksQuery } from '../networks/networks.api.ts'
import { useOrganization } from '../organizations/use-organization.ts'
import { renderLink } from '../pages/router-link.tsx'
import styles from './key-numbers.module.css'

/** Shows numbers about the organization's size. Each number has a sentence and links to its page. */
export function KeyNumbers() {
  const { t, language } = useTranslation()
  const { id } = useOrganization()
  // The page works without the numbers.
  const { data: access } = useQuery({ ...accessSummaryQuery(id), retry: false })
  const { data: created } = useQuery({ ...networksQuery(id, 'created', 1), retry: false })
  const numbers = [
    access && membersNumber(id, access, t),
    access && applicationsNumber(id, access, t),
    access && created && networksNumber(id, access, created.__meta.total, t),
    access && accessNumber(id, access, t),
  ]

  return (
    <nav aria-label={t('Key numbers')}>
      <ul className={styles.numbers}>
        {numbers.map((number, index) => (
          <li key={number?.label ?? index} className={styles.place}>
            {number &&
              renderLink({
                href: number.to,
                className: styles.number,
                children: (
                  <>
                    <span className={styles.count}>{number.count.toLocaleString(language)}</span>
                    <span className={styles.label}>{number.label}</span>
                    <span className={styles.sentence}>{number.sentence}</span>
                  </>
                ),
              })}
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface KeyNumber {
  label: string
  to: AppPath
  count: number
  sentence: string
}

function membersNumber(id: string, { byKind }: AccessSummary, t: Translate): KeyNumber {
  return {
    label: t('Members'),
    to: pathTo('/organization/$id/members', { id }),
    count: byKind.person + byKind.contact,
    sentence:
      byKind.invitation === 0
        ? t('No pending invitations')
        : t('{{count}} pending invitations', {
            count: byKind.invitation,
            defaultValue_one: '{{count}} pending invitation',
          }),
  }
}

function applicationsNumber(id: string, { byKind }: AccessSummary, t: Translate): KeyNumber {
  const { own_application: own, authorization: authorized } = byKind
  return {
    label: t('Applications'),
    to: pathTo('/organization/$id/applications', { id }),
    count: own + authorized,
    sentence: t('{{own}} owned, {{authorized}} authorized', { own, authorized }),
  }
}

function networksNumber(
  id: string,
  { byKind: { network: joined } }: AccessSummary,
  created: number,
  t: Translate,
): KeyNumber {
  return {
    label: t('Networks'),
    to: pathTo('/organization/$id/networks', { id }),
    count: created + joined,
    sentence: t('{{created}} created, {{joined}} joined', { created, joined }),
  }
}

function accessNumber(id: string, { groups }: AccessSummary, t: Translate): KeyNumber {
  const { total, unused, allowedByFormer, asksForMore } = groups
  const concerns = [
    unused && t('{{count}} unused', { count: unused }),
    allowedByFormer && t('{{count}} granted by former members', { count: allowedByFormer }),
    asksForMore && t('{{count}} with more access than they use', { count: asksForMore }),
  ].filter((concern) => typeof concern === 'string')
  return {
    label: t('With access'),
    to: pathTo('/organization/$id/access', { id }),
    count: total,
    sentence: unused === null ? t('Checking…') : listValues(concerns) || t('No unused access'),
  }
}
