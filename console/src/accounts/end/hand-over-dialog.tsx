import type { OwnedAlone } from '@accord/contract/deletions.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useWords } from '../../language/words.ts'
import { ListView } from '../../pages/lists/list-view.tsx'
import { cannotAct } from '../../rights/cannot-act.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { RadioCard, RadioCards } from '../../ui/fields/radio-card.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import { type Heir, peopleQuery } from './account-end.api.ts'
import styles from './account-end.module.css'

type HandOverDialogProps = {
  organization: OwnedAlone
  onClose: () => void
  onChosen: (heir: Heir) => void
}

/** Who becomes the owner of an organization whose only owner goes. */
export function HandOverDialog({ organization, onClose, onChosen }: HandOverDialogProps) {
  const { t } = useWords()
  const [text, setText] = useState('')
  const [searched, setSearched] = useState('')
  const [heir, setHeir] = useState<Heir>()
  const people = useQuery(peopleQuery(organization.id, searched))

  function search(event: FormEvent) {
    event.preventDefault()
    setSearched(text.trim())
  }

  return (
    <Dialog
      title={t('Hand over {{name}} to …', organization)}
      message={t('Who you choose becomes its owner once your account is deleted.')}
      onDismiss={onClose}
    >
      <DialogContent>
        <form className={styles.search} role="search" onSubmit={search}>
          <TextField
            label={t('Name or e-mail address')}
            type="search"
            maxLength={100}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <Button type="submit" pending={people.isFetching}>
            {t('Search')}
          </Button>
        </form>
        <ListView
          query={people}
          failure={t('Unable to get member list')}
          loadingLabel={t('Loading members…')}
          skeleton={<EntrySkeletons count={2} />}
          empty={<p role="status">{t('Nobody is found.')}</p>}
        >
          {({ data, __meta }) => (
            <>
              <RadioCards legend={t('Members')}>
                {data
                  // Neither the one who asks nor who cannot act: the service refuses them.
                  .filter((way) => !way.roles.includes('owner') && !cannotAct(way))
                  .map(({ id, name, email }) => (
                    <RadioCard
                      key={id}
                      name="heir"
                      label={name}
                      description={email}
                      checked={heir?.id === id}
                      onChange={() => setHeir({ id, name })}
                    />
                  ))}
              </RadioCards>
              {__meta.total > data.length && (
                <p className={styles.more}>{t('There are more. Search for others.')}</p>
              )}
            </>
          )}
        </ListView>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        <Button variant="primary" disabled={!heir} onClick={() => onChosen(heir)}>
          {t('Choose')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
