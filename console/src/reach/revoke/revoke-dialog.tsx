import type { Reach, Revoked } from '@accord/contract/reach.ts'
import { useQuery } from '@tanstack/react-query'
import { useAction } from '../../actions/use-action.ts'
import { explainError } from '../../api/explain-error.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Loading, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { absoluteTime } from '../../ui/text/time-words.ts'
import { kindName } from '../reach-words.ts'
import { revokeMutation, revokePreviewQuery } from '../reach.api.ts'
import { keyOf } from '../ways-table.tsx'
import styles from './revoke-dialog.module.css'

type RevokeDialogProps = {
  organizationId: string
  ways: readonly Reach[]
  onClose: () => void
}

/** What would end, then the question, then the proof that it did. */
export function RevokeDialog({ organizationId, ways, onClose }: RevokeDialogProps) {
  const { t } = useWords()
  const items = ways.map(({ kind, id }) => ({ kind, id }))
  const revoking = useAction(revokeMutation(organizationId))
  const ended = revoking.result?.items
  const preview = useQuery({
    ...revokePreviewQuery(organizationId, items),
    enabled: ended === undefined && !revoking.pending,
  })
  const shown = ended ?? preview.data?.items
  const endable = shown?.filter(({ outcome }) => outcome === 'ends').length ?? 0
  const [only] = ways

  return (
    <Dialog
      alert
      title={title()}
      message={
        ended
          ? t(
              'What ended is in the activity for good; each row there holds the hash of the one before.',
            )
          : t('It ends at once: the next call with any of its tokens is refused.')
      }
      onDismiss={onClose}
    >
      <DialogContent>
        {shown ? (
          <ul className={styles.items}>
            {shown.map((item) => (
              <Item key={keyOf(item)} item={item} way={wayOf(item)} />
            ))}
          </ul>
        ) : preview.error ? (
          <Notice kind="error">{t(explainError(preview.error))}</Notice>
        ) : (
          <Loading label={t('Looking what would end…')}>
            <Skeleton width="long" />
          </Loading>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{ended ? t('Close') : t('Cancel')}</Button>
        {!ended && (
          <Button
            variant="danger"
            pending={revoking.pending}
            disabled={endable === 0}
            onClick={() => void revoking.run(items)}
          >
            {endable > 1 ? t('Revoke {{count}}', { count: endable }) : t('Revoke')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )

  function title(): string {
    if (ended) return t('Revoked')
    return ways.length === 1 && only
      ? t('Revoke {{name}}?', { name: only.name })
      : t('Revoke {{count}} ways to the data?', { count: ways.length })
  }

  function wayOf(item: Revoked): Reach | undefined {
    return ways.find((way) => keyOf(way) === keyOf(item))
  }
}

function Item({ item, way }: { item: Revoked; way: Reach | undefined }) {
  const { t, language } = useWords()
  const { proof } = item
  return (
    <li>
      <div className={styles.name}>{way?.name ?? kindName(item.kind, t)}</div>
      <div className={styles.said}>{outcomeSentence(item, t)}</div>
      {proof && (
        <div className={styles.said}>
          {t('{{time}}, activity no. {{position}}', {
            time: absoluteTime(new Date(proof.at), language),
            position: proof.position,
          })}{' '}
          <span className={styles.hash}>{proof.hash}</span>
        </div>
      )}
    </li>
  )
}

export function outcomeSentence(item: Revoked, t: Translate): string {
  const { outcome, reason, tokens, approvals } = item
  if (outcome === 'gone') return t('Somebody else ended it already.')
  if (outcome === 'refused') return reason ? t(reason) : t('It cannot be ended here.')
  const counts = [
    item.kind === 'own_application' &&
      t('The application is deleted, with its secrets and with what others let it do.'),
    tokens > 0 && t('Live tokens: {{count}}.', { count: tokens }),
    approvals > 0 && t('Approvals that end with it: {{count}}.', { count: approvals }),
  ].filter(Boolean)
  return [outcome === 'ends' ? t('Ends.') : t('Ended.'), ...counts].join(' ')
}
