import type { ExportStep, ExportType } from '@accord/contract/exports.ts'
import type { ScopeEntity } from '@accord/contract/rules/scopes.ts'
import type { Generated } from 'kysely'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type ExportTables = {
  exports: {
    id: Fixed<string>
    type: Fixed<ExportType>
    organization_id: Fixed<string | null>
    network_id: Fixed<string | null>
    review_id: Fixed<string | null>
    requested_by: string | null
    requested_by_user: string | null
    step: Generated<ExportStep>
    rows: Generated<number>
    total: Generated<number | null>
    attempts: Generated<number>
    /** The number of attempts that count toward giving up. */
    counted_attempts: Generated<number>
    most_rows: Generated<number>
    file_name: Generated<string | null>
    /** pg returns 64-bit numbers as text. */
    file_size: Generated<string | null>
    digest: Generated<Buffer | null>
    file_key: Generated<Buffer | null>
    failure: Generated<string | null>
    created_at: FixedDefault<Date>
    completed_at: Generated<Date | null>
    expires_at: Generated<Date | null>
    file_deleted_at: Generated<Date | null>
    user_id: FixedDefault<string | null>
    downloads: Generated<number>
    downloaded_at: Generated<Date | null>
  }
  export_receipts: {
    id: Fixed<string>
    export_id: Fixed<string>
    network_id: Fixed<string>
    organization_id: Fixed<string>
    shares: Fixed<ScopeEntity[]>
    rows: Fixed<number>
    at: FixedDefault<Date>
    network_name: Fixed<string>
    exported_by: Fixed<string>
    exported_by_name: Fixed<string>
  }
}

export const exportColumns: ColumnsOf<ExportTables> = {
  exports: {
    id: 'uuid',
    type: 'text',
    organization_id: 'uuid null',
    network_id: 'uuid null',
    review_id: 'uuid null',
    requested_by: 'uuid null',
    requested_by_user: 'uuid null',
    step: 'text',
    rows: 'int4',
    total: 'int4 null',
    attempts: 'int4',
    counted_attempts: 'int4',
    most_rows: 'int4',
    file_name: 'text null',
    file_size: 'int8 null',
    digest: 'bytea null',
    file_key: 'bytea null',
    failure: 'text null',
    created_at: 'timestamptz',
    completed_at: 'timestamptz null',
    expires_at: 'timestamptz null',
    file_deleted_at: 'timestamptz null',
    user_id: 'uuid null',
    downloads: 'int4',
    downloaded_at: 'timestamptz null',
  },
  export_receipts: {
    id: 'uuid',
    export_id: 'uuid',
    network_id: 'uuid',
    organization_id: 'uuid',
    shares: '_text',
    rows: 'int4',
    at: 'timestamptz',
    network_name: 'text',
    exported_by: 'uuid',
    exported_by_name: 'text',
  },
}
