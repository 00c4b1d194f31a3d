import type { ProviderGuest } from '@accord/contract/provider-policy.ts'
import { useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { ApiError, explainError } from '../../api/api-error.ts'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { LoadedPart } from '../../pages/loaded.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Table, type TableColumn } from '../../ui/layout/table.tsx'
import { useOrganization } from '../use-organization.ts'
import {
  addProviderGuestMutation,
  providerGuestsQuery,
  removeProviderGuestMutation,
} from './provider-policy.api.ts'
import styles from './provider-policy.module.css'

/** Lists the members outside the verified domains who don't need the provider. Owners can change the list. */
export function ProviderGuestsCard() {
  const { t } = useTranslation()
  const { id, profileRoles = [] } = useOrganization()
  const isOwner = profileRoles.includes('owner')
  const removing = useAction({
    ...removeProviderGuestMutation(id),
    ask: (_profile: string) => ({
      title: t('Remove this guest from the list?'),
      message: t('They stay a member, and need the identity provider immediately.'),
      action: t('Remove guest'),
      danger: true,
    }),
    done: t('Guest removed'),
  })

  return (
    <Card
      title={t('Guests')}
      description={t(
        "Members with an address outside your verified domains, who don't need the identity provider. They need a second factor of their own instead.",
      )}
    >
      <div className={styles.parts}>
        {isOwner && <AddGuest />}
        <LoadedPart
          query={useQuery(providerGuestsQuery(id))}
          failure={t('Unable to load the guests.')}
        >
          {({ data }) =>
            data.length === 0 ? (
              <EmptyState title={t('No guests')}>
                {t('Add members who have no account at your identity provider.')}
              </EmptyState>
            ) : (
              <Table
                caption={t('Guests')}
                plain
                columns={columnsOf(t, isOwner ? (guest) => void removing.run(guest) : undefined)}
                rows={data}
                rowKey={(row) => row.id}
              />
            )
          }
        </LoadedPart>
      </div>
    </Card>
  )
}

function AddGuest() {
  const { t } = useTranslation()
  const { id } = useOrganization()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [wrong, setWrong] = useState<string>()
  const adding = useAction({
    ...addProviderGuestMutation(id),
    done: (guest) => guest && t('Guest added'),
    failed: (error) => {
      complain(t(error instanceof ApiError ? error.message : explainError(error)))
      return undefined
    },
    after: (guest) => {
      if (guest) setEmail('')
      else complain(t('No member has this address.'))
    },
  })

  function complain(sentence: string) {
    setWrong(sentence)
    field.current?.focus()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (email.trim() === '') complain(t('Enter the address of a member.'))
    else void adding.run(email.trim())
  }

  return (
    <form noValidate onSubmit={submit} className={styles.row}>
      <TextField
        ref={field}
        label={t("Member's email address")}
        type="email"
        name="guest"
        value={email}
        error={wrong}
        onChange={(event) => {
          setEmail(event.target.value)
          setWrong(undefined)
        }}
      />
      <Button type="submit" pending={adding.pending}>
        {t('Add guest')}
      </Button>
    </form>
  )
}

function columnsOf(
  t: Translate,
  onRemove: ((profileId: string) => void) | undefined,
): TableColumn<ProviderGuest>[] {
  return [
    { id: 'name', header: t('Name'), cell: ({ name }) => name },
    { id: 'email', header: t('Email'), cell: ({ email }) => email, roomy: true },
    { id: 'state', header: t('State'), cell: (guest) => stateOf(guest, t) },
    ...(onRemove
      ? [
          {
            id: 'remove',
            header: t('Actions'),
            cell: ({ id, name }: ProviderGuest) => (
              <Button
                size="small"
                variant="quiet"
                aria-label={t('Remove {{name}}', { name })}
                onClick={() => onRemove(id)}
              >
                {t('Remove')}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

/** Says why a listed guest still needs the provider. */
function stateOf({ secondFactor, inDomain }: ProviderGuest, t: Translate): string {
  if (inDomain) return t('Now in a verified domain')
  return secondFactor
    ? t('Has a second factor')
    : t('Has no second factor, or a new one that you need to accept by adding them again')
}
