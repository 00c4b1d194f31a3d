import type { LogoMediaType } from '@accord/contract/logos.ts'
import type { ColumnsOf, Fixed, FixedDefault } from '#database/column-types.ts'

export type LogoTables = {
  logos: {
    id: Fixed<string>
    application_id: FixedDefault<string | null>
    organization_id: FixedDefault<string | null>
    media_type: Fixed<LogoMediaType>
    bytes: Fixed<Buffer>
    created_at: FixedDefault<Date>
  }
}

export const logoColumns: ColumnsOf<LogoTables> = {
  logos: {
    id: 'uuid',
    application_id: 'uuid null',
    organization_id: 'uuid null',
    media_type: 'text',
    bytes: 'bytea',
    created_at: 'timestamptz',
  },
}
