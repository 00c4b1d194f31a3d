import { Email } from '@accord/contract/fields.ts'
import { type FoundOrganization, maxSearchResults } from '@accord/contract/network-invitations.ts'
import type { Network } from '@accord/contract/networks.ts'
import { useState } from 'react'
import * as z from 'zod/mini'
import { rateLimitMessage } from '../../api/api-error.ts'
import { hasStatus } from '../../api/error-checks.ts'
import { useForm } from '../../forms/use-form.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { searchFor } from '../network-members.api.ts'
import styles from './invite-organizations.module.css'

const SearchForm = z.strictObject({ email: Email })

type OrganizationSearchProps = {
  network: Network
  /** This is set while invitations are being sent. */
  locked: boolean
  onFound: (results: readonly FoundOrganization[]) => void
}

/** Shows step 1, the search by the exact email address of an organization's manager. */
export function OrganizationSearch({ network, locked, onFound }: OrganizationSearchProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState<number>()
  const { props, errors, pending } = useForm({
    schema: SearchForm,
    submit: async ({ email }, form) => {
      setCount(undefined)
      const results = await searchFor(network, email)
      setCount(results.length)
      onFound(results)
      // If there are no results, the address stays, so that it can be corrected.
      if (results.length > 0) form.reset()
    },
    onRefused: (error) => showSnackbar({ kind: 'error', message: expectedErrorOf(error, t) }),
  })

  return (
    <form {...props}>
      <Card
        title={t('1. Search')}
        footer={
          <Button type="submit" pending={pending} disabled={locked}>
            {t('Search')}
          </Button>
        }
      >
        <TextField
          name="email"
          label={t("Admin's email address")}
          hint={t(
            "The exact email address of one of the organization's admins or owners. Partial addresses and names don't work.",
          )}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          error={errors['email']}
        />
        <div className={styles.outcome} role="status">
          {count !== undefined && <Outcome count={count} />}
        </div>
      </Card>
    </form>
  )
}

function Outcome({ count }: { count: number }) {
  const { t } = useTranslation()
  if (count >= maxSearchResults) {
    return t('Showing the first {{count}}.', { count })
  }
  if (count > 0) {
    const found = t('{{count}} organizations found.', {
      count,
      defaultValue_one: '{{count}} organization found.',
    })
    return <span className="visually-hidden">{found}</span>
  }
  return (
    <Notice kind="info" title={t('No organization found.')} announce={false}>
      {t(
        'Ask an admin for the email address they sign in with. Some organizations are hidden from search.',
      )}
    </Notice>
  )
}

function expectedErrorOf(error: unknown, t: Translate): string {
  if (hasStatus(error, 400)) return t('Invalid or missing inputs during search.')
  return rateLimitMessage(error) ?? t('Unexpected error')
}
