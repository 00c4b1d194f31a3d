import { mostDecidedAtOnce, type OwnedAlone } from '@accord/contract/deletions.ts'
import { useQuery } from '@tanstack/react-query'
import Building2 from 'lucide-react/icons/building-2'
import { useState } from 'react'
import { pageQuery } from '../../api/paging.ts'
import type { Address } from '../../browser/address.ts'
import { type Translate, useWords } from '../../language/words.ts'
import { BeyondLastPage } from '../../pages/lists/beyond-last-page.tsx'
import { ListPager } from '../../pages/lists/list-pager.tsx'
import { ListView } from '../../pages/lists/list-view.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Entry, EntryList, EntrySkeletons } from '../../ui/layout/entry-list.tsx'
import { Chip } from '../../ui/text/chip.tsx'
import { type Heir, type Heirs, ownedAloneQuery, ownedPerPage } from './account-end.api.ts'
import styles from './account-end.module.css'
import { HandOverDialog } from './hand-over-dialog.tsx'

type OwnedAloneListProps = {
  page: number
  hrefOf: (page: number) => Address
  heirs: Heirs
  onDecide: (id: string, heir: Heir) => void
}

/** What becomes of each organization that the person alone owns. */
export function OwnedAloneList({ page, hrefOf, heirs, onDecide }: OwnedAloneListProps) {
  const { t } = useWords()
  const owned = useQuery({
    ...ownedAloneQuery,
    select: ({ data, __meta }) => {
      const { $skip, $limit } = pageQuery(page, ownedPerPage)
      return { data: data.slice($skip, $skip + $limit), __meta }
    },
  })
  const [handingOver, setHandingOver] = useState<OwnedAlone>()
  const label = t('Organizations that you alone own')

  return (
    <>
      <ListView
        query={owned}
        failure={t('Error loading organizations')}
        loadingLabel={t('Loading your organizations…')}
        skeleton={<EntrySkeletons count={1} />}
        empty={<BeyondLastPage firstPage={hrefOf(1)} />}
      >
        {({ data, __meta }) => (
          <div>
            <h3 className={styles.heading}>{label}</h3>
            <EntryList label={label}>
              {data.map((organization) => (
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
            <ListPager
              label={t('Pages of organizations')}
              page={page}
              perPage={ownedPerPage}
              total={Math.min(__meta.total, mostDecidedAtOnce)}
              hrefOf={hrefOf}
            />
          </div>
        )}
      </ListView>
      {handingOver && (
        <HandOverDialog
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
  organization: OwnedAlone
  decided: boolean
  heir: Heir
  onHandOver: () => void
  onDelete: () => void
}

function OwnedAloneEntry(props: OwnedAloneEntryProps) {
  const { organization, decided, heir, onHandOver, onDelete } = props
  const { t } = useWords()
  const { name, members } = organization
  const which = <span className="visually-hidden">{name}</span>

  return (
    <Entry
      icon={<Building2 size={16} />}
      title={
        <>
          {name}
          {decided && (
            <Chip tone={heir ? 'success' : 'danger'}>
              {heir ? t('Goes to {{name}}', heir) : t('Is deleted too')}
            </Chip>
          )}
        </>
      }
      below={
        <div className={styles.choices}>
          {members > 0 && (
            <Button size="small" aria-pressed={heir !== undefined} onClick={onHandOver}>
              {t('Hand over to …')}
              {which}
            </Button>
          )}
          <Button size="small" aria-pressed={decided && !heir} onClick={onDelete}>
            {t('Delete it too')}
            {which}
          </Button>
        </div>
      }
    >
      <span>{others(members, t)}</span>
    </Entry>
  )
}

/** Not all who belong to it: neither contacts nor who cannot act, being suspended, or by an account that is disabled or deleted. */
function others(members: number, t: Translate): string {
  if (members === 0) return t('Nobody else can become its owner')
  return members === 1
    ? t('1 other member can become its owner')
    : t('{{members}} other members can become its owner', { members })
}
