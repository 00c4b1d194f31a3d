import { type SolelyOwned, maxDecisionsPerRequest } from '@accord/contract/deletions.ts'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type Translate, useTranslation } from '../../i18n/translation.ts'
import { NamedLabel } from '../../i18n/translated.tsx'
import { ListView, PagedList } from '../../pages/lists/paged-list.tsx'
import { cannotAct } from '../../permissions/role-labels.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry, EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { RadioCard, RadioCards } from '../../ui/fields/choice.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Dialog, DialogActions, DialogContent } from '../../ui/overlays/dialog.tsx'
import {
  type SuccessorChoice,
  type SuccessorChoices,
  solelyOwnedQuery,
  ownedPerPage,
  peopleQuery,
} from './account-deletion.api.ts'
import styles from './account-deletion.module.css'
import Building2 from 'lucide-react/icons/building-2'
import { pageQuery } from '../../api/paging.ts'
import { getRouteApi } from '@tanstack/react-router'
import { pathTo } from '../../browser/app-path.ts'
import { Chip } from '../../ui/text/chip.tsx'

type HandOverDialogProps = {
  organization: SolelyOwned
  onClose: () => void
  onChosen: (heir: SuccessorChoice) => void
}

/** Asks for the next owner of an organization whose only owner is leaving. */
function TransferOwnershipDialog({ organization, onClose, onChosen }: HandOverDialogProps) {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const [searched, setSearched] = useState('')
  const [heir, setHeir] = useState<SuccessorChoice>()
  const people = useQuery(peopleQuery(organization.id, searched))

  function search(event: FormEvent) {
    event.preventDefault()
    setSearched(text.trim())
  }

  return (
    <Dialog
      title={t('Transfer {{name}}', organization)}
      message={t('This person will become the owner when your account is deleted.')}
      onDismiss={onClose}
    >
      <DialogContent>
        <form className={styles.search} role="search" onSubmit={search}>
          <TextField
            label={t('Name or email address')}
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
          empty={<p role="status">{t('No members found.')}</p>}
        >
          {({ data, __meta }) => (
            <>
              <RadioCards legend={t('Members')}>
                {data
                  // The service doesn't accept the current owner or people who can't act.
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
                <p className={styles.more}>{t('There are more members. Search to find them.')}</p>
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

const route = getRouteApi('/signed-in/user/account/privacy')

type OwnedAloneListProps = {
  heirs: SuccessorChoices
  onDecide: (id: string, heir: SuccessorChoice) => void
}

/** Lists the organizations that only this person owns, and asks for a decision on each. */
export function SolelyOwnedList({ heirs, onDecide }: OwnedAloneListProps) {
  const { t } = useTranslation()
  const { page = 1 } = route.useSearch()
  const owned = useQuery({
    ...solelyOwnedQuery,
    select: ({ data, __meta }) => {
      const { $skip, $limit } = pageQuery(page, ownedPerPage)
      const total = Math.min(__meta.total, maxDecisionsPerRequest)
      return { data: data.slice($skip, $skip + $limit), __meta: { total } }
    },
  })
  const [handingOver, setHandingOver] = useState<SolelyOwned>()
  const label = t('Organizations that only you own')

  return (
    <>
      <PagedList
        query={owned}
        page={page}
        perPage={ownedPerPage}
        hrefOf={(to) => pathTo('/user/account/privacy', {}, { page: to })}
        pagesLabel={t('Organizations pagination')}
        failure={t('Error loading organizations')}
        loadingLabel={t('Loading your organizations…')}
        skeleton={<EntrySkeletons count={1} />}
        empty={null}
      >
        {(rows) => (
          <>
            <h3 className={styles.heading}>{label}</h3>
            <EntryList label={label}>
              {rows.map((organization) => (
                <OwnedAloneEntry
                  key={organization.id}
                  organization={organization}
                  decided={organization.id in heirs}
                  heir={heirs[organization.id]}
                  onHandOver={() => setHandingOver(organization)}
                  onDelete={() => onDecide(organization.id, undefined)}
                />
              ))}
            </EntryList>
          </>
        )}
      </PagedList>
      {handingOver && (
        <TransferOwnershipDialog
          organization={handingOver}
          onClose={() => setHandingOver(undefined)}
          onChosen={(heir) => {
            onDecide(handingOver.id, heir)
            setHandingOver(undefined)
          }}
        />
      )}
    </>
  )
}

type OwnedAloneEntryProps = {
  organization: SolelyOwned
  decided: boolean
  heir: SuccessorChoice
  onHandOver: () => void
  onDelete: () => void
}

function OwnedAloneEntry(props: OwnedAloneEntryProps) {
  const { organization, decided, heir, onHandOver, onDelete } = props
  const { t } = useTranslation()
  const { name, members } = organization

  return (
    <Entry
      icon={<Building2 size={16} />}
      title={
        <>
          {name}
          {decided && (
            <Chip tone={heir ? 'success' : 'danger'}>
              {heir ? t('Will go to {{name}}', heir) : t('Will be deleted too')}
            </Chip>
          )}
        </>
      }
      below={
        <div className={styles.choices}>
          {members > 0 && (
            <Button size="small" aria-pressed={heir !== undefined} onClick={onHandOver}>
              <NamedLabel text={t('Transfer to… {{name}}')} name={name} />
            </Button>
          )}
          <Button size="small" aria-pressed={decided && !heir} onClick={onDelete}>
            <NamedLabel text={t('Delete it too {{name}}')} name={name} />
          </Button>
        </div>
      }
    >
      <span>{others(members, t)}</span>
    </Entry>
  )
}

/**
 * Counts only possible owners, which excludes contacts, suspended people, and people whose account is disabled or
 * deleted.
 */
function others(members: number, t: Translate): string {
  if (members === 0) return t('No one else can become an owner')
  return t('{{count}} other members can become owners', {
    count: members,
    defaultValue_one: '{{count}} other member can become an owner',
  })
}
