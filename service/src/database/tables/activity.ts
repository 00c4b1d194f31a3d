import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ActivityTables = {
  activity: {
    id: Fixed<string>
    at: FixedDefault<Date>
    kind: Fixed<string>
    user_id: Fixed<string>
    session_id: FixedDefault<string | null>
    address: FixedDefault<string | null>
    agent: FixedDefault<string | null>
    detail: FixedDefault<Record<string, unknown>>
    organization_id: FixedDefault<string | null>
    profile_id: FixedDefault<string | null>
    position: FixedDefault<string | null>
    previous_hash: FixedDefault<Buffer | null>
    hash: FixedDefault<Buffer | null>
  }
}

export const activityColumns: ColumnsOf<ActivityTables> = {
  activity: {
    id: 'uuid',
    at: 'timestamptz',
    kind: 'text',
    user_id: 'uuid',
    session_id: 'uuid null',
    address: 'inet null',
    agent: 'text null',
    detail: 'jsonb',
    organization_id: 'uuid null',
    profile_id: 'uuid null',
    position: 'int8 null',
    previous_hash: 'bytea null',
    hash: 'bytea null',
  },
}
