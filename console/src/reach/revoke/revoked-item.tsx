import type { Reach, Revoked } from '@accord/contract/reach.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { MonoValue } from '../../ui/text/mono-value.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { endSentence, wayName } from '../reach-words.ts'
import styles from './revoke-dialog.module.css'

/** What ends with one of them; once it has, where that is proved. */
export function RevokedItem({ item, way }: { item: Revoked; way: Reach | undefined }) {
  const { t, language } = useWords()
  const { proof } = item
  return (
    <li>
      <div className={styles.name}>{way?.name ?? wayName(item, t)}</div>
      {way && (
        <div className={styles.said}>
          {wayName(way, t)}
          {way.person && ` · ${t('for {{person}}', { person: way.person })}`}
        </div>
      )}
      <div className={styles.said}>{outcomeSentence(item, t)}</div>
      {proof && (
        <>
          <div className={styles.said}>
            {t('No. {{position}} in the activity, {{time}}', {
              time: absoluteTime(new Date(proof.at), language),
              position: proof.position,
            })}
          </div>
          <div className={styles.hash}>
            <MonoValue value={proof.hash} />
            <CopyButton
              value={proof.hash}
              label={t('Copy hash')}
              copiedLabel={t('Copied!')}
              failedLabel={t('Copying failed. Select the text instead.')}
            />
          </div>
        </>
      )}
    </li>
  )
}

function outcomeSentence(item: Revoked, t: Translate): string {
  const { kind, outcome, reason, tokens, approvals, secrets } = item
  if (outcome === 'gone') return t('It has ended already.')
  if (outcome === 'refused') return t(reason!)
  return [
    endSentence(kind, t),
    tokens > 0 &&
      (outcome === 'ended'
        ? t('Tokens that ended with it: {{count}}.', { count: tokens })
        : t('Tokens that end with it: {{count}}.', { count: tokens })),
    kind !== 'approval' &&
      approvals > 0 &&
      t('Approvals that end with it: {{count}}.', { count: approvals }),
    secrets > 0 &&
      t('Secrets that they have seen, and will still know: {{count}}.', { count: secrets }),
  ]
    .filter(Boolean)
    .join(' ')
}
