import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../language/words.ts'
import { Loaded } from '../../pages/loaded.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { contentsQuery, type Subject } from '../exports.api.ts'
import styles from '../exports.module.css'
import { Inside } from './inside.tsx'

/** Asked for only when somebody looks: the rows are counted for it. */
export function ExportContents({ subject }: { subject: Subject }) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const contents = useQuery({ ...contentsQuery(subject), enabled: open })

  return (
    <details
      className={styles.contents}
      onToggle={(event) => setOpen((event.target as HTMLDetailsElement).open)}
    >
      <summary>{t('What is inside')}</summary>
      <Loaded
        query={contents}
        plain
        failure={t('Unable to tell what is inside.')}
        skeleton={
          <>
            <Skeleton width="medium" />
            <Skeleton width="long" />
          </>
        }
      >
        {(data) => <Inside contents={data} />}
      </Loaded>
    </details>
  )
}
