package dev.stoa.domain.audit;

import dev.stoa.domain.audit.tlog.Hash;
import dev.stoa.domain.audit.tlog.MerkleFrontier;
import dev.stoa.domain.audit.tlog.TreeNode;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import io.vavr.collection.Vector;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;

/** The rule by which a chain grows. */
public final class AuditChain {

  /** The most events one batch may bring: what a single transaction holds with ease. */
  public static final int MAX_BATCH = 10_000;

  private AuditChain() {}

  /** The tree nodes that {@link #extend} needs to add a number of entries after this head. */
  public static Seq<TreeNode> needed(ChainHead head, int entries) {
    return MerkleFrontier.neededToAdd(head.size(), entries);
  }

  /**
   * Chains events, in their order, after a head.
   *
   * <p>The instant is attested as the clock gave it, even when the clock has stepped back: the
   * order of the trail is its sequence, never its time.
   *
   * @param nodes the hashes of {@link #needed}
   */
  public static Seq<ChainedEntry> extend(
      ChainHead head, Map<TreeNode, Hash> nodes, Seq<IdentifiedEvent> events, Instant at) {
    return extend(head, MerkleFrontier.at(head.size(), nodes), events, at);
  }

  /**
   * As above, over the edge of the tree at this head, which grows with the chain.
   *
   * @param frontier of the head's size, knowing the nodes of {@link #needed}
   */
  public static Seq<ChainedEntry> extend(
      ChainHead head, MerkleFrontier frontier, Seq<IdentifiedEvent> events, Instant at) {
    Instant micros = at.truncatedTo(ChronoUnit.MICROS);
    EntryHasher hasher = new EntryHasher();
    List<ChainedEntry> chained = new ArrayList<>(events.size());
    long sequence = head.size();
    EntryHash previous = head.hash();
    for (IdentifiedEvent one : events) {
      sequence++;
      EntryHash hash =
          hasher.hash(
              AttestedRow.of(sequence, one.id(), micros, one.event(), previous, null, null));
      AuditEntry entry = new AuditEntry(sequence, one.id(), micros, one.event(), previous, hash);
      chained.add(new ChainedEntry(entry, frontier.add(hash.value())));
      previous = hash;
    }
    return Vector.ofAll(chained);
  }
}
