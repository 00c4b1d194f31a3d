import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type OAuthTables = {
  oauth_artifacts: {
    kind: Fixed<string>
    hash: Fixed<Buffer>
    grant_id: string | null
    application_id: string | null
    user_id: string | null
    approval_id: string | null
    organization_id: string | null
    key_id: string | null
    payload: Record<string, unknown>
    created_at: FixedDefault<Date>
    expires_at: Date | null
    consumed_at: Generated<Date | null>
    session_id: FixedDefault<string | null>
    user_code_hash: FixedDefault<Buffer | null>
    answer: Generated<Buffer | null>
  }
}

export const oauthColumns: ColumnsOf<OAuthTables> = {
  oauth_artifacts: {
    kind: 'text',
    hash: 'bytea',
    grant_id: 'text null',
    application_id: 'uuid null',
    user_id: 'uuid null',
    approval_id: 'uuid null',
    organization_id: 'uuid null',
    key_id: 'uuid null',
    payload: 'jsonb',
    created_at: 'timestamptz',
    expires_at: 'timestamptz null',
    consumed_at: 'timestamptz null',
    session_id: 'uuid null',
    user_code_hash: 'bytea null',
    answer: 'bytea null',
  },
}
