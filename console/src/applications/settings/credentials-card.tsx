import type { Application, KeyCard } from '@accord/contract/applications.ts'
import { type ApplicationKind, isPublic } from '@accord/contract/rules/application-kinds.ts'
import { useQuery } from '@tanstack/react-query'
import { type RefObject, useRef } from 'react'
import { useWords } from '../../language/words.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import { kindName } from '../kind-words.ts'
import { ClientSecret, EndingSecret } from './client-secrets.tsx'
import styles from './credentials-card.module.css'
import { keysQuery } from './keys.api.ts'
import { useDeleteKey, useRotateKey } from './use-key-changes.tsx'

/** What the application proves itself with. */
export function CredentialsCard({ application }: { application: Application }) {
  const { kind = 'web' } = application
  return isPublic(kind) ? (
    <PublicCredentials application={application} kind={kind} />
  ) : (
    <SecretCredentials application={application} />
  )
}

/** It runs where everything can be read through. */
function PublicCredentials({
  application,
  kind,
}: {
  application: Application
  kind: ApplicationKind
}) {
  const { t } = useWords()
  return (
    <Card
      title={t('API credentials')}
      description={t(
        '{{kind}}: it runs where no secret can be kept, so it has none, and each sign-in is proved by PKCE. The client ID is no secret.',
        { kind: kindName(kind, t) },
      )}
    >
      <dl className={styles.credentials}>
        <ClientId application={application} />
      </dl>
    </Card>
  )
}

function ClientId({ application }: { application: Application }) {
  const { t } = useWords()
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
  const { t } = useWords()
  const keys = useQuery(keysQuery(application))
  const rotate = useRef<HTMLButtonElement>(null)

  return (
    <Card
      title={t('API credentials')}
      description={t('Whoever has both can act as this application. Keep the secret to yourself.')}
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

/** The first is the one to use; an older one may still work beside it. */
function Secrets({ application, secrets: [current, ...older], rotate }: SecretsProps) {
  const deleting = useDeleteKey(application, () => rotate.current?.focus())
  return (
    <>
      {current && <ClientSecret key={current.id} application={application} secret={current} />}
      {older.map((secret) => (
        <EndingSecret
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
  const { t } = useWords()
  const rotating = useRotateKey(application)
  const full = secrets.length > 1
  return (
    <div className={styles.rotation}>
      {/* Not `disabled`: it has the focus when it becomes so. */}
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
          ? t('Delete the old secret before you rotate again.')
          : t('Makes a new secret; the old one works for 24 hours more.')}
      </span>
    </div>
  )
}
