import type { Seen, SeenPart } from '@accord/contract/seen.ts'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../language/words.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { sharesInWords } from '../../rights/share-sentence.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import type { ShowSeenProps } from '../show-seen.tsx'
import styles from './seen-dialog.module.css'
import { SeenRow } from './seen-row.tsx'
import { kindName, standingName } from './seen-words.ts'
import { seenQuery } from './seen.api.ts'

type SeenDialogProps = ShowSeenProps & { onClose: () => void }

/** By kind, the rows that somebody else reads; then what they do not. */
export function SeenDialog({ name, through, would, message, onClose }: SeenDialogProps) {
  const { t } = useWords()
  const seen = useQuery(seenQuery(through))
  return (
    <Dialog
      wide
      title={would ? t('What {{name}} would see', { name }) : t('What {{name}} sees', { name })}
      message={
        <>
          {message && <p>{message}</p>}
          <p>{t('As it is at this moment. Looking leaves no trace.')}</p>
        </>
      }
      onDismiss={onClose}
    >
      <DialogContent>
        <Loaded query={seen} plain>
          {(found) => <Standings seen={found} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

function Standings({ seen: { parts, notStored } }: { seen: Seen }) {
  const { t } = useWords()
  return (
    <div className={styles.parts}>
      {(['now', 'asked', 'person'] as const).map((standing) => {
        const those = parts.filter(({ seen }) => seen === standing)
        return (
          those.length > 0 && (
            <section key={standing} className={styles.parts}>
              <h3 className={styles.standing}>{standingName(standing, t)}</h3>
              {those.map((part) => (
                <Part key={part.kind} part={part} />
              ))}
            </section>
          )
        )
      })}
      <section>
        <h3 className={styles.standing}>{t('Does not see')}</h3>
        <ul className={styles.unseen}>
          {parts
            .filter(({ seen }) => seen === null)
            .map(({ kind, outOfReach }) => (
              <li key={kind}>
                {kindName(kind, t)}:{' '}
                {outOfReach ? t('your role does not reach it') : t('not asked for')}
              </li>
            ))}
          {notStored.length > 0 && (
            <li>
              {sharesInWords(notStored, t)}: {t('nothing of it is stored here')}
            </li>
          )}
          <li>{t('Passwords, secrets and activity: never')}</li>
        </ul>
      </section>
    </div>
  )
}

function Part({ part: { kind, rows, total, more, ofNetwork } }: { part: SeenPart }) {
  const { t, language } = useWords()
  const name = kindName(kind, t)
  const count = total.toLocaleString(language) + (more ? '+' : '')
  if (rows.length === 0) {
    return (
      <p className={styles.none}>
        {t('Nothing yet: no {{things}}', { things: name.toLowerCase() })}
      </p>
    )
  }
  return (
    <section>
      <h4 className={styles.kind}>
        {name} <span className={styles.none}>{count}</span>
      </h4>
      {ofNetwork && (
        <p className={styles.none}>{t('Those whose owner is in the network are seen.')}</p>
      )}
      <ul className={styles.rows} aria-label={name}>
        {rows.map((row, index) => (
          <SeenRow key={index} row={row} />
        ))}
      </ul>
      {total > rows.length && (
        <p className={styles.none}>
          {t('The first {{shown}} of {{total}}', { shown: rows.length, total: count })}
        </p>
      )}
    </section>
  )
}
