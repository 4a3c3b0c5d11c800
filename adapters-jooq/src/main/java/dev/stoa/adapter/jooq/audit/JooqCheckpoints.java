package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.tables.AuditCheckpoints.AUDIT_CHECKPOINTS;
import static org.jooq.impl.DSL.inline;
import static org.jooq.impl.DSL.noCondition;

import dev.stoa.adapter.jooq.rows.Filters;
import dev.stoa.adapter.jooq.rows.Order;
import dev.stoa.adapter.jooq.rows.Pages;
import dev.stoa.adapter.jooq.rows.Rows;
import dev.stoa.adapter.jooq.sql.Binder;
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

/** The signed checkpoints in the table {@code audit_checkpoints}. */
public final class JooqCheckpoints implements Checkpoints {

  private static final Rows<SignedCheckpoint> CHECKPOINTS =
      Rows.of(AUDIT_CHECKPOINTS, JooqCheckpoints::checkpoint)
          .key(AUDIT_CHECKPOINTS.CHECKPOINT_ID, SignedCheckpoint::id)
          .set(AUDIT_CHECKPOINTS.ORIGIN, SignedCheckpoint::origin)
          .set(AUDIT_CHECKPOINTS.TREE_SIZE, SignedCheckpoint::size)
          .set(AUDIT_CHECKPOINTS.ROOT_HASH, checkpoint -> checkpoint.root().hex())
          .set(AUDIT_CHECKPOINTS.NOTE, SignedCheckpoint::note)
          .set(AUDIT_CHECKPOINTS.CREATED_AT, SignedCheckpoint::at);

  /** Read as they are stored, unchecked. */
  private static final Rows<CheckpointRow> RAW = CHECKPOINTS.readAs(JooqCheckpoints::raw);

  static final Statement LATEST =
      Statement.of(
          () ->
              CHECKPOINTS
                  .select(noCondition())
                  .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID.desc())
                  .limit(inline(1)));
  static final Pages<Long, CheckpointRow> OLDEST =
      RAW.pages(Order.ascending(AUDIT_CHECKPOINTS.CHECKPOINT_ID, id -> id));
  static final Pages<Long, CheckpointRow> NEWEST =
      RAW.pages(Order.descending(AUDIT_CHECKPOINTS.CHECKPOINT_ID, id -> id));

  private final JooqSession session;

  public JooqCheckpoints(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(SignedCheckpoint checkpoint) {
    CHECKPOINTS.add(session, checkpoint);
  }

  @Override
  public Option<SignedCheckpoint> latest() {
    return CHECKPOINTS.one(session, LATEST, Binder.NOTHING);
  }

  @Override
  public Seq<CheckpointRow> rowsAfter(long id, int limit) {
    return OLDEST.page(session, Filters.NONE, Option.some(id), limit);
  }

  @Override
  public Seq<CheckpointRow> rowsBefore(long id, int limit) {
    return NEWEST.page(session, Filters.NONE, Option.some(id), limit);
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
