package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditCheckpoints.AUDIT_CHECKPOINTS;
import static org.jooq.impl.DSL.inline;

import dev.stoa.adapter.jooq.sql.Binder;
import dev.stoa.adapter.jooq.sql.Params;
import dev.stoa.adapter.jooq.sql.Row;
import dev.stoa.adapter.jooq.sql.Statement;
import dev.stoa.adapter.jooq.unit.JooqSession;
import dev.stoa.domain.audit.CheckpointRow;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.kernel.StorageException;
import dev.stoa.schema.InstantText;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.sql.SQLException;
import java.time.DateTimeException;
import java.util.List;
import org.jooq.Field;
import org.jooq.Param;
import org.jooq.impl.DSL;

/** The signed checkpoints in the table {@code audit_checkpoints}. */
public final class JooqCheckpoints implements Checkpoints {

  private static final List<Field<?>> COLUMNS = List.of(AUDIT_CHECKPOINTS.fields());
  private static final Param<Long> AFTER = Params.named("after", AUDIT_CHECKPOINTS.CHECKPOINT_ID);
  private static final Param<Long> BEFORE = Params.named("before", AUDIT_CHECKPOINTS.CHECKPOINT_ID);
  private static final Param<Integer> LIMIT = Params.named("limit", Integer.class);

  private static final Statement INSERT =
      Statement.of(() -> DSL.insertInto(AUDIT_CHECKPOINTS).set(Params.of(COLUMNS)));

  static final Statement LATEST =
      Statement.of(
          () ->
              DSL.select(COLUMNS)
                  .from(AUDIT_CHECKPOINTS)
                  .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID.desc())
                  .limit(inline(1)));

  static final Statement PAGE =
      Statement.of(
          () ->
              DSL.select(COLUMNS)
                  .from(AUDIT_CHECKPOINTS)
                  .where(AUDIT_CHECKPOINTS.CHECKPOINT_ID.gt(AFTER))
                  .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID)
                  .limit(LIMIT));

  static final Statement NEWEST =
      Statement.of(
          () ->
              DSL.select(COLUMNS)
                  .from(AUDIT_CHECKPOINTS)
                  .where(AUDIT_CHECKPOINTS.CHECKPOINT_ID.lt(BEFORE))
                  .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID.desc())
                  .limit(LIMIT));

  private final JooqSession session;

  public JooqCheckpoints(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(SignedCheckpoint checkpoint) {
    session.run(
        INSERT,
        binds ->
            binds
                .set(AUDIT_CHECKPOINTS.CHECKPOINT_ID, checkpoint.id())
                .set(AUDIT_CHECKPOINTS.ORIGIN, checkpoint.origin())
                .set(AUDIT_CHECKPOINTS.TREE_SIZE, checkpoint.size())
                .set(AUDIT_CHECKPOINTS.ROOT_HASH, checkpoint.root().hex())
                .set(AUDIT_CHECKPOINTS.NOTE, checkpoint.note())
                .set(AUDIT_CHECKPOINTS.CREATED_AT, checkpoint.at()));
  }

  @Override
  public Option<SignedCheckpoint> latest() {
    return session.one(LATEST, Binder.NOTHING, JooqCheckpoints::checkpoint);
  }

  @Override
  public Seq<CheckpointRow> rowsAfter(long id, int limit) {
    return session.list(
        PAGE, binds -> binds.set(AFTER, id).set(LIMIT, limit), JooqCheckpoints::raw);
  }

  @Override
  public Seq<CheckpointRow> rowsBefore(long id, int limit) {
    return session.list(
        NEWEST, binds -> binds.set(BEFORE, id).set(LIMIT, limit), JooqCheckpoints::raw);
  }

  private static CheckpointRow raw(Row row) throws SQLException {
    return new CheckpointRow(
        row.get(AUDIT_CHECKPOINTS.CHECKPOINT_ID),
        row.get(AUDIT_CHECKPOINTS.ORIGIN),
        row.get(AUDIT_CHECKPOINTS.TREE_SIZE),
        row.get(AUDIT_CHECKPOINTS.ROOT_HASH),
        row.get(AUDIT_CHECKPOINTS.NOTE),
        row.instantText(AUDIT_CHECKPOINTS.CREATED_AT));
  }

  private static SignedCheckpoint checkpoint(Row row) throws SQLException {
    CheckpointRow raw = raw(row);
    try {
      return new SignedCheckpoint(
          raw.id(),
          AuditRows.stored("origin", raw.origin()),
          raw.size(),
          Hash.ofHex(AuditRows.stored("root_hash", raw.root())),
          AuditRows.stored("note", raw.note()),
          InstantText.parse(AuditRows.stored("created_at", raw.at())));
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new StorageException(
          "checkpoint "
              + raw.id()
              + " was damaged in the store ("
              + e.getMessage()
              + "): run `stoa audit verify`",
          e);
    }
  }
}
