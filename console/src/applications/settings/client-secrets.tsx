import type { Application, KeyCard } from '@accord/contract/applications.ts'
import { useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { Credential } from '../../ui/text/credential.tsx'
import { LastUsed } from '../../ui/text/last-used.tsx'
import { MonoValue } from '../../ui/text/mono-value.tsx'
import { RelativeTime } from '../../ui/text/relative-time.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { useNow } from '../../ui/text/use-now.ts'
import { secretMutation } from './keys.api.ts'

type ClientSecretProps = { application: Application; secret: KeyCard }

/** Masked, and not even here, until somebody wants to see or copy it. */
export function ClientSecret({ application, secret: key }: ClientSecretProps) {
  const { t } = useWords()
  const now = useNow()
  const [revealed, setRevealed] = useState(false)
  const fetching = useAction({
    ...secretMutation(application, key.id),
    failed: `${t('Unexpected error while fetching application keys')}:`,
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
        {t('Created')} <RelativeTime value={key.createdAt} now={now} />
      </span>
      <span>
        <LastUsed at={key.lastUsedAt} />
      </span>
      <SeenByFormer secret={key} />
    </Credential>
  )
}

/** Those who left still know it: rotating ends that. */
function SeenByFormer({ secret: { seenByFormer } }: { secret: KeyCard }) {
  const { t } = useWords()
  return seenByFormer.map(({ name, at }) => (
    <Chip key={`${name} ${at}`} tone="warning">
      {t('Seen by {{name}}, who left', { name })}
    </Chip>
  ))
}

type EndingSecretProps = { secret: KeyCard; deleting: boolean; onDelete: () => void }

/** The one that a newer one took the place of: it works a while longer. */
export function EndingSecret({ secret: key, deleting, onDelete }: EndingSecretProps) {
  const { t, language } = useWords()
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
          {t('Ends {{date}}', { date: absoluteTime(new Date(key.expiresAt), language) })}
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
