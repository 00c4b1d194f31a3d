import styles from './logo.module.css'

/** Shows the brand's logo and the product's name. A deployment can replace the logo with `--brand-logo`. */
export function Logo({ name }: { name: string }) {
  return (
    <span className={styles.logo}>
      <span className={styles.mark} role="img" aria-label={name} />
      {/* The logo already has the name as its label. */}
      <span className={styles.name} aria-hidden="true">
        {name}
      </span>
    </span>
  )
}
