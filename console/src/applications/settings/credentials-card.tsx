import { type Application, type KeyCard, deleteKey } from '@accord/contract/applications.ts'
import { type RefObject, useRef, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/api-error.ts'
import { useTranslation } from '../../i18n/translation.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { Credential, MonoValue } from '../../ui/text/credential.tsx'
import { LastUsed, TimeSentence } from '../../ui/text/relative-time.tsx'
import { formatAbsoluteTime, useNow } from '../../ui/text/format-time.ts'
import { createKeyMutation, deleteKeyMutation, keysQuery, secretMutation } from './keys.api.ts'
import { ImpactPreview } from '../../pages/what-ends.tsx'
import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../../pages/loaded.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { kindName } from '../application-kind.tsx'
import styles from './credentials-card.module.css'

type ClientSecretProps = { application: Application; secret: KeyCard }

/** Shows the masked secret. The browser fetches it only when someone reveals or copies it. */
function ClientSecret({ application, secret: key }: ClientSecretProps) {
  const { t } = useTranslation()
  const now = useNow()
  const [revealed, setRevealed] = useState(false)
  const fetching = useAction({
    ...secretMutation(application, key.id),
    failed: (error) =>
      t('Unexpected error while fetching application keys: {{reason}}', {
        reason: t(explainError(error)),
      }),
  })
  const secret = fetching.result
  const obtain = async () => secret ?? fetching.attempt()
  const reveal = () =>
    obtain().then(
      () => setRevealed(true),
      () => {},
    )

  return (
    <Credential
      label={t('Client secret')}
      copy={{
        value: obtain,
        label: t('Copy client secret'),
        copiedLabel: t('Client Secret Copied!'),
      }}
      shown={revealed && secret ? <MonoValue value={secret} /> : <code>{mask(key)}</code>}
      action={
        <Button
          size="small"
          pending={fetching.pending}
          aria-label={revealed ? t('Hide client secret') : t('Reveal client secret')}
          onClick={() => (revealed ? setRevealed(false) : void reveal())}
        >
          {revealed ? t('Hide') : t('Reveal')}
        </Button>
      }
    >
      <span>
        <TimeSentence text={t('Created {{time}}')} value={key.createdAt} now={now} />
      </span>
      <span>
        <LastUsed at={key.lastUsedAt} />
      </span>
      <SeenByFormer secret={key} />
    </Credential>
  )
}

/** Names people who left and still know the secret, which can be rotated. */
function SeenByFormer({ secret: { seenByFormer } }: { secret: KeyCard }) {
  const { t } = useTranslation()
  return seenByFormer.map(({ name, at }) => (
    <Chip key={`${name} ${at}`} tone="warning">
      {t('Viewed by {{name}}, who left', { name })}
    </Chip>
  ))
}

type EndingSecretProps = { secret: KeyCard; deleting: boolean; onDelete: () => void }

/** Shows a rotated secret, which works until it expires. */
function ExpiringSecret({ secret: key, deleting, onDelete }: EndingSecretProps) {
  const { t, language } = useTranslation()
  return (
    <Credential
      label={t('Old client secret')}
      shown={<code>{mask(key)}</code>}
      action={
        <Button
          size="small"
          pending={deleting}
          aria-label={t('Delete the old client secret')}
          onClick={onDelete}
        >
          {t('Delete')}
        </Button>
      }
    >
      {key.expiresAt && (
        <Chip tone="warning">
          {t('Expires {{date}}', { date: formatAbsoluteTime(new Date(key.expiresAt), language) })}
        </Chip>
      )}
      <span>
        <LastUsed at={key.lastUsedAt} />
      </span>
      <SeenByFormer secret={key} />
    </Credential>
  )
}

function mask({ last4 }: KeyCard): string {
  return `${'•'.repeat(16)}${last4}`
}

function useRotateKey(application: Application) {
  const { t } = useTranslation()
  const { name } = application

  return useAction({
    ...createKeyMutation(application),
    ask: () => ({
      title: t('Rotate the client secret?'),
      message: t(
        "We'll create a new secret for {{name}}. The current one keeps working for 24 hours, so update {{name}} before then.",
        { name },
      ),
      action: t('Rotate'),
    }),
    done: t('New client secret created'),
  })
}

/** Deletes a secret. `after` moves the focus, because the focused button is removed with its row. */
function useDeleteKey(application: Application, after: () => void) {
  const { t } = useTranslation()
  const { id, name, organization } = application

  return useAction({
    ...deleteKeyMutation(application),
    ask: ({ id: keyId, last4 }: KeyCard) => ({
      title: t('Delete the old client secret?'),
      message: t(
        "The secret ending in {{last4}} and all tokens issued for it will stop working immediately. We'll reject requests from {{name}} that still use them.",
        { last4, name },
      ),
      action: t('Delete'),
      danger: true,
      content: (
        <ImpactPreview
          of={deleteKey}
          sent={{ params: { id, keyId } }}
          organizationId={organization.id}
        />
      ),
    }),
    done: ({ endedTokens }) =>
      t('Old client secret deleted. {{count}} tokens revoked.', {
        count: endedTokens,
        defaultValue_one: 'Old client secret deleted. {{count}} token revoked.',
      }),
    after,
  })
}

export function CredentialsCard({ application }: { application: Application }) {
  const { kind = 'web' } = application
  return isPublic(kind) ? (
    <PublicCredentials application={application} kind={kind} />
  ) : (
    <SecretCredentials application={application} />
  )
}

function PublicCredentials({
  application,
  kind,
}: {
  application: Application
  kind: ApplicationKind
}) {
  const { t } = useTranslation()
  return (
    <Card
      title={t('Client credentials')}
      description={t(
        "{{kind}}. It has no client secret because it can't keep one private. PKCE protects each sign-in. The client ID isn't secret.",
        { kind: kindName(kind, t) },
      )}
    >
      <dl className={styles.credentials}>
        <ClientId application={application} />
      </dl>
    </Card>
  )
}

export function ClientId({ application }: { application: Application }) {
  const { t } = useTranslation()
  return (
    <Credential
      label={t('Client ID')}
      copy={{
        value: application.id,
        label: t('Copy client ID'),
        copiedLabel: t('Client ID Copied!'),
      }}
    />
  )
}

function SecretCredentials({ application }: { application: Application }) {
  const { t } = useTranslation()
  const keys = useQuery(keysQuery(application))
  const rotate = useRef<HTMLButtonElement>(null)

  return (
    <Card
      title={t('Client credentials')}
      description={t(
        'Anyone with the client ID and secret can act as this application. Keep the secret private.',
      )}
    >
      <dl className={styles.credentials}>
        <ClientId application={application} />
        {keys.data && <Secrets application={application} secrets={keys.data} rotate={rotate} />}
      </dl>
      <Loaded query={keys} plain failure={t('Unexpected error while fetching application keys')}>
        {(secrets) => <Rotation application={application} secrets={secrets} rotate={rotate} />}
      </Loaded>
    </Card>
  )
}

type SecretsProps = {
  application: Application
  secrets: readonly KeyCard[]
  rotate: RefObject<HTMLButtonElement | null>
}

/** Shows the secrets. The first one is the current secret, and an older one may still work. */
function Secrets({ application, secrets: [current, ...older], rotate }: SecretsProps) {
  const deleting = useDeleteKey(application, () => rotate.current?.focus())
  return (
    <>
      {current && <ClientSecret key={current.id} application={application} secret={current} />}
      {older.map((secret) => (
        <ExpiringSecret
          key={secret.id}
          secret={secret}
          deleting={deleting.doing?.id === secret.id}
          onDelete={() => void deleting.run(secret)}
        />
      ))}
    </>
  )
}

function Rotation({ application, secrets, rotate }: SecretsProps) {
  const { t } = useTranslation()
  const rotating = useRotateKey(application)
  const full = secrets.length > 1
  return (
    <div className={styles.rotation}>
      {/* The button isn't `disabled`, because it has the focus at that moment and would lose it. */}
      <Button
        ref={rotate}
        aria-disabled={full}
        pending={rotating.pending}
        onClick={() => void rotating.run()}
      >
        {t('Rotate')}
      </Button>
      <span className={styles.hint}>
        {full
          ? t('Delete the old secret before you rotate the secret again.')
          : t('Creates a new secret. The old one keeps working for 24 hours.')}
      </span>
    </div>
  )
}
