import type { Address } from '../../browser/address.ts'
import { useWords } from '../../language/words.ts'
import { Pager } from '../../ui/layout/pager.tsx'
import { renderLinkInPlace } from '../router-link.tsx'
import styles from './list-pager.module.css'

type ListPagerProps = {
  label: string
  page: number
  perPage: number
  total: number
  hrefOf: (page: number) => Address
}

export function ListPager({ label, ...pages }: ListPagerProps) {
  const { t } = useWords()
  if (pages.total <= pages.perPage) return null
  return (
    <div className={styles.pager}>
      <Pager
        {...pages}
        renderLink={renderLinkInPlace}
        labels={{
          navigation: label,
          previous: t('Previous'),
          next: t('Next'),
          page: (page) => t('Page {{page}}', { page }),
          position: (page, pageCount) => t('Page {{page}} of {{pageCount}}', { page, pageCount }),
        }}
      />
    </div>
  )
}
