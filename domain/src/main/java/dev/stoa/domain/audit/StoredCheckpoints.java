package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.CHECKPOINT_ALTERED;
import static dev.stoa.domain.audit.ChainFault.Kind.CHECKPOINT_MISSING;
import static dev.stoa.domain.audit.ChainFault.Kind.FOREIGN;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.VerifierKey;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.collection.Vector;
import io.vavr.control.Option;

/**
 * The checkpoints of a workspace as they are stored, each checked against its note, against those
 * before it and against the keys that the log introduced.
 */
public final class StoredCheckpoints {

  private Vector<StoredCheckpoint> readable = Vector.empty();
  private Vector<ChainFault> faults = Vector.empty();
  private long lastId;
  private long lastSize = -1;

  /** Takes the next row, in ascending id. */
  public void add(CheckpointRow row) {
    if (row.id() != lastId + 1) {
      faults =
          faults.append(
              fault(
                  row.size(),
                  CHECKPOINT_MISSING,
                  "stored checkpoint "
                      + (lastId + 1)
                      + " is missing, the next one is "
                      + row.id()));
    }
    lastId = row.id();
    StoredCheckpoint.read(row)
        .peekLeft(reason -> faults = faults.append(altered(row.id(), row.size(), reason)))
        .forEach(this::add);
  }

  private void add(StoredCheckpoint stored) {
    long size = stored.checkpoint().size();
    if (size <= lastSize) {
      String reason = "has size " + size + ", no more than the " + lastSize + " before it";
      faults = faults.append(altered(stored.id(), size, reason));
    }
    lastSize = Math.max(lastSize, size);
    readable = readable.append(stored);
  }

  /** What the checkpoints say whose rows are in order; who signed them is another question. */
  public Seq<Checkpoint> checkpoints() {
    return readable.map(StoredCheckpoint::checkpoint);
  }

  /** Those of them that the key of the log at their size signed. */
  public Set<Checkpoint> signed(IntroducedKeys keys) {
    return readable
        .filter(stored -> isSigned(stored, keys))
        .map(StoredCheckpoint::checkpoint)
        .toSet();
  }

  private static boolean isSigned(StoredCheckpoint stored, IntroducedKeys keys) {
    return keys.at(stored.checkpoint().size())
        .exists(
            key -> key.name().equals(stored.checkpoint().origin()) && stored.note().isTimedBy(key));
  }

  /**
   * The first fault of the checkpoints, if the chain itself is valid.
   *
   * @param signed what {@link #signed} gave for these keys
   * @param trusted keys given by the caller, one of which must have signed the latest; empty if
   *     none were given
   * @param saved what was saved elsewhere, and so must be stored here
   */
  public Option<ChainFault> firstFault(
      IntroducedKeys keys,
      Set<Checkpoint> signed,
      Seq<VerifierKey> trusted,
      Seq<Checkpoint> saved) {
    return faults
        .headOption()
        .orElse(
            () ->
                readable
                    .find(stored -> !signed.contains(stored.checkpoint()))
                    .map(StoredCheckpoints::foreign))
        .orElse(() -> notTrusted(trusted))
        .orElse(() -> withoutFirst(keys))
        .orElse(() -> notStored(saved));
  }

  private static ChainFault foreign(StoredCheckpoint stored) {
    return fault(
        stored.checkpoint().size(),
        FOREIGN,
        "stored checkpoint "
            + stored.id()
            + " is not signed by the key that the log introduced for it");
  }

  private Option<ChainFault> notTrusted(Seq<VerifierKey> trusted) {
    return readable
        .lastOption()
        .filter(latest -> trusted.nonEmpty() && !trusted.exists(latest.note()::isSignedBy))
        .map(
            latest ->
                fault(
                    latest.checkpoint().size(),
                    FOREIGN,
                    "stored checkpoint "
                        + latest.id()
                        + " is not signed by the key of the saved ones"));
  }

  private Option<ChainFault> withoutFirst(IntroducedKeys keys) {
    return keys.firstSizes()
        .find(size -> !checkpoints().exists(checkpoint -> checkpoint.size() == size))
        .map(
            size ->
                fault(
                    size,
                    CHECKPOINT_MISSING,
                    "the checkpoint of size " + size + ", the first of its key, is missing"));
  }

  private Option<ChainFault> notStored(Seq<Checkpoint> saved) {
    return saved
        .find(one -> !checkpoints().contains(one))
        .map(
            one ->
                fault(
                    one.size(),
                    CHECKPOINT_MISSING,
                    "the saved checkpoint of size " + one.size() + " is not stored any more"));
  }

  private static ChainFault altered(long id, long size, String reason) {
    return fault(size, CHECKPOINT_ALTERED, "stored checkpoint " + id + " " + reason);
  }

  private static ChainFault fault(long size, ChainFault.Kind kind, String explanation) {
    return new ChainFault(Math.max(1, size), kind, explanation);
  }
}
