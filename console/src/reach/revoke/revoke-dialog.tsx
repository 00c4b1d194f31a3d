import type { Reach, Revoked } from '@accord/contract/reach.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useAction } from '../../actions/use-action.ts'
import { addressOf } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { chosenSecrets } from '../../organizations/secrets/chosen-secrets.ts'
import { RotatedSecrets } from '../../organizations/secrets/rotated-secrets.tsx'
import { SeenSecrets } from '../../organizations/secrets/seen-secrets.tsx'
import { Loaded } from '../../pages/loaded.tsx'
import { renderButton } from '../../pages/router-link.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { typedName } from '../../ui/overlays/typed-name.tsx'
import { keyOf } from '../ticked-ways.ts'
import { revokeMutation, revokePreviewQuery } from '../reach.api.ts'
import styles from './revoke-dialog.module.css'
import { RevokedItem } from './revoked-item.tsx'

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
