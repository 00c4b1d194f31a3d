import type { Reach, Revoked } from '@accord/contract/reach.ts'
import { type Translate, useWords } from '../language/words.ts'
import { CopyButton } from '../ui/buttons/copy-button.tsx'
import { MonoValue } from '../ui/text/credential.tsx'
import { absoluteTime } from '../ui/text/time-words.ts'
import { endSentence, wayName } from './reach-words.ts'
import styles from './revoke-dialog.module.css'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useAction } from '../actions/use-action.ts'
import { addressOf } from '../browser/address.ts'
import { chosenSecrets } from '../organizations/secrets/seen-secrets.api.ts'
import { RotatedSecrets, SeenSecrets } from '../organizations/secrets/seen-secrets.tsx'
import { Loaded } from '../pages/loaded.tsx'
import { renderButton } from '../pages/router-link.tsx'
import { Button } from '../ui/buttons/button.tsx'
import { Skeleton } from '../ui/feedback/skeleton.tsx'
import { TextField } from '../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../ui/overlays/dialog.tsx'
import { typedName } from '../ui/overlays/typed-name.tsx'
import { keyOf } from './ways-table.tsx'
import { revokeMutation, revokePreviewQuery } from './reach.api.ts'

/** What ends with one of them; once it has, where that is proved. */
function RevokedItem({ item, way }: { item: Revoked; way: Reach | undefined }) {
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

type RevokeDialogProps = {
  organizationId: string
  ways: readonly Reach[]
  /** With what came of it, if it was begun. */
  onClose: (done: readonly Revoked[] | undefined) => void
}

/** What would end, then the question, then the proof that it did. */
export function RevokeDialog({ organizationId, ways, onClose }: RevokeDialogProps) {
  const { t } = useWords()
  const items = ways.map(({ kind, id }) => ({ kind, id }))
  const revoking = useAction(revokeMutation(organizationId))
  const { done, secrets } = revoking.result ?? {}
  const preview = useQuery({
    ...revokePreviewQuery(organizationId, items),
    enabled: done === undefined && !revoking.pending,
  })
  const shown = done ?? preview.data?.items
  const [text, setText] = useState('')
  const [first] = ways
  const typed = first?.kind === 'own_application' ? typedName(first.name, t) : undefined
  const endable = shown?.filter(({ outcome }) => outcome === 'ends').length ?? 0
  const ready = endable > 0 && (!typed || typed.accepts.includes(text.trim()))
  const leaving = done ? [] : ways.filter((way) => way.kind === 'person' && ends(way))
  const close = () => onClose(done)

  useEffect(() => chosenSecrets.set([]), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) void revoking.run(items)
  }

  return (
    <Dialog alert title={title()} message={message()} onDismiss={close}>
      <form onSubmit={submit}>
        <DialogContent>
          {shown ? (
            <ul className={styles.items} aria-live="polite">
              {shown.map((item) => (
                <RevokedItem
                  key={keyOf(item)}
                  // Named below.
                  item={leaving.includes(wayOf(item)!) ? { ...item, secrets: 0 } : item}
                  way={wayOf(item)}
                />
              ))}
            </ul>
          ) : (
            <Loaded
              query={preview}
              plain
              loadingLabel={t('Finding out what would end…')}
              skeleton={<Skeleton width="long" />}
            />
          )}
          {typed && endable > 0 && (
            <div className={styles.typed}>
              {typed.shown}
              <TextField
                label={typed.label}
                value={text}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setText(target.value)}
              />
            </div>
          )}
          {secrets && <RotatedSecrets {...secrets} />}
        </DialogContent>
        {leaving.length > 0 && <SeenSecrets organizationId={organizationId} members={leaving} />}
        <DialogActions>
          {done ? (
            <>
              {renderButton(
                addressOf('/organization/$id/activity', { id: organizationId }),
                t('Show the activity'),
              )}
              <Button variant="primary" onClick={close}>
                {t('Close')}
              </Button>
            </>
          ) : (
            <>
              <Button onClick={close}>{t('Cancel')}</Button>
              <Button type="submit" variant="danger" pending={revoking.pending} disabled={!ready}>
                {endable > 1 ? t('Revoke {{count}}', { count: endable }) : t('Revoke')}
              </Button>
            </>
          )}
        </DialogActions>
      </form>
    </Dialog>
  )

  function title(): string {
    if (done) return someEnded() ? t('Revoked') : t('Nothing was revoked')
    return ways.length === 1 && first
      ? t('Revoke {{name}}?', { name: first.name })
      : t('Revoke {{count}} ways to the data?', { count: ways.length })
  }

  function message(): string {
    if (!done) return t('What is revoked ends at once: the next use of it is refused.')
    return someEnded()
      ? t('This is the proof. Each row of the activity holds the hash of the one before it.')
      : t('The list shows what there is now.')
  }

  function someEnded(): boolean {
    return done!.some(({ outcome }) => outcome === 'ended')
  }

  function ends(way: Reach): boolean {
    return !!shown?.some((item) => item.outcome === 'ends' && keyOf(item) === keyOf(way))
  }

  function wayOf(item: Revoked): Reach | undefined {
    return ways.find((way) => keyOf(way) === keyOf(item))
  }
}
