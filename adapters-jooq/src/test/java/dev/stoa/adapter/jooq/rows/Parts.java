package dev.stoa.adapter.jooq.rows;

import dev.stoa.schema.InstantBinding;
import java.time.Instant;
import org.jooq.Record;
import org.jooq.TableField;
import org.jooq.impl.DSL;
import org.jooq.impl.SQLDataType;
import org.jooq.impl.TableImpl;

/** A table of a test. */
final class Parts extends TableImpl<Record> {

  private static final long serialVersionUID = 1L;

  final transient TableField<Record, String> id = text("id");
  final transient TableField<Record, String> reversedId = text("reversed_id");
  final transient TableField<Record, String> name = text("name");
  final transient TableField<Record, String> note = text("note");
  final transient TableField<Record, Long> uses = createField(DSL.name("uses"), SQLDataType.BIGINT);
  final transient TableField<Record, Instant> usedAt =
      createField(DSL.name("used_at"), SQLDataType.OTHER.asConvertedDataType(new InstantBinding()));

  Parts(String name) {
    super(DSL.name(name));
  }

  private TableField<Record, String> text(String name) {
    return createField(DSL.name(name), SQLDataType.CLOB);
  }
}
