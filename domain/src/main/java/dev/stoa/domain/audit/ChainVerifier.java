package dev.stoa.domain.audit;

import static dev.stoa.domain.audit.ChainFault.Kind.REWRITTEN;
import static dev.stoa.domain.audit.ChainFault.Kind.TRUNCATED;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.BEYOND_END;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.BEYOND_FAULT;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.DIFFERS;
import static dev.stoa.domain.audit.CheckpointResult.Outcome.MATCHES;

import dev.stoa.domain.audit.tlog.Checkpoint;
import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Recomputes a chain from its rows: every hash, every link, every tree node and the root at each
 * checkpoint.
 *
 * <p>Rows are given one by one, in ascending sequence and id; beside the checkpoints, memory does
 * not grow with them. Without a checkpoint the absence of the newest entries cannot be seen.
 */
public final class ChainVerifier {

  private final EntryHasher hasher = new EntryHasher();
  private final MerkleFrontier frontier = MerkleFrontier.empty();
  private final CheckpointComparison checkpoints;
  private final IntroducedKeys introduced = new IntroducedKeys();
  private final byte[] computed = new byte[Hash.BYTES];

  private long entries;
  private long last;
  private String lastHash = EntryHash.GENESIS.hex();
  private @Nullable Suspect suspect;

  /** Will compare with these checkpoints. */
  public ChainVerifier(Seq<Checkpoint> compared) {
    checkpoints = new CheckpointComparison(compared);
    checkpoints.reached(frontier);
  }

  /** Takes the next row. */
  public void accept(AuditRow row) {
    entries++;
    Suspect found = suspect;
    if (found == null) {
      check(row);
    } else if (found.next() == null) {
      suspect = found.followedBy(row);
    }
    last = Math.max(last, row.sequence());
  }

  /**
   * The report on all rows, if every checkpoint is trusted.
   *
   * @param sequenceOf looks up which entry has a hash; called once at most
   */
  public ChainReport finish(Function<EntryHash, Option<Long>> sequenceOf) {
    return finish(sequenceOf, checkpoint -> true);
  }

  /**
   * What all the rows amount to.
   *
   * @param believed whether a checkpoint is signed as it ought to be, now that the keys are known:
   *     one that is not says nothing about the chain
   */
  public ChainReport finish(
      Function<EntryHash, Option<Long>> sequenceOf, Predicate<Checkpoint> believed) {
    Seq<CheckpointResult> results =
        checkpoints.results(suspect == null ? BEYOND_END : BEYOND_FAULT);
    // A differing checkpoint was reached before any row failed, so it comes first.
    Option<ChainFault> fault =
        rewritten(results.filter(result -> believed.test(result.checkpoint())))
            .orElse(() -> Option.of(suspect).map(new ChainDiagnosis(sequenceOf, entries)::of))
            .orElse(() -> truncated(results));
    ChainHead head = new ChainHead(frontier.size(), EntryHash.ofHex(lastHash));
    return new ChainReport(entries, head, frontier.root(), fault, results);
  }

  /** The keys that the rows so far introduced. */
  public IntroducedKeys introducedKeys() {
    return introduced;
  }

  private void check(AuditRow row) {
    hasher.hash(row, computed);
    String hash = row.hash();
    boolean hashFits = hash != null && HexText.shows(hash, computed);
    boolean linkFits = lastHash.equals(row.prevHash());
    boolean treeFits = false;
    if (hash != null && hashFits && linkFits && row.sequence() == last + 1) {
      treeFits = treeFits(frontier.add(computed), row.treeNodes());
      lastHash = hash;
      introduced.see(row);
      checkpoints.reached(frontier);
    }
    if (!treeFits) {
      suspect = new Suspect(row, last + 1, hashFits, linkFits, null);
    }
  }

  private boolean treeFits(int levels, byte @Nullable [] stored) {
    return stored == null ? levels == 0 : frontier.completedEquals(stored, levels);
  }

  private static Option<ChainFault> rewritten(Seq<CheckpointResult> results) {
    long from =
        results
                .takeWhile(result -> result.outcome() == MATCHES)
                .lastOption()
                .map(result -> result.checkpoint().size())
                .getOrElse(0L)
            + 1;
    return results
        .find(result -> result.outcome() == DIFFERS)
        .map(result -> result.checkpoint().size())
        .map(
            size ->
                new ChainFault(
                    size,
                    REWRITTEN,
                    "the chain is sound in itself, but entries "
                        + from
                        + " to "
                        + size
                        + " are not those the checkpoint of size "
                        + size
                        + " vouches for"));
  }

  private Option<ChainFault> truncated(Seq<CheckpointResult> results) {
    return results
        .find(result -> result.outcome() == BEYOND_END)
        .map(
            result ->
                new ChainFault(
                    last + 1,
                    TRUNCATED,
                    "the log ends at "
                        + last
                        + ", but a checkpoint vouches for "
                        + result.checkpoint().size()
                        + " entries"));
  }
}
