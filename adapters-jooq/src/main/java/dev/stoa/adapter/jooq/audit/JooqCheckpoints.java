package dev.stoa.adapter.jooq.audit;

import static dev.stoa.schema.generated.Tables.AUDIT_CHECKPOINTS;

import dev.stoa.adapter.jooq.JooqSession;
import dev.stoa.domain.audit.Checkpoints;
import dev.stoa.domain.audit.SignedCheckpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.schema.generated.tables.records.AuditCheckpointsRecord;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/** The signed checkpoints in the table {@code audit_checkpoints}. */
public final class JooqCheckpoints implements Checkpoints {

  private final JooqSession session;

  public JooqCheckpoints(JooqSession session) {
    this.session = session;
  }

  @Override
  public void append(SignedCheckpoint checkpoint) {
    session
        .dsl()
        .insertInto(AUDIT_CHECKPOINTS)
        .set(AUDIT_CHECKPOINTS.CHECKPOINT_ID, checkpoint.id())
        .set(AUDIT_CHECKPOINTS.ORIGIN, checkpoint.origin())
        .set(AUDIT_CHECKPOINTS.TREE_SIZE, checkpoint.size())
        .set(AUDIT_CHECKPOINTS.ROOT_HASH, checkpoint.root().hex())
        .set(AUDIT_CHECKPOINTS.NOTE, checkpoint.note())
        .set(AUDIT_CHECKPOINTS.CREATED_AT, checkpoint.at())
        .execute();
  }

  @Override
  public Option<SignedCheckpoint> latest() {
    return Option.of(
            session
                .dsl()
                .selectFrom(AUDIT_CHECKPOINTS)
                .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID.desc())
                .limit(1)
                .fetchOne())
        .map(JooqCheckpoints::checkpoint);
  }

  @Override
  public Seq<SignedCheckpoint> after(long id, int limit) {
    return Vector.ofAll(
        session
            .dsl()
            .selectFrom(AUDIT_CHECKPOINTS)
            .where(AUDIT_CHECKPOINTS.CHECKPOINT_ID.gt(id))
            .orderBy(AUDIT_CHECKPOINTS.CHECKPOINT_ID)
            .limit(limit)
            .fetch(JooqCheckpoints::checkpoint));
  }

  private static SignedCheckpoint checkpoint(AuditCheckpointsRecord row) {
    return new SignedCheckpoint(
        row.getCheckpointId(),
        row.getOrigin(),
        row.getTreeSize(),
        Hash.ofHex(row.getRootHash()),
        row.getNote(),
        row.getCreatedAt());
  }
}
