import { type ReactNode, type Ref, useId } from 'react'
import { Chip } from '../../ui/text/chip.tsx'
import styles from '../../ui/layout/network-card.module.css'

type NetworkSectionProps = {
  title: string
  /** Unknown until the list has come. */
  total: number | undefined
  /** The title takes the focus when what had it is gone. */
  titleRef?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function NetworkSection({ title, total, titleRef, children }: NetworkSectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className={styles.sectionHead}>
        <h2 id={id} ref={titleRef} tabIndex={-1}>
          {title}
        </h2>
        {total !== undefined && <Chip>{total}</Chip>}
      </div>
      {children}
    </section>
  )
}
