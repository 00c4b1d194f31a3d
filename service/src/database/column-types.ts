import type { ColumnType, Selectable } from 'kysely'

/** A column that is written once and never changed. */
export type Fixed<Value> = ColumnType<Value, Value, never>
export type FixedDefault<Value> = ColumnType<Value, Value | undefined, never>

/** The columns of tables as values, because types don't exist at run time. */
export type ColumnsOf<Tables> = { [Table in keyof Tables]: SqlColumns<Selectable<Tables[Table]>> }

type SqlColumns<Row> = {
  [Name in keyof Row]: null extends Row[Name]
    ? `${SqlType<NonNullable<Row[Name]>>} null`
    : SqlType<Row[Name]>
}

type SqlType<Value> = Value extends string
  ? 'text' | 'uuid' | 'inet' | 'int8' | 'date'
  : Value extends number
    ? 'int4'
    : Value extends boolean
      ? 'bool'
      : Value extends Date
        ? 'timestamptz'
        : Value extends Buffer
          ? 'bytea'
          : Value extends readonly string[]
            ? '_text' | '_uuid'
            : 'jsonb'
