import { Skeleton } from '../ui/feedback/skeleton.tsx'
import styles from './side-menu.module.css'

/** The places of a menu's items, until it is known which of them this person has. */
export function SideMenuSkeletons({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={styles.link}>
      <Skeleton width="medium" />
    </div>
  ))
}
