// The driver exports it, and its types leave it out.
declare module 'pg/lib/utils.js' {
  /** A value as PostgreSQL is sent it. */
  export function prepareValue(value: unknown): unknown
}
