import styles from './logo.module.css'

/** The brand's mark and the product's name; a deployment replaces the mark by `--brand-logo`. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} role="img" aria-label={name} />
      {/* The mark has already said the name. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </span>
  )
}
