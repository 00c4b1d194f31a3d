import { type OrganizationDomain, DomainForm, maxDomains } from '@accord/contract/domains.ts'
import { useQuery } from '@tanstack/react-query'
import Globe from 'lucide-react/icons/globe'
import { useRef } from 'react'
import { useAction } from '../actions/use-action.ts'
import { explainError } from '../api/api-error.ts'
import { hasStatus } from '../api/error-checks.ts'
import { useForm } from '../forms/use-form.ts'
import { useTranslation } from '../i18n/translation.ts'
import { NotWhileDeleted } from '../organizations/deletion/deletion-notices.tsx'
import { ManagedPage } from '../organizations/managed-page.tsx'
import { useOrganization, useOrganizationTrail } from '../organizations/use-organization.ts'
import { Loaded } from '../pages/loaded.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Card } from '../ui/layout/card.tsx'
import { DomainCard } from './domain-card.tsx'
import { addDomainMutation, domainsQuery } from './domains.api.ts'
import styles from './domains.module.css'

/** Lists the organization's domains, with the DNS record of each. */
export function DomainsScreen() {
  const { t } = useTranslation()
  const title = t('Domains')
  return (
    <ManagedPage
      title={title}
      trail={useOrganizationTrail({ label: title })}
      description={t(
        'Prove with a DNS record that a domain is yours. Then people with an address in it can ask to join.',
      )}
      noPermission={t("You don't have permission to see the domains")}
    >
      <Domains />
    </ManagedPage>
  )
}

function Domains() {
  const { t } = useTranslation()
  const { id, profileRoles = [] } = useOrganization()
  const isOwner = profileRoles.includes('owner')
  const domains = useQuery(domainsQuery(id))
  return (
    <Loaded query={domains} failure={t("We couldn't load the domains.")}>
      {({ data }) => (
        <>
          {isOwner && (
            <NotWhileDeleted>
              {data.length < maxDomains ? <AddCard hasNone={data.length === 0} /> : <TooMany />}
            </NotWhileDeleted>
          )}
          {!isOwner && data.length > 0 && (
            <p className={styles.hint}>{t('Only owners can add, change, or remove domains.')}</p>
          )}
          {!isOwner && data.length === 0 && (
            <EmptyState title={t('No domains yet')} icon={<Globe size={20} />}>
              {t('Only owners can add a domain.')}
            </EmptyState>
          )}
          {data.map((domain) => (
            <DomainCard key={domain.id} domain={domain} isOwner={isOwner} />
          ))}
        </>
      )}
    </Loaded>
  )
}

function TooMany() {
  const { t } = useTranslation()
  return (
    <p className={styles.hint}>
      {t('You have the maximum of {{count}} domains. To add another, remove one first.', {
        count: maxDomains,
      })}
    </p>
  )
}

function AddCard({ hasNone }: { hasNone: boolean }) {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const field = useRef<HTMLInputElement>(null)
  const adding = useAction({
    ...addDomainMutation(id),
    done: ({ displayName }: OrganizationDomain) =>
      t('{{domain}} added. Publish its DNS record next.', { domain: displayName }),
    // An error of the domain appears at the field.
    failed: (error) => (hasStatus(error, 400) ? undefined : t(explainError(error))),
  })
  const { props, errors, pending } = useForm({
    schema: DomainForm,
    submit: async ({ domain }, form) => {
      await adding.attempt(domain)
      form.reset()
      field.current?.focus()
    },
  })
  return (
    <Card
      title={t('Add a domain')}
      description={
        hasNone
          ? t(
              "Enter the domain of your email addresses. We'll give you a DNS record to publish, and check it every day.",
            )
          : undefined
      }
    >
      <form {...props} className={styles.add}>
        <TextField
          ref={field}
          label={t('Domain')}
          name="domain"
          placeholder="example.com"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors['domain']}
        />
        <Button type="submit" variant="primary" pending={pending}>
          {t('Add domain')}
        </Button>
      </form>
    </Card>
  )
}
